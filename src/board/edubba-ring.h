/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ring that the shell draws round a part of a board: round the part's frame
 * (edubba_board_compute_frame ()), over its surroundings.
 */
#pragma once

/* The reach of the ring outside of the frame, in pixels, without its glow, and its thickness. */
#define EDUBBA_RING_REACH     6
#define EDUBBA_RING_THICKNESS 3
