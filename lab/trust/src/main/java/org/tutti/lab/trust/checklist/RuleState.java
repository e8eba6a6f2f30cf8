package org.tutti.lab.trust.checklist;

import java.util.Locale;

/** Whether a campaign keeps a rule. */
public enum RuleState {
  HELD,
  NOT_HELD,
  /** Its author must say or do something that the files of a campaign cannot show. */
  YOURS;

  /** The state in words. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
