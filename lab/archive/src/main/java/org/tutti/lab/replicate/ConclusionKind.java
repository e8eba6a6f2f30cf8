package org.tutti.lab.replicate;

import java.util.Locale;

/** What a conclusion is about. */
public enum ConclusionKind {
  /** A comparison that the report makes. */
  VERDICT,
  /** Which of several variants is faster than which. */
  ORDER,
  /** How many times as long one variant takes as another. */
  RATIO,
  /** An operation is slower than what could replace it. */
  GUIDELINE,
  /** Between two sizes, the time grows more than beside them. */
  JUMP;

  /** The kind in a word. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
