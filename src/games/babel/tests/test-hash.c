/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Searches tell positions apart by their hashes alone. Here whole turns are gone through with all
 * positions kept: no two of them may share a hash, and the hash foreseen must be that of the
 * position reached.
 */
#include "fixed.h"
#include "babel-apply.h"
#include "babel-fixture.h"
#include "babel-hash.h"
#include "babel-legal.h"
#include "babel-state.h"

/* Positions of one turn that are looked at. */
#define MAX_TABLES 60000

static const char *const positions[] = {
  /* Many ways to travel, settle and migrate. */
  "babel/1 A:MAAP/1|SP H:HSMS/123|PPS M:PPPH/1|AHA P:AS/12|MMS/12 S:HHHS|AM/1 pawns=HM "
  "hands=AAHPS|HPPS stores=64532566|5563444 turn=12",
  /* Runs of every nation, and temples that they can be used on. */
  "babel/1 A:AAAH/1|SSPM/123 H:HHHPPP/1|PSAAM/12 M:MMMS|HHH/12 P:PPPAAA/12|MMM S:SSSM/1|PP/123 "
  "pawns=AQ hands=HMS|AMPPS stores=34|231 turn=20",
  /* Colonnades about to outgrow their words. */
  "babel/1 A:PMSMAPMASMSMASHMSHMS|MM/1 H:AAA/1|P M:SS| P:|H S:H|/1 pawns=AM hands=AHHP|HM "
  "stores=23|31 turn=30",
};

static guint
hash_bytes (gconstpointer table)
{
  const guint64 *words = table;
  guint64        hash = 0;

  for (gsize i = 0; i < sizeof (BabelTable) / sizeof *words; i++)
    hash = hash * G_GUINT64_CONSTANT (6364136223846793005) + words[i];
  return (guint) (hash >> 32);
}

static gboolean
has_same_bytes (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (BabelTable)) == 0;
}

/* The tables to which the turn can come, the first of them included, each once. */
static GPtrArray *
list_turn (const BabelTable *first)
{
  GPtrArray *tables = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) seen = g_hash_table_new (hash_bytes, has_same_bytes);

  g_ptr_array_add (tables, g_memdup2 (first, sizeof *first));
  g_hash_table_add (seen, tables->pdata[0]);
  for (guint i = 0; i < tables->len && tables->len < MAX_TABLES; i++)
    {
      const BabelTable *from = tables->pdata[i];
      GameAction        actions[BABEL_MAX_LEGAL];
      guint             n = babel_legal (from, actions);

      for (guint k = 0; k < n; k++)
        if (actions[k].kind != BABEL_END)
          {
            g_autofree BabelTable *next = g_memdup2 (from, sizeof *from);

            babel_apply (next, actions[k], NULL, NULL);
            if (g_hash_table_contains (seen, next))
              continue;
            g_hash_table_add (seen, next);
            g_ptr_array_add (tables, g_steal_pointer (&next));
          }
    }
  return tables;
}

static void
test_distinct (gconstpointer data)
{
  BabelState first = fixture_position (data);
  g_autoptr (GPtrArray) tables = list_turn (&first.table);
  g_autoptr (GHashTable) hashes = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint i = 0; i < tables->len; i++)
    {
      guint64 hash = babel_hash_table (tables->pdata[i]);

      g_assert_true (g_hash_table_add (hashes, g_memdup2 (&hash, sizeof hash)));
    }
  g_test_message ("%u positions", tables->len);
  g_assert_cmpuint (tables->len, >, 500);
}

static void
test_foreseen (gconstpointer data)
{
  BabelState first = fixture_position (data);
  g_autoptr (GPtrArray) tables = list_turn (&first.table);
  guint n_foreseen = 0;

  for (guint i = 0; i < tables->len; i += 7)
    {
      const BabelTable *from = tables->pdata[i];
      GameAction        legal[BABEL_MAX_LEGAL];
      GameAction        actions[BABEL_MAX_LEGAL];
      guint64           hashes[BABEL_MAX_LEGAL];
      guint             n_legal = babel_legal (from, legal);
      guint64           hash = babel_hash_table (from);
      guint             n = babel_hash_successors (from, hash, actions, hashes);

      g_assert_cmpuint (n + (legal[n_legal - 1].kind == BABEL_END), ==, n_legal);
      for (guint k = 0; k < n; k++)
        {
          BabelTable after = *from;

          g_assert_true (game_action_equal (actions[k], legal[k]));
          babel_apply (&after, actions[k], NULL, NULL);
          g_assert_cmpuint (babel_hash_change (from, hash, &after), ==, babel_hash_table (&after));
          if (hashes[k] != 0)
            g_assert_cmpuint (hashes[k], ==, babel_hash_table (&after));
          n_foreseen += hashes[k] != 0;
        }
    }
  g_assert_cmpuint (n_foreseen, >, 100);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autofree char *distinct = g_strdup_printf ("/babel/hash/distinct/%u", i);
      g_autofree char *foreseen = g_strdup_printf ("/babel/hash/foreseen/%u", i);

      g_test_add_data_func (distinct, positions[i], test_distinct);
      g_test_add_data_func (foreseen, positions[i], test_foreseen);
    }
  return g_test_run ();
}
