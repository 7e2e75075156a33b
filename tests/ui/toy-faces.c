/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words are whole sentences round the notation: enough to tell in a test who is spoken of, and
 * which game speaks. The boards stand on the board kit, each on another part of it: squares, hexes
 * in a zoom, strips. A press on a place plays the action that it stands for.
 */
#include "toy-faces.h"

#include "edubba-strips.h"
#include "edubba-zoom.h"
#include "game-state.h"
#include "plain-board.h"
#include "toy-heaps.h"
#include "toy-hoard.h"
#include "toy-meadow.h"
#include "toy-sealed.h"
#include "toys.h"

static char *
name_seat (guint seat, guint viewer, GameAddress address)
{
  if (address == GAME_ADDRESS_YOU && seat == viewer)
    return g_strdup ("You");
  return g_strdup_printf ("Player %u", seat + 1);
}

static char *
say_action (const GameRules *rules, GameAction action)
{
  g_autofree char *text = game_action_print (rules, action);

  return g_strconcat ("Play ", text, NULL);
}

static char *
say_report (
  const GameRules *rules, GameAction action, guint seat, guint viewer, GameAddress address)
{
  g_autofree char *name = name_seat (seat, viewer, address);
  g_autofree char *text = game_action_print (rules, action);
  gboolean         secret = seat != viewer && rules->kinds[action.kind].flags & GAME_KIND_SECRET;

  /* The operands of another seat's secret action are not known here. */
  return g_strdup_printf ("%s: %s.", name, secret ? rules->kinds[action.kind].name : text);
}

static char *
say_prompt (const GameRules *rules, const GameState *state, guint viewer, GameAddress address)
{
  gboolean         own = (game_state_to_act (rules, state) & 1u << viewer) != 0;
  g_autofree char *name = name_seat (own ? viewer : rules->seat (state), viewer, address);

  return g_strconcat (name, " to act.", NULL);
}

static char *
say_result (const GameRules *rules, const GameState *state, guint viewer, GameAddress address)
{
  guint            winner = game_winner (rules, state);
  g_autofree char *name = NULL;

  if (winner == GAME_NOBODY)
    return g_strdup ("The first place is shared.");
  name = name_seat (winner, viewer, address);
  return g_strconcat ("First: ", name, ".", NULL);
}

/* All choose at once: the number of those who have chosen makes no difference. */
static char *
say_round (const GameState *state)
{
  guint seats = toy_sealed_rules.seats (state);

  return g_strdup_printf ("Round %u", (toy_sealed_rules.turn (state) - 1) / seats + 1);
}

static char *
no_part (const char *part)
{
  return NULL;
}

/* ---- Faces */

/* The number of places in a row. */
#define COLUMNS 6

static void
fill_field (EdubbaField *field, const GameRules *rules, const GArray *actions)
{
  edubba_field_clear (field);
  for (guint i = 0; i < actions->len; i++)
    {
      g_autofree char *text = game_action_print (rules, g_array_index (actions, GameAction, i));
      EdubbaPlace     *place =
        edubba_field_add (field, (int) (i % COLUMNS), (int) (i / COLUMNS), text);

      gtk_actionable_set_action_name (GTK_ACTIONABLE (place), "match.act");
      edubba_place_change (place, EDUBBA_PLACE_TARGET, TRUE);
    }
}

static GtkWidget *
new_heaps_face (void)
{
  return edubba_field_new (EDUBBA_GRID_SQUARE);
}

static void
show_heaps_face (PlainBoard *board, const GameState *seen, const GArray *actions)
{
  fill_field (EDUBBA_FIELD (board->face), &toy_heaps_rules, actions);
}

static GtkWidget *
new_hoard_face (void)
{
  return edubba_zoom_new (EDUBBA_FIELD (edubba_field_new (EDUBBA_GRID_HEX)));
}

static void
show_hoard_face (PlainBoard *board, const GameState *seen, const GArray *actions)
{
  fill_field (EDUBBA_FIELD (gtk_widget_get_first_child (board->face)), &toy_hoard_rules, actions);
}

static GtkWidget *
new_meadow_face (void)
{
  EdubbaField *field = EDUBBA_FIELD (edubba_field_new (EDUBBA_GRID_HEX));

  edubba_field_set_room (field, 1);
  return edubba_zoom_new (field);
}

/* The place at a column and row, which is there as long as a hex lies on it or can be laid there:
 * it comes and goes by itself, and all others stay. action: that of laying it, or NULL. */
static void
show_meadow_place (
  EdubbaField *field, int column, int row, gboolean is_laid, const GameAction *action)
{
  EdubbaPlace *place = edubba_field_find_place_in (field, column, row);

  if (place != NULL && !is_laid && action == NULL)
    {
      edubba_field_remove (field, place);
      return;
    }
  if (place == NULL && (is_laid || action != NULL))
    {
      g_autofree char *part = game_action_print (
        &toy_meadow_rules, (GameAction) { .operand = { (guint8) (column + TOY_MEADOW_REACH),
                                                       (guint8) (row + TOY_MEADOW_REACH) } });

      place = edubba_field_add (field, column, row, part);
    }
  if (place == NULL)
    return;
  gtk_actionable_set_action_name (GTK_ACTIONABLE (place), action != NULL ? "match.act" : NULL);
  edubba_place_change (place, EDUBBA_PLACE_TARGET, action != NULL);
}

static void
show_meadow_face (PlainBoard *board, const GameState *seen, const GArray *actions)
{
  EdubbaField *field = EDUBBA_FIELD (gtk_widget_get_first_child (board->face));

  for (int row = -TOY_MEADOW_REACH; row <= TOY_MEADOW_REACH; row++)
    for (int column = -TOY_MEADOW_REACH; column <= TOY_MEADOW_REACH; column++)
      {
        const GameAction *action = NULL;

        for (guint i = 0; i < actions->len; i++)
          {
            const GameAction *other = &g_array_index (actions, GameAction, i);

            if (other->operand[0] == column + TOY_MEADOW_REACH &&
                other->operand[1] == row + TOY_MEADOW_REACH)
              action = other;
          }
        show_meadow_place (field, column, row, toy_meadow_get_owner (seen, column, row) != 0,
                           action);
      }
}

static GtkWidget *
new_sealed_face (void)
{
  return edubba_strips_new ();
}

static void
show_sealed_face (PlainBoard *board, const GameState *seen, const GArray *actions)
{
  EdubbaStrips *strips = EDUBBA_STRIPS (board->face);
  guint32       to_act = game_state_to_act (&toy_sealed_rules, seen);
  GameAddress   address = edubba_board_get_company (EDUBBA_BOARD (board))->address;
  GameResult    result;

  toy_sealed_rules.result (seen, &result);
  edubba_strips_set_n (strips, toy_sealed_rules.seats (seen));
  for (guint seat = 0; seat < edubba_strips_get_n (strips); seat++)
    {
      EdubbaStrip     *strip = edubba_strips_get_strip (strips, seat);
      g_autofree char *name = name_seat (seat, board->viewer, address);
      g_autofree char *points = g_strdup_printf ("%d", result.points[seat]);

      edubba_strip_set_title (strip, name);
      edubba_strip_set_score (strip, points);
      edubba_strip_set_sentence (strip, name);
      edubba_strip_set_moving (strip, (to_act & 1u << seat) != 0);
      /* A press there has no meaning here. */
      gtk_actionable_set_action_name (GTK_ACTIONABLE (strip), NULL);
    }
}

/* A game's words need to know the game that they are of. */
#define TOY(name, NAME, Title, say_moment)                                                         \
  static char *name##_title (void)                                                                 \
  {                                                                                                \
    return g_strdup (Title);                                                                       \
  }                                                                                                \
  static char *name##_action (const GameState   *state,                                            \
                              GameAction         action,                                           \
                              const char *const *names)                                            \
  {                                                                                                \
    return say_action (&toy_##name##_rules, action);                                               \
  }                                                                                                \
  static char *name##_report (const GameState   *before,                                           \
                              GameAction         action,                                           \
                              guint              seat,                                             \
                              const GameEvent   *events,                                           \
                              guint              n_events,                                         \
                              guint              viewer,                                           \
                              GameAddress        address,                                          \
                              const char *const *names)                                            \
  {                                                                                                \
    return say_report (&toy_##name##_rules, action, seat, viewer, address);                        \
  }                                                                                                \
  static char *name##_refusal (const GameState   *state,                                           \
                               GameAction         action,                                          \
                               guint              refusal,                                         \
                               guint              viewer,                                          \
                               GameAddress        address,                                         \
                               const char *const *names)                                           \
  {                                                                                                \
    return g_strconcat (Title " says no: ", toy_##name##_rules.refusals[refusal].code, ".", NULL); \
  }                                                                                                \
  static char *name##_hint (const GameState   *state,                                              \
                            GameAction         action,                                             \
                            GameHint           rung,                                               \
                            const char *const *names)                                              \
  {                                                                                                \
    return say_action (&toy_##name##_rules, action);                                               \
  }                                                                                                \
  static char *name##_hint_part (const GameState *state, GameAction action, GameHint rung)         \
  {                                                                                                \
    return NULL;                                                                                   \
  }                                                                                                \
  static char *name##_prompt (const GameState   *state,                                            \
                              guint              viewer,                                           \
                              GameAddress        address,                                          \
                              const char *const *names)                                            \
  {                                                                                                \
    return say_prompt (&toy_##name##_rules, state, viewer, address);                               \
  }                                                                                                \
  static char *name##_result (const GameState   *state,                                            \
                              guint              viewer,                                           \
                              GameAddress        address,                                          \
                              const char *const *names)                                            \
  {                                                                                                \
    return say_result (&toy_##name##_rules, state, viewer, address);                               \
  }                                                                                                \
  static char *name##_position (const GameState   *state,                                          \
                                guint              viewer,                                         \
                                const char *const *names)                                          \
  {                                                                                                \
    return game_position_print (&toy_##name##_rules, state);                                       \
  }                                                                                                \
  static char *name##_option (guint option)                                                        \
  {                                                                                                \
    return g_strconcat (Title " with ", toy_##name##_rules.options[option].id, NULL);              \
  }                                                                                                \
  static char *name##_paragraph (guint paragraph)                                                  \
  {                                                                                                \
    return g_strconcat (toy_##name##_rules.paragraphs[paragraph].number, " ",                      \
                        toy_##name##_rules.paragraphs[paragraph].id, NULL);                        \
  }                                                                                                \
  static const GameWords name##_words = {                                                          \
    .title = name##_title,                                                                         \
    .action = name##_action,                                                                       \
    .report = name##_report,                                                                       \
    .refusal = name##_refusal,                                                                     \
    .hint = name##_hint,                                                                           \
    .hint_part = name##_hint_part,                                                                 \
    .prompt = name##_prompt,                                                                       \
    .moment = say_moment,                                                                          \
    .result = name##_result,                                                                       \
    .position = name##_position,                                                                   \
    .part = no_part,                                                                               \
    .option_title = name##_option,                                                                 \
    .option_text = name##_option,                                                                  \
    .paragraph = name##_paragraph,                                                                 \
  };                                                                                               \
  static const GameModule name##_module = {                                                        \
    .rules = &toy_##name##_rules,                                                                  \
    .words = &name##_words,                                                                        \
    .player = &game_player_playouts,                                                               \
  };                                                                                               \
  typedef PlainBoard      NAME##Board;                                                             \
  typedef PlainBoardClass NAME##BoardClass;                                                        \
  GType                   name##_board_get_type (void);                                            \
  G_DEFINE_TYPE (NAME##Board, name##_board, TYPE_PLAIN_BOARD)                                      \
  static void name##_board_class_init (NAME##BoardClass *klass)                                    \
  {                                                                                                \
    EDUBBA_BOARD_CLASS (klass)->rules = &toy_##name##_rules;                                       \
    klass->show_face = show_##name##_face;                                                         \
  }                                                                                                \
  static void name##_board_init (NAME##Board *self)                                                \
  {                                                                                                \
    self->face = new_##name##_face ();                                                             \
    gtk_box_append (GTK_BOX (self->box), self->face);                                              \
  }                                                                                                \
  const EdubbaGame *toy_faces_get_##name (void)                                                    \
  {                                                                                                \
    static const EdubbaGame game = {                                                               \
      .module = &name##_module,                                                                    \
      .get_board_type = name##_board_get_type,                                                     \
      .resource_path = "/io/github/edubba/Edubba/tests/" #name "/",                                \
      .rule_presets = presets,                                                                     \
      .preset_title = dup_preset_title,                                                            \
      .authors = authors,                                                                          \
      .publisher = "Nobody",                                                                       \
      .help_prefix = #name "-rule-",                                                               \
    };                                                                                             \
    return &game;                                                                                  \
  }

static const char *const presets[] = { "plain", "", NULL };
static const char *const authors[] = { "Somebody", NULL };

static char *
dup_preset_title (const char *id)
{
  return g_strdup ("The usual rules");
}

TOY (heaps, Heaps, "Heaps", NULL)
TOY (hoard, Hoard, "Hoard", NULL)
TOY (meadow, Meadow, "Meadow", NULL)
TOY (sealed, Sealed, "Sealed", say_round)

const EdubbaGame *const *
toy_faces_get_of_three (void)
{
  static const EdubbaGame *games[3];

  games[0] = toy_faces_get_hoard ();
  games[1] = toy_faces_get_sealed ();
  return games;
}
