/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes the program's sounds: each is a few tones and a little noise, added up here, so that no
 * recording is in the tree. What comes out is free of any claim (CC0-1.0).
 *
 * usage: make-sounds NAME OUT.wav
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define RATE    32000
#define LONGEST (RATE * 2)
#define TURN    6.283185307179586

/* One voice: it glides from one pitch to another while it fades away. */
typedef struct
{
  double begin;  /* in seconds */
  double length; /* until it has all but faded */
  double from;   /* in Hz; 0: noise */
  double to;     /* for noise: how much of its brightness is left, from 0 to 1 */
  double volume;
  double attack; /* in seconds */
  double bright; /* how much of the second and third partial */
} Voice;

#define MAX_VOICES 8

typedef struct
{
  const char *name;
  Voice       voices[MAX_VOICES];
} Sound;

static const Sound sounds[] = {
  { "card", { { 0, 0.07, 0, 0.55, 0.35, 0.001, 0 }, { 0.005, 0.09, 310, 240, 0.25, 0.002, 0.2 } } },
  { "build",
    { { 0, 0.05, 0, 0.3, 0.5, 0.001, 0 },
      { 0, 0.16, 150, 105, 0.7, 0.002, 0.3 },
      { 0.01, 0.1, 420, 390, 0.2, 0.002, 0.1 } } },
  { "raze",
    { { 0, 0.7, 0, 0.25, 0.55, 0.004, 0 },
      { 0, 0.5, 120, 45, 0.7, 0.004, 0.4 },
      { 0.12, 0.12, 0, 0.4, 0.5, 0.001, 0 },
      { 0.24, 0.14, 0, 0.35, 0.45, 0.001, 0 },
      { 0.38, 0.18, 95, 60, 0.5, 0.002, 0.3 } } },
  { "steal",
    { { 0, 0.22, 330, 660, 0.35, 0.02, 0.2 },
      { 0.1, 0.25, 0, 0.6, 0.18, 0.05, 0 },
      { 0.2, 0.2, 660, 880, 0.3, 0.01, 0.1 } } },
  { "temple",
    { { 0, 0.5, 392, 392, 0.32, 0.004, 0.35 },
      { 0.09, 0.5, 494, 494, 0.3, 0.004, 0.35 },
      { 0.18, 0.8, 587, 587, 0.34, 0.004, 0.35 },
      { 0, 0.1, 140, 100, 0.5, 0.002, 0.2 } } },
  { "turn", { { 0, 0.14, 523, 523, 0.22, 0.004, 0.1 }, { 0.07, 0.2, 392, 392, 0.2, 0.004, 0.1 } } },
  { "refusal",
    { { 0, 0.12, 196, 185, 0.4, 0.004, 0.5 }, { 0.1, 0.18, 165, 156, 0.4, 0.004, 0.5 } } },
  { "success",
    { { 0, 0.25, 523, 523, 0.28, 0.004, 0.25 }, { 0.09, 0.45, 784, 784, 0.3, 0.004, 0.25 } } },
  { "win",
    { { 0, 0.5, 523, 523, 0.26, 0.005, 0.4 },
      { 0.12, 0.5, 659, 659, 0.26, 0.005, 0.4 },
      { 0.24, 0.5, 784, 784, 0.26, 0.005, 0.4 },
      { 0.38, 1.1, 1047, 1047, 0.3, 0.005, 0.4 },
      { 0.38, 1.1, 523, 523, 0.22, 0.005, 0.3 } } },
  { "loss",
    { { 0, 0.4, 392, 392, 0.28, 0.01, 0.25 },
      { 0.18, 0.4, 349, 349, 0.28, 0.01, 0.25 },
      { 0.36, 0.9, 294, 280, 0.32, 0.01, 0.25 } } },
  { "lesson",
    { { 0, 0.4, 440, 440, 0.26, 0.005, 0.3 },
      { 0.1, 0.4, 554, 554, 0.26, 0.005, 0.3 },
      { 0.2, 0.7, 659, 659, 0.3, 0.005, 0.3 } } },
  { "course",
    { { 0, 0.5, 440, 440, 0.24, 0.005, 0.4 },
      { 0.14, 0.5, 554, 554, 0.24, 0.005, 0.4 },
      { 0.28, 0.5, 659, 659, 0.24, 0.005, 0.4 },
      { 0.42, 0.4, 880, 880, 0.26, 0.005, 0.4 },
      { 0.62, 1.2, 1109, 1109, 0.26, 0.005, 0.35 },
      { 0.62, 1.2, 554, 554, 0.22, 0.005, 0.3 } } },
};

static double samples[LONGEST];

/* The same noise every time: the build is to be the same everywhere. */
static double
draw_noise (void)
{
  static uint32_t state = 2463534242u;

  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return state / 2147483648.0 - 1;
}

/* Adds a voice; returns how many samples there are up to its end. */
static int
add_voice (const Voice *voice)
{
  int    first = (int) (voice->begin * RATE);
  int    n = (int) (voice->length * RATE);
  double phase = 0;
  double dull = 0;

  for (int i = 0; i < n && first + i < LONGEST; i++)
    {
      double t = (double) i / RATE;
      double share = (double) i / n;
      double fade = exp (-5 * share) * (1 - share);
      double rise = t < voice->attack ? t / voice->attack : 1;
      double value;

      phase += TURN * (voice->from + (voice->to - voice->from) * share) / RATE;
      dull += (draw_noise () - dull) * voice->to;
      if (voice->from > 0)
        value = sin (phase) + voice->bright * (sin (2 * phase) / 2 + sin (3 * phase) / 3);
      else
        value = dull;
      samples[first + i] += voice->volume * fade * rise * value;
    }
  return first + n < LONGEST ? first + n : LONGEST;
}

static void
put (FILE *file, uint32_t value, int bytes)
{
  for (int i = 0; i < bytes; i++)
    fputc ((int) (value >> (8 * i) & 0xff), file);
}

/* 16 bits, one channel. */
static int
write_wav (const char *path, int n)
{
  FILE *file = fopen (path, "wb");

  if (!file)
    return 0;
  fputs ("RIFF", file);
  put (file, 36 + 2 * (uint32_t) n, 4);
  fputs ("WAVEfmt ", file);
  put (file, 16, 4);
  put (file, 1, 2);
  put (file, 1, 2);
  put (file, RATE, 4);
  put (file, RATE * 2, 4);
  put (file, 2, 2);
  put (file, 16, 2);
  fputs ("data", file);
  put (file, 2 * (uint32_t) n, 4);
  for (int i = 0; i < n; i++)
    put (file, (uint32_t) (int) (tanh (samples[i]) * 0.7 * 32767), 2);
  return fclose (file) == 0;
}

int
main (int argc, char *argv[])
{
  for (unsigned i = 0; argc == 3 && i < sizeof sounds / sizeof *sounds; i++)
    {
      int n = 0;

      if (strcmp (sounds[i].name, argv[1]) != 0)
        continue;
      for (int k = 0; k < MAX_VOICES && sounds[i].voices[k].length > 0; k++)
        {
          int end = add_voice (&sounds[i].voices[k]);

          n = end > n ? end : n;
        }
      return write_wav (argv[2], n) ? 0 : 1;
    }
  fputs ("usage: make-sounds NAME OUT.wav\n", stderr);
  return 2;
}
