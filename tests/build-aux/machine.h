/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Machines that are not this one: folders of commands, among which the scripts of build-aux run.
 *
 * Real tools are linked in, and one-line scripts stand in place of whatever could change something.
 * The tree is a folder of the machine too, with nothing in it but the scripts.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The status of a child that could not be made to obey. */
#define NO_RIGHT 77

typedef struct
{
  const char *name;
  const char *system;    /* what stands in os-release */
  const char *tools[12]; /* names and scripts by turns */
  const char *command;   /* script and options; "./TOOL": one of the tools */
  int         status;
  const char *said;     /* somewhere in what it said */
  const char *wanted;   /* somewhere in the log; NULL: the log is empty */
  const char *unwanted; /* nowhere in the log, may be NULL */
  const char *unsaid;   /* nowhere in what it said, may be NULL */
  const char *locked;   /* a folder of the tree that may not be written into, may be NULL */
} Case;

typedef struct
{
  char *root;
  char *bin;        /* the commands */
  char *tree;       /* what stands for the checkout */
  char *os_release; /* which system it is */
  char *log;        /* what was to be done */
} Machine;

/* Makes a case's machine, in a new folder. */
void machine_init (Machine *machine, const Case *c);

/* Deletes it. */
void machine_clear (Machine *machine);

/* Runs a case's command without a terminal, from a folder that is not the tree. The status; `said`
 * takes what it printed, to be freed. */
int machine_run (const Machine *machine, const Case *c, char **said);

/* Runs a case's command on a terminal, on which an answer is typed, with its output elsewhere
 * (`build-aux/run | cat`). What stood on the terminal at the end, to be freed. */
char *machine_run_asked (const Machine *machine, const Case *c, const char *answer);

G_END_DECLS
