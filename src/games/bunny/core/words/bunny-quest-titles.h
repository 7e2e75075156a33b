/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The titles of the quests, family by family. A family has at least as many as there are puzzles of
 * it that the miner found, for no two of them are called alike.
 */
#pragma once

#include <glib.h>

static const char *const titles_harvest[] = {
  "The fuller cart",
  "A good year",
  "Carrots by the sackful",
  "Barns to the rafters",
  "What the autumn owes",
  "Bent backs, heavy baskets",
  "Count before you build",
  "Supper for the whole burrow",
  "Mud, sun and patience",
  "The miller smiles",
  "Before the first frost",
  "Nobody goes home hungry",
  "Every ear twitches",
  "One cellar is too small",
  "Orange as far as you see",
  "The scales creak",
  "A song behind the plough",
  "Rain came at the right time",
  NULL,
};

static const char *const titles_best[] = {
  "One rich fief",
  "All on one card",
  "The others may sleep",
  "Where all roads meet",
  "A crown for one hill",
  "Favourite child",
  "Everything into this basket",
  "The heart of the country",
  "Bigger than the palace garden",
  "Let one corner shine",
  "A jewel in the meadow",
  "Travellers talk of it",
  "A duchy is born",
  "The richest neighbour",
  "Feed the strong",
  "Grown beyond the hedge",
  NULL,
};

static const char *const titles_spare[] = {
  "Two bricks are enough",
  "Little built, much gained",
  "The mason’s day off",
  "Short of hands",
  "Twice and no more",
  "Save your mortar",
  "The lazy architect",
  "Only what is needed",
  "One here, one there",
  "Measure seven times",
  "The rest can wait",
  "Cheap and cheerful",
  "A thrifty spring",
  "Hammer twice, harvest long",
  "Fewer nails, more carrots",
  NULL,
};

static const char *const titles_empty[] = {
  "An empty tray",
  "A place for everything",
  "Nothing left in the yard",
  "Swept clean",
  "Every peg finds its hole",
  "The cart goes home light",
  "No brick left over",
  "A puzzle of stones",
  "Room for the last guest",
  "Boxes are unpacked",
  "All aboard",
  "The tidy kingdom",
  "Who fits where",
  "Shelves laid bare",
  "First the difficult ones",
  "Nothing for the rain to spoil",
  "Lids on pots",
  NULL,
};

static const char *const titles_few[] = {
  "Fewer, but larger",
  "Joined at last",
  "Bridges in the sky",
  "Hand in hand",
  "Fences fall",
  "The shorter list",
  NULL,
};

static const char *const titles_joined[] = {
  "Together they bring more",
  "The sum of two",
  "Married well",
  "Two villages, one fair",
  NULL,
};

static const char *const titles_many[] = {
  "Here and there",
  "A foot in every corner",
  "Count the hedges",
  "Cousins who never meet",
  "Each on his own hill",
  "No bridge too many",
  "Scattered, not lost",
  "The map-maker’s headache",
  "Neither more nor fewer",
  "Islands of clover",
  NULL,
};

static const char *const titles_wood[] = {
  "Timber",
  "A forest of farms",
  "Sawdust everywhere",
  NULL,
};

static const char *const titles_wood_harvest[] = {
  "Wood and more",
  "Logs for the winter stove",
  "Axes in the morning",
  "The carpenter pays well",
  "Bark and bread",
  "Under green roofs",
  NULL,
};

static const char *const titles_fish[] = {
  "Nets and boats",
  "Full nets",
  "A silver catch",
  "Where gulls cry",
  NULL,
};

static const char *const titles_fish_harvest[] = {
  "Salt on the whiskers",
  "Friday comes often",
  "The tide brings supper",
  "Smokehouses by the bay",
  "Oars and ovens",
  "Scales that glitter",
  NULL,
};

static const char *const titles_carrot[] = {
  "Rows of green",
  "Roots in the ground",
  "A gardener’s pride",
  "Straight furrows",
  NULL,
};

static const char *const titles_carrot_harvest[] = {
  "Soup for everybody",
  "Orange gold",
  "Crunch",
  "Long ears, long rows",
  "The scarecrow resigns",
  "Pulled up by the tops",
  "A cake with frosting",
  "Digging after breakfast",
  "Fields that feed towns",
  "The sweetest kind",
  "Greens in the wind",
  NULL,
};

static const char *const titles_luxury[] = {
  "Fine things",
  "A merchant’s wish",
  "Silk and mushrooms",
  "The duchess is coming",
  "Trinkets for the queen",
  "Shop window",
  "Sparkle from every ledge",
  "Spoiled bunnies",
  "A nose for truffles",
  NULL,
};

static const char *const titles_luxury_harvest[] = {
  "Fine things, full barns",
  "Rich twice over",
  "Pearls before supper",
  "The jeweller’s appetite",
  "Velvet and clover",
  "Caravans stop here",
  "Rings on every paw",
  "Taste has its price",
  NULL,
};

static const char *const titles_cities[] = {
  "Walls and turrets",
  "Town after town",
  "Bells from all sides",
  NULL,
};

static const char *const titles_cities_harvest[] = {
  "Towns that eat",
  "Where to put the town",
  "Mayors at the table",
  "Smoke from many chimneys",
  "Gates open at dawn",
  "Market squares and meadows",
  "The watchman eats too",
  NULL,
};

static const char *const titles_hungry[] = {
  "Hungry, and worth it",
  "Towns without bread",
  "Dinner is cancelled",
  "Stone soup",
  "The cook has left",
  "Thin walls, thin mayors",
  "Poor on purpose",
  "Nothing grows on rock",
  NULL,
};

static const char *const titles_again[] = {
  "Not only the best one",
  "The others count too",
  "Second helpings",
  "The runners-up pay",
  "Look behind the castle",
  "Small fields, steady income",
  "Never mind the champion",
  "The tax man’s eye",
  "Widen the base",
  "Spread it about",
  "Modest but many",
  "Also-rans wanted",
  "Beside the giant",
  "The province strikes back",
  "A fair share for cousins",
  "Silver medals",
  "Two good ones beat one great",
  "Under the tall oak",
  "Footnotes add up",
  NULL,
};

static const char *const titles_estates[] = {
  "Three cells and more",
  "Real estates",
  "Land in large pieces",
  "The lord counts thrice",
  "Manor after lunch",
  "Hedges to the horizon",
  NULL,
};

static const char *const titles_estates_harvest[] = {
  "Estates and barns",
  "Stables, kitchens, gardens",
  "The steward’s report",
  "Broad acres, broad smiles",
  "A coachman for each",
  "Noble, and well fed",
  "The long driveway",
  "Heirs and hectares",
  "Three gates, three keys",
  "Sunday at the manor",
  "Gravel and grain",
  NULL,
};

static const char *const titles_kept[] = {
  "Something for later",
  "Patience",
  "A plank under the bed",
  "Save the best brick",
  "The mason yawns",
  "Not before spring",
  "One stays in the cart",
  "Leftovers for the loft",
  "Half built, well built",
  "A drawer kept shut",
  "Tomorrow’s turret",
  "Enough for today",
  "The shed stays full",
  "Winter stores",
  "Hold something back",
  NULL,
};
