/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Players sit clockwise, and strips stand in the order of seats: hands that go to the left go
 * clockwise, to the next strip, wherever that is on the screen. So the track has arrows that
 * turn.
 */
#include "bunny-head.h"

#include "bunny-art.h"
#include "bunny-says.h"
#include "edubba-kit.h"
#include "edubba-mark.h"

/* ---- The track */

GtkWidget *
bunny_track_new (void)
{
  GtkWidget *track = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  gtk_widget_add_css_class (track, "track");
  gtk_widget_set_valign (track, GTK_ALIGN_CENTER);
  for (guint i = 0; i < BUNNY_N_ROUNDS; i++)
    gtk_box_append (GTK_BOX (track), gtk_image_new ());
  return track;
}

static const char *
get_way (const BunnyTable *table, guint round)
{
  if (table->seats == 2)
    return "media-playlist-repeat-symbolic";
  return round % 2 == 1 ? "object-rotate-right-symbolic" : "object-rotate-left-symbolic";
}

void
bunny_track_show (GtkWidget *track, const BunnyView *view)
{
  const BunnyTable *table = &view->state.table;
  g_autofree char  *sentence = bunny_says_round (view);
  guint             round = 1;

  g_return_if_fail (GTK_IS_BOX (track));

  for (GtkWidget *image = gtk_widget_get_first_child (track); image != NULL;
       image = gtk_widget_get_next_sibling (image), round++)
    {
      gtk_image_set_from_icon_name (GTK_IMAGE (image), get_way (table, round));
      edubba_kit_toggle (image, "now", round == table->round);
      edubba_kit_toggle (image, "past", round < table->round);
    }
  gtk_widget_set_visible (track, table->phase < BUNNY_FINAL);
  gtk_widget_set_tooltip_text (track, sentence);
  edubba_kit_name (track, sentence, NULL);
}

void
bunny_track_set_compact (GtkWidget *track, gboolean compact)
{
  g_return_if_fail (GTK_IS_BOX (track));

  edubba_kit_toggle (track, "compact", compact);
  for (GtkWidget *image = gtk_widget_get_first_child (track); image != NULL;
       image = gtk_widget_get_next_sibling (image))
    gtk_widget_set_visible (image, !compact || gtk_widget_has_css_class (image, "now"));
}

/* ---- Strips */

static guint
count_tray (const BunnyTable *table, guint seat)
{
  guint n = 0;

  for (guint face = BUNNY_CITY1; face <= BUNNY_TOWER; face++)
    n += bunny_tray_get (table->tray[seat], face);
  return n;
}

static void
show_strip (EdubbaStrip *strip, const BunnyView *view, guint seat)
{
  const BunnyTable *table = &view->state.table;
  guint             reticent = view->reticent ? 2 : 0;
  g_autofree char  *title = bunny_view_dup_seat (view, seat);
  g_autofree char  *sentence = bunny_says_seat (view, seat);
  g_autofree char  *score = g_strdup_printf ("%u", bunny_view_get_total (view, seat));
  BunnyFiefs        fiefs;
  EdubbaFact        facts[] = {
           { bunny_art_get_picture (BUNNY_PICTURE_CARROT), "", 3 },
           { bunny_art_get_picture (BUNNY_PICTURE_FIEF), "", 2 },
           { bunny_art_get_picture (BUNNY_PICTURE_CRATE), "", 1 },
           { bunny_art_get_picture (BUNNY_PICTURE_SCROLL), "", 2 },
  };

  bunny_fiefs_find (table, seat, &fiefs);
  g_snprintf (facts[0].text, sizeof facts[0].text, "+%u", bunny_view_get_harvest (view, seat));
  g_snprintf (facts[1].text, sizeof facts[1].text, "%u", fiefs.n);
  g_snprintf (facts[2].text, sizeof facts[2].text, "%u", count_tray (table, seat));
  g_snprintf (facts[3].text, sizeof facts[3].text, "%u",
              bunny_state_count_scrolls (&view->state, seat));
  edubba_strip_set_mark (strip,
                         edubba_mark_of_seat (seat, table->seats, bunny_view_get_first (view)));
  edubba_strip_set_title (strip, title);
  edubba_strip_set_score (strip, score);
  /* The coming harvest and the fiefs stand first. */
  edubba_strip_set_facts (strip, facts + reticent, G_N_ELEMENTS (facts) - reticent);
  edubba_strip_set_sentence (strip, sentence);
  /* If several choose at once it is nobody's turn; a seal marks the seats that have chosen. */
  edubba_strip_set_moving (strip, bunny_state_get_to_act (&view->state) == 1u << seat);
  edubba_strip_set_sealed (strip, bunny_state_has_sealed (&view->state, seat));
}

void
bunny_strips_show (EdubbaStrips *strips, const BunnyView *view)
{
  g_return_if_fail (EDUBBA_IS_STRIPS (strips));

  edubba_strips_set_n (strips, view->state.table.seats);
  for (guint seat = 0; seat < view->state.table.seats; seat++)
    show_strip (edubba_strips_get_strip (strips, seat), view, seat);
}

void
bunny_strips_count (EdubbaStrips *strips, const gint *points)
{
  g_return_if_fail (EDUBBA_IS_STRIPS (strips));

  for (guint seat = 0; seat < edubba_strips_get_n (strips); seat++)
    {
      g_autofree char *score = g_strdup_printf ("%d", points[seat]);

      edubba_strip_set_score (edubba_strips_get_strip (strips, seat), score);
    }
}
