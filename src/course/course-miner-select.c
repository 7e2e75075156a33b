/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The choice among a miner's finds: one after the other is taken, always of the family with the
 * fewest so far, in it of the grade with the fewest, of these the one with the fewest lines.
 */
#include "course-difficulty.h"
#include "course-miner.h"

/* The width of a grade, in points of rating. */
#define GRADE    200
#define N_GRADES ((COURSE_RATING_MAX - COURSE_RATING_MIN) / GRADE + 1)

/* The number of finds taken from a family, and from each of its grades. */
typedef struct
{
  guint n;
  guint n_of_grade[N_GRADES];
} Share;

static guint
get_grade (const CourseFind *find)
{
  return (find->rating - COURSE_RATING_MIN) / GRADE;
}

static Share *
get_share (GHashTable *shares, const CourseFind *find)
{
  Share *share = g_hash_table_lookup (shares, find->quest->family);

  if (!share)
    {
      share = g_new0 (Share, 1);
      g_hash_table_insert (shares, (gpointer) find->quest->family, share);
    }
  return share;
}

/* Returns TRUE if another find of the same turn is among the taken ones. */
static gboolean
is_turn_taken (GPtrArray *finds, const gboolean *taken, const CourseFind *find)
{
  for (guint i = 0; i < finds->len; i++)
    {
      const CourseFind *other = finds->pdata[i];

      if (taken[i] && other->game == find->game && other->turn == find->turn)
        return TRUE;
    }
  return FALSE;
}

/* The find to take next, or finds->len. */
static guint
find_next (GPtrArray *finds, const gboolean *out, GHashTable *shares)
{
  guint   best = finds->len;
  guint64 least[3] = { 0 };

  for (guint i = 0; i < finds->len; i++)
    {
      const CourseFind *find = finds->pdata[i];
      const Share      *share = get_share (shares, find);
      const guint64     own[3] = { share->n, share->n_of_grade[get_grade (find)], find->lines };
      guint             k = 0;

      while (k < 2 && own[k] == least[k])
        k++;
      if (out[i] || (best < finds->len && own[k] >= least[k]))
        continue;
      best = i;
      memcpy (least, own, sizeof least);
    }
  return best;
}

GPtrArray *
course_miner_select (const CourseMiner *miner, guint keep)
{
  GPtrArray *finds = course_miner_get_finds (miner);
  GPtrArray *selected = g_ptr_array_new ();
  g_autoptr (GHashTable) shares = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  g_autofree gboolean *taken = g_new0 (gboolean, MAX (finds->len, 1));
  g_autofree gboolean *out = g_new0 (gboolean, MAX (finds->len, 1));
  guint                next;

  for (guint n = 0; n < keep && (next = find_next (finds, out, shares)) < finds->len;)
    {
      const CourseFind *find = finds->pdata[next];
      Share            *share = get_share (shares, find);

      out[next] = TRUE;
      if (is_turn_taken (finds, taken, find))
        continue;
      taken[next] = TRUE;
      share->n++;
      share->n_of_grade[get_grade (find)]++;
      n++;
    }
  for (guint i = 0; i < finds->len; i++)
    if (taken[i])
      g_ptr_array_add (selected, finds->pdata[i]);
  return selected;
}
