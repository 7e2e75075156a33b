/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules to be practised with the learner come from the memory of rules, without those that
 * rest in a study; and practice is counted in the learner's own turns.
 */
#include "../fixed.h"
#include "progress-fixture.h"

#include "edubba-progress-study.h"
#include "edubba-sparring.h"
#include "games.h"
#include "game-state.h"

#define DAY G_GINT64_CONSTANT (86400)

/* Razing the six in Hatti wins at once. */
#define WINS                                                                               \
  "babel/1 A:P|/12 H:AAA|MMMMMM/123456 M:MMMMM/12345|P/123 P:PPPPP/12345| S:SSSSS/12345| " \
  "pawns=QQ hands=HM|???? turn=30"

/* The kind of this name, as a bit. */
static guint64
get_bit (const GameModule *module, const char *name)
{
  for (guint i = 0; i < module->rules->n_kinds; i++)
    if (g_str_equal (module->rules->kinds[i].name, name))
      return G_GUINT64_CONSTANT (1) << i;
  g_assert_not_reached ();
}

/* Rules that were known and are due again; everyday ones, and those never met, are none of them. */
static void
test_shaky (ProgressFixture *fixture, gconstpointer data)
{
  const GameModule *babel = games_find ("babel");
  const GameModule *bunny = games_find ("bunny");

  g_assert_cmphex (edubba_sparring_find_kinds (fixture->progress, babel), ==, 0);
  edubba_progress_note_rule (fixture->progress, "babel", "2.1", EDUBBA_RULE_FAILED);
  edubba_progress_note_rule (fixture->progress, "babel", "2.5.1", EDUBBA_RULE_FAILED);
  edubba_progress_note_rule (fixture->progress, "babel", "2.5.5", EDUBBA_RULE_MET);
  fixture->now += 400 * DAY;
  edubba_progress_note_rule (fixture->progress, "babel", "2.5.2", EDUBBA_RULE_MET);
  g_assert_cmphex (edubba_sparring_find_kinds (fixture->progress, babel), ==,
                   get_bit (babel, "raze") | get_bit (babel, "skip"));
  g_assert_cmphex (edubba_sparring_find_kinds (fixture->progress, bunny), ==, 0);
}

/* A learner who takes part in a study gets no practice of resting rules. */
static void
test_resting (ProgressFixture *fixture, gconstpointer data)
{
  static const char *const rules[] = { "2.5.1", "2.5.2", "2.5.3", "2.5.4", "2.5.5", "2.5.6",
                                       "2.1", "2.2", "2.3", "2.4", "3", "4.1", NULL };
  const GameModule        *babel = games_find ("babel");
  const EdubbaStudy       *study;
  guint64                  kinds;
  guint64                  expected = 0;

  for (guint i = 0; rules[i]; i++)
    edubba_progress_note_rule (fixture->progress, "babel", rules[i], EDUBBA_RULE_FAILED);
  fixture->now += 400 * DAY;
  g_assert_cmphex (edubba_sparring_find_kinds (fixture->progress, babel), ==,
                   babel->player->spars);
  edubba_progress_begin_study (fixture->progress, "babel", rules, 1);
  study = edubba_progress_get_study (fixture->progress, "babel");
  kinds = edubba_sparring_find_kinds (fixture->progress, babel);
  for (guint i = 0; i < babel->rules->n_kinds; i++)
    {
      guint paragraph = babel->rules->paragraph ((GameAction) { .kind = (guint8) i }, GAME_LEGAL);

      if ((babel->player->spars >> i & 1) &&
          !edubba_study_rests (study, babel->rules->paragraphs[paragraph].number, 0))
        expected |= G_GUINT64_CONSTANT (1) << i;
    }
  g_assert_cmphex (kinds, ==, expected);
  g_assert_cmphex (kinds, !=, babel->player->spars);
}

static EdubbaMatch *
create_match (const GameModule *babel, guint64 sparring)
{
  g_autofree GameState *state = game_position_parse_full (babel->rules, WINS, 1, NULL);
  EdubbaMatch          *match =
    edubba_match_new (babel, game_record_new_position (babel->rules, state));
  g_autoptr (EdubbaSeats) seats = edubba_seats_copy (edubba_match_get_seats (match));

  edubba_seats_set_kind (seats, 1, EDUBBA_SEAT_COMPUTER);
  edubba_seats_set_sparring (seats, sparring);
  edubba_match_set_seats (match, seats);
  return match;
}

/* Checks the counts of a turn with these actions: the number of turns that razing decided, and of
 * those in which it was used. */
static void
check_count (const char *const *actions, guint met, guint used)
{
  const GameModule *babel = games_find ("babel");
  g_autoptr (EdubbaMatch) match =
    create_match (babel, get_bit (babel, "raze") | get_bit (babel, "skip"));
  g_autoptr (GArray) counts = NULL;
  const EdubbaSparred *raze;

  for (guint i = 0; actions[i]; i++)
    g_assert_true (edubba_match_act (match, actions[i], NULL, NULL));
  counts = edubba_sparring_count (match, 0);
  g_assert_cmpuint (counts->len, ==, 2);
  raze = &g_array_index (counts, EdubbaSparred, 0);
  g_assert_cmpstr (babel->rules->paragraphs[raze->paragraph].number, ==, "2.5.1");
  g_assert_cmpuint (raze->met, ==, met);
  g_assert_cmpuint (raze->used, ==, used);
  g_assert_cmpuint (g_array_index (counts, EdubbaSparred, 1).met, ==, 0);
}

static void
test_count (void)
{
  static const char *const nothing[] = { NULL };
  static const char *const missed[] = { "travel:M", "end", NULL };
  static const char *const used[] = { "travel:H", "raze", NULL };
  const GameModule        *babel = games_find ("babel");
  g_autoptr (EdubbaMatch) plain = create_match (babel, 0);
  g_autoptr (GArray) none = edubba_sparring_count (plain, 0);

  check_count (nothing, 0, 0);
  check_count (missed, 1, 0);
  check_count (used, 1, 1);
  g_assert_cmpuint (none->len, ==, 0);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add ("/sparring/shaky", ProgressFixture, NULL, progress_set_up, test_shaky,
              progress_tear_down);
  g_test_add ("/sparring/resting", ProgressFixture, NULL, progress_set_up, test_resting,
              progress_tear_down);
  g_test_add_func ("/sparring/count", test_count);
  return g_test_run ();
}
