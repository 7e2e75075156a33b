/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The text of a position is a space, three numbers and its features, with commas between them; the
 * features are 16 bits each, the low ones first, in base 64.
 */
#include "train-babel-samples.h"

#define N_WORDS 4

TrainSamples *
train_samples_new (void)
{
  TrainSamples *samples = g_new (TrainSamples, 1);

  samples->samples = g_array_new (FALSE, FALSE, sizeof (TrainSample));
  samples->features = g_array_new (FALSE, FALSE, sizeof (guint16));
  return samples;
}

void
train_samples_free (TrainSamples *samples)
{
  g_array_unref (samples->samples);
  g_array_unref (samples->features);
  g_free (samples);
}

void
train_samples_append (TrainSamples *samples, const TrainSamples *more)
{
  guint first = samples->samples->len;

  g_array_append_vals (samples->samples, more->samples->data, more->samples->len);
  for (guint i = first; i < samples->samples->len; i++)
    g_array_index (samples->samples, TrainSample, i).first += samples->features->len;
  g_array_append_vals (samples->features, more->features->data, more->features->len);
}

char *
train_samples_print (const TrainSamples *samples)
{
  GString *line = g_string_new (NULL);

  for (guint i = 0; i < samples->samples->len; i++)
    {
      const TrainSample *sample = &g_array_index (samples->samples, TrainSample, i);
      guint16            features[BABEL_MAX_FEATURES];
      g_autofree char   *text = NULL;

      for (guint f = 0; f < sample->n; f++)
        features[f] = GUINT16_TO_LE (g_array_index (samples->features, guint16, sample->first + f));
      text = g_base64_encode ((const guchar *) features, sample->n * sizeof *features);
      g_string_append_printf (line, " %u,%d,%d,%s", sample->side, sample->strayed, sample->best,
                              text);
    }
  return g_string_free (line, FALSE);
}

static gboolean
parse_sample (TrainSamples *samples, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, ",", N_WORDS);
  g_autofree guchar *bytes = NULL;
  TrainSample        sample = { .first = samples->features->len };
  gsize              length;

  if (g_strv_length (words) != N_WORDS)
    return FALSE;
  bytes = g_base64_decode (words[3], &length);
  if (length % sizeof (guint16) != 0 || length > BABEL_MAX_FEATURES * sizeof (guint16))
    return FALSE;
  sample.n = (guint8) (length / sizeof (guint16));
  sample.side = words[0][0] == '1';
  sample.strayed = words[1][0] == '1';
  sample.best = (gint32) g_ascii_strtoll (words[2], NULL, 10);
  for (guint f = 0; f < sample.n; f++)
    {
      guint16 feature = (guint16) (bytes[2 * f] | bytes[2 * f + 1] << 8);

      if (feature >= BABEL_N_FEATURES)
        return FALSE;
      g_array_append_val (samples->features, feature);
    }
  g_array_append_val (samples->samples, sample);
  return TRUE;
}

TrainSamples *
train_samples_parse (const char *text)
{
  g_autoptr (TrainSamples) samples = train_samples_new ();
  g_auto (GStrv) texts = g_strsplit (text, " ", -1);
  g_autofree char *printed = NULL;

  if (*text != '\0' && *text != ' ')
    return NULL;
  for (guint i = 1; texts[0] && texts[i]; i++)
    if (!parse_sample (samples, texts[i]))
      return NULL;
  printed = train_samples_print (samples);
  return strcmp (text, printed) == 0 ? g_steal_pointer (&samples) : NULL;
}
