/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of quests. Lands and numbers are written out in every sentence, because most
 * languages inflect them. A sentence names the final state and not the way there, for the goal
 * does not ask for a way either.
 */
#include "babel-quests.h"

static const char *const titles_raze[] = {
  "One temple too many", "No brick on another", "Down it comes", "Room for ruins", NULL
};
static const char *const titles_raze_twice[] = { "Two at a stroke", "A bad day for temples", NULL };
static const char *const titles_raze_kept[] = {
  "What stands will do", "Nobody new in town", "With the people at hand", NULL
};
static const char *const titles_found[] = { "First bricks", "A place to build", NULL };
static const char *const titles_raise[] = {
  "Higher still", "One more storey", "Up the steps", "Closer to heaven", NULL
};
static const char *const titles_score[] = {
  "Every point counts", "A good harvest", "Sums in clay", NULL
};
static const char *const titles_pull[] = {
  "Cut down to size", "Taken down a peg", "A poor reckoning", NULL
};
static const char *const titles_both[] = { "Give and take", "Up here, down there", NULL };
static const char *const titles_win[] = {
  "The last tablet", "No turn after this", "To the finish", NULL
};
static const char *const titles_win_kept[] = { "Won with what is there", "Nothing laid, all won",
                                               NULL };
static const char *const titles_empty[] = {
  "Everybody out", "Silent streets", "An empty colonnade", NULL
};
static const char *const titles_hand[] = { "A lighter hand", "Lean times", "Half of what is there",
                                           NULL };
static const char *const titles_gather[] = { "Among their own", "Side by side", "Home at last",
                                             NULL };

#define QUEST(name, aim, near, topic, words) \
  {                                          \
    .family = #name,                         \
    .goal = aim,                             \
    .nearer = near,                          \
    .theme = topic,                          \
    .titles = titles_##name,                 \
    .say = words,                            \
  }

#define NEAR_WIN "score(me) >= 20 and score(opp) <= 9"

/* One quest for each land; X is its letter in BEFORE "X" AFTER. */
#define EACH_LAND(family, before, after, theme, words, end)             \
  QUEST (family, before "A" after, NULL, theme, words " Assyria" end),  \
    QUEST (family, before "H" after, NULL, theme, words " Hatti" end),  \
    QUEST (family, before "M" after, NULL, theme, words " Media" end),  \
    QUEST (family, before "P" after, NULL, theme, words " Persia" end), \
    QUEST (family, before "S" after, NULL, theme, words " Sumer" end)

#define RAZE_TWICE(a, b, words)                                                     \
  QUEST (raze_twice, "temple(opp," a ") = 0 and temple(opp," b ") = 0", NULL, NULL, \
         "Leave your opponent no temple in " words ".")

#define RAISE(family, least, words, level) \
  EACH_LAND (family, "temple(me,", ") " least, "building", words, " to level " level ".")

#define GATHER(letter, words)                                      \
  QUEST (gather, "run(me," letter "," letter ") >= 4", NULL, NULL, \
         "Get four " words ".")

#define SCORE(number, words)                              \
  QUEST (score, "score(me) >= " number, NULL, "building", \
         "Bring your score to " words " points or more.")

#define PULL(number, words)                         \
  QUEST (pull, "score(opp) <= " number, NULL, NULL, \
         "Press your opponent’s score down to " words " points or less.")

#define BOTH(mine, theirs, words, others)                                               \
  QUEST (both, "score(me) >= " mine " and score(opp) <= " theirs, NULL, NULL,           \
         "Bring your score to " words " points or more, and your opponent’s to " others \
         " or less.")

static const GameQuest quests[] = {
  QUEST (win, "won = 1", NEAR_WIN, "ending", "Win the game this turn."),
  QUEST (win_kept,
         "won = 1 and settles = 0",
         NEAR_WIN,
         "ending",
         "Win the game this turn without settling a card from your hand."),
  EACH_LAND (raze, "temple(opp,", ") = 0", NULL, "Leave your opponent no temple in", "."),
  EACH_LAND (raze_kept,
             "temple(opp,",
             ") = 0 and settles = 0",
             NULL,
             "Leave your opponent no temple in",
             ", without settling a card from your hand."),
  RAZE_TWICE ("A", "H", "Assyria and none in Hatti"),
  RAZE_TWICE ("A", "M", "Assyria and none in Media"),
  RAZE_TWICE ("A", "P", "Assyria and none in Persia"),
  RAZE_TWICE ("A", "S", "Assyria and none in Sumer"),
  RAZE_TWICE ("H", "M", "Hatti and none in Media"),
  RAZE_TWICE ("H", "P", "Hatti and none in Persia"),
  RAZE_TWICE ("H", "S", "Hatti and none in Sumer"),
  RAZE_TWICE ("M", "P", "Media and none in Persia"),
  RAZE_TWICE ("M", "S", "Media and none in Sumer"),
  RAZE_TWICE ("P", "S", "Persia and none in Sumer"),
  RAISE (found, ">= 2", "Raise a temple in", "two or higher"),
  RAISE (raise, ">= 4", "Raise your temple in", "four or higher"),
  RAISE (raise, ">= 5", "Raise your temple in", "five or higher"),
  RAISE (raise, "= 6", "Raise your temple in", "six"),
  EACH_LAND (empty,
             "settlers(opp,",
             ") = 0",
             NULL,
             "Leave not one settler in your opponent’s colonnade in",
             "."),
  GATHER ("A", "Assyrians side by side in your colonnade in Assyria"),
  GATHER ("H", "Hittites side by side in your colonnade in Hatti"),
  GATHER ("M", "Medes side by side in your colonnade in Media"),
  GATHER ("P", "Persians side by side in your colonnade in Persia"),
  GATHER ("S", "Sumerians side by side in your colonnade in Sumer"),
  SCORE ("6", "six"),
  SCORE ("8", "eight"),
  SCORE ("10", "ten"),
  SCORE ("12", "twelve"),
  SCORE ("15", "fifteen"),
  PULL ("9", "nine"),
  PULL ("6", "six"),
  PULL ("4", "four"),
  BOTH ("6", "4", "six", "four"),
  BOTH ("8", "6", "eight", "six"),
  BOTH ("10", "9", "ten", "nine"),
  QUEST (hand, "hand(opp) <= 3", NULL, NULL, "Leave your opponent three cards or fewer."),
  QUEST (hand, "hand(opp) <= 2", NULL, NULL, "Leave your opponent two cards or fewer."),
  QUEST (hand, "hand(opp) <= 1", NULL, NULL, "Leave your opponent a single card at most."),
  { NULL }
};

/* Travelling, settling and building are in nearly everything. */
static const char *const themes[] = {
  "migrate", "raze", "steal", "expel", "win-over", "skip", "halve", NULL
};

const GameQuests babel_quests = {
  .quests = quests,
  .themes = themes,
  .source = "A game between the program’s own players",
};
