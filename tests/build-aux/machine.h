/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Machines that are not this one: folders of commands, among which the scripts of build-aux run.
 *
 * Real tools are linked in, and one-line scripts stand in place of all tools that could change
 * something. The tree is a folder of the machine too, with nothing in it but the scripts.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The status of a child that could not be made to obey. */
#define NO_RIGHT 77

typedef struct
{
  const char *name;
  const char *system;    /* the contents of os-release */
  const char *tools[12]; /* names and scripts by turns */
  const char *command;   /* script and options; "./TOOL": one of the tools */
  int         status;
  const char *said;     /* a part of its output */
  const char *wanted;   /* somewhere in the log; NULL: the log is empty */
  const char *unwanted; /* nowhere in the log, may be NULL */
  const char *unsaid;   /* not in its output, may be NULL */
  const char *locked;   /* a folder of the tree that may not be written into, may be NULL */
} Case;

typedef struct
{
  char *root;
  char *bin;        /* the commands */
  char *tree;       /* the stand-in for the checkout */
  char *os_release; /* the file that names the system */
  char *log;        /* the commands that were to run */
} Machine;

/* Makes a case's machine, in a new folder. */
void machine_init (Machine *machine, const Case *c);

/* Deletes it. */
void machine_clear (Machine *machine);

/* Runs a case's command without a terminal, from a folder that is not the tree. Returns the
 * status; `said` takes the output, to be freed. */
int machine_run (const Machine *machine, const Case *c, char **said);

/* Runs a case's command on a terminal, on which an answer is typed, with its output elsewhere
 * (`build-aux/run | cat`). Returns the contents of the terminal at the end, to be freed. */
char *machine_run_asked (const Machine *machine, const Case *c, const char *answer);

G_END_DECLS
