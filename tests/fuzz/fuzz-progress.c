/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The learner's progress as a text: the readable part of any input prints as a text that is read
 * with the same result.
 */
#include "fuzz-target.h"

#include "edubba-ledger.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = fuzz_dup_text (data, size);
  g_autofree char *printed = NULL;
  g_autofree char *reprinted = NULL;
  g_autoptr (EdubbaLedger) ledger = edubba_ledger_new ();
  g_autoptr (EdubbaLedger) again = edubba_ledger_new ();
  gboolean newer = FALSE;

  if (text == NULL)
    return 0;
  edubba_ledger_read (ledger, text, &newer);
  printed = edubba_ledger_print (ledger);
  g_assert_true (edubba_ledger_read (again, printed, &newer));
  reprinted = edubba_ledger_print (again);
  g_assert_cmpstr (printed, ==, reprinted);
  return 0;
}
