package org.tutti.analysis.compare;

import java.util.Locale;

/** The conclusion about B compared with A in a cell. */
public enum Verdict {
  FASTER,
  SLOWER,
  /** The ratio lies within the margin, with the evidence that the significance level asks for. */
  EQUIVALENT,
  NOT_ENOUGH_EVIDENCE;

  /** In words. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
