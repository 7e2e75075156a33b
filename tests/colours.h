/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Distances between colours for eyes of every kind, and the contrast of a colour on another.
 *
 * Colour blindness is simulated as Machado, Oliveira and Fernandes do ("A Physiologically-based
 * Model for Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009: the matrices of severity
 * 1, on linear sRGB). Distances are those of CIE 1976 L*a*b* with the white of D65.
 */
#pragma once

#include <gdk/gdk.h>
#include <math.h>

typedef struct
{
  double r, g, b;
} Colour;

typedef struct
{
  double l, a, b;
} ColourLab;

static const double colour_identity[9] = { 1, 0, 0, 0, 1, 0, 0, 0, 1 };
static const double colour_blindness[3][9] = {
  /* protanopia */
  { 0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998 },
  /* deuteranopia */
  { 0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881 },
  /* tritanopia */
  { 1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900 },
};

static inline double
colour_linearise (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static inline Colour
colour_read (GdkRGBA rgba)
{
  return (Colour) { colour_linearise (rgba.red), colour_linearise (rgba.green),
                    colour_linearise (rgba.blue) };
}

static inline Colour
colour_see (const double m[9], Colour c)
{
  return (Colour) { CLAMP (m[0] * c.r + m[1] * c.g + m[2] * c.b, 0, 1),
                    CLAMP (m[3] * c.r + m[4] * c.g + m[5] * c.b, 0, 1),
                    CLAMP (m[6] * c.r + m[7] * c.g + m[8] * c.b, 0, 1) };
}

static inline double
colour_get_luminance (Colour c)
{
  return 0.2126729 * c.r + 0.7151522 * c.g + 0.0721750 * c.b;
}

static inline double
colour_compress (double t)
{
  return t > 216.0 / 24389 ? cbrt (t) : (24389.0 / 27 * t + 16) / 116;
}

static inline ColourLab
colour_get_lab (Colour c)
{
  double x = colour_compress ((0.4124564 * c.r + 0.3575761 * c.g + 0.1804375 * c.b) / 0.95047);
  double y = colour_compress (colour_get_luminance (c));
  double z = colour_compress ((0.0193339 * c.r + 0.1191920 * c.g + 0.9503041 * c.b) / 1.08883);

  return (ColourLab) { 116 * y - 16, 500 * (x - y), 200 * (y - z) };
}

/* The distance of two colours in CIELAB: about 2.3 is just noticeable. */
static inline double
colour_get_distance (const double m[9], Colour a, Colour b)
{
  ColourLab p = colour_get_lab (colour_see (m, a));
  ColourLab q = colour_get_lab (colour_see (m, b));

  return sqrt ((p.l - q.l) * (p.l - q.l) + (p.a - q.a) * (p.a - q.a) + (p.b - q.b) * (p.b - q.b));
}

/* As WCAG 2 measures it, from 1 to 21. */
static inline double
colour_get_contrast (Colour a, Colour b)
{
  double p = colour_get_luminance (a), q = colour_get_luminance (b);

  return (MAX (p, q) + 0.05) / (MIN (p, q) + 0.05);
}
