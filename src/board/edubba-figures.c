/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Figures are rounded to whole units: nobody plays by tenths. A sentence for each case, so that any
 * language can inflect it.
 */
#include "edubba-figures.h"

#include <glib/gi18n-lib.h>

#define UNIT 100

static gint
to_units (gint hundredths)
{
  return (hundredths + (hundredths < 0 ? -UNIT / 2 : UNIT / 2)) / UNIT;
}

char *
edubba_figures_say_end (const GameFigure *figure)
{
  if (game_figure_is_sure (figure->error))
    return g_strdup_printf ("%d", to_units (figure->end));
  /* Translators: a figure that is not sure yet, as short as can be: "≈64". */
  return g_strdup_printf (C_ ("plan", "≈%d"), to_units (figure->end));
}

char *
edubba_figures_say (const GameFigures *self, const GameFigure *figure)
{
  g_autofree char *end = edubba_figures_say_end (figure);

  if (!figure->has_now)
    return g_steal_pointer (&end);
  if (self->unit == GAME_UNIT_POINTS)
    /* Translators: points that an action adds now, and those in the end: "+4 ▸ 64". */
    return g_strdup_printf (C_ ("plan", "%1$+d ▸ %2$s"), to_units (figure->now), end);
  /* Translators: games won of a hundred if the turn ends here, and in the end: "48 ▸ 57". */
  return g_strdup_printf (C_ ("plan", "%1$d ▸ %2$s"), to_units (figure->now), end);
}

/* What the items that an action keeps would give to others, in all; of all of these *last has the
 * seat, and whether it is sure. FALSE if there is none. */
static gboolean
sum_passes (const GameFigures *self, guint32 keeps, GamePass *sum)
{
  gboolean any = FALSE;

  *sum = (GamePass) { 0 };
  for (guint i = 0; i < self->n_passes; i++)
    if (keeps >> i & 1)
      {
        sum->gives += self->passes[i].gives;
        sum->error = MAX (sum->error, self->passes[i].error);
        sum->seat = self->passes[i].seat;
        any = TRUE;
      }
  return any;
}

char *
edubba_figures_say_pass (const GameFigures *self, const GameFigure *figure, guint32 common)
{
  GamePass sum;

  if (!sum_passes (self, figure->keeps & ~common, &sum))
    return NULL;
  if (game_figure_is_sure (sum.error))
    /* Translators: points that a card gives to the player whom it is passed on to: "↷4". */
    return g_strdup_printf (C_ ("plan", "↷%d"), to_units (sum.gives));
  /* Translators: the same, if the figure is not sure yet: "↷≈4". */
  return g_strdup_printf (C_ ("plan", "↷≈%d"), to_units (sum.gives));
}

char *
edubba_figures_explain (const GameModule *module)
{
  if (game_module_get_unit (module) == GAME_UNIT_GAMES)
    /* Translators: above the board, of figures like "48 ▸ 57"; as short as can be. */
    return g_strdup (_ ("Games won of 100: stopping here ▸ going on"));
  if (module->rules->to_act != NULL)
    /* Translators: above the board, of figures like "+4 ▸ 64 ↷3"; as short as can be. */
    return g_strdup (_ ("Points: now ▸ in the end ↷ if passed on"));
  /* Translators: above the board, of figures like "+4 ▸ 64"; as short as can be. */
  return g_strdup (_ ("Points: now ▸ in the end"));
}

static char *
describe_games (const GameFigure *figure)
{
  gint now = to_units (figure->now);
  gint end = to_units (figure->end);

  if (figure->has_now && game_figure_is_sure (figure->error))
    /* Translators: of an action, as a screen reader says it. */
    return g_strdup_printf (
      _ ("Games won of 100: %1$d if the turn ends here, %2$d if you go on well."),
      now, end);
  if (figure->has_now)
    /* Translators: of an action, as a screen reader says it. */
    return g_strdup_printf (
      _ ("Games won of 100: %1$d if the turn ends here, roughly %2$d if you go on well."), now,
      end);
  if (game_figure_is_sure (figure->error))
    return g_strdup_printf (_ ("Games won of 100: %d."), end);
  return g_strdup_printf (_ ("Games won of 100: roughly %d."), end);
}

static char *
describe_points (const GameFigure *figure)
{
  gint now = to_units (figure->now);
  gint end = to_units (figure->end);

  if (game_figure_is_sure (figure->error))
    /* Translators: of an action, as a screen reader says it: "Your points: +4 now, 64 in the
     * end." */
    return g_strdup_printf (_ ("Your points: %1$+d now, %2$d in the end."), now, end);
  return g_strdup_printf (_ ("Your points: %1$+d now, roughly %2$d in the end."), now, end);
}

static char *
describe_pass (const GameFigures *self, const GameFigure *figure, const char *const *names)
{
  GamePass sum;
  gint     gives = sum_passes (self, figure->keeps, &sum) ? to_units (sum.gives) : 0;
  guint    seat = sum.seat;

  if (gives <= 0)
    return NULL;
  if (names != NULL && names[seat][0] != '\0')
    return g_strdup_printf (
      /* Translators: a card that is not kept goes on; %2$s is a name in its basic form. */
      ngettext ("Passed on, it would bring %2$s about %1$d point.",
                "Passed on, it would bring %2$s about %1$d points.", (gulong) gives),
      gives, names[seat]);
  return g_strdup_printf (
    ngettext ("Passed on, it would bring the next player about %d point.",
              "Passed on, it would bring the next player about %d points.", (gulong) gives),
    gives);
}

char *
edubba_figures_describe (const GameFigures *self,
                         const GameFigure  *figure,
                         const char *const *names)
{
  GString         *text = g_string_new (NULL);
  g_autofree char *worth = self->unit == GAME_UNIT_POINTS ? describe_points (figure)
                                                          : describe_games (figure);
  g_autofree char *pass = describe_pass (self, figure, names);

  g_string_append (text, worth);
  if (figure->is_best)
    g_string_append_printf (text, " %s", _ ("Nothing better was found."));
  if (pass != NULL)
    g_string_append_printf (text, " %s", pass);
  return g_string_free (text, FALSE);
}
