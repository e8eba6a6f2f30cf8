package org.tutti.lab.trust.checklist;

/**
 * A rule for experiments, and whether a campaign keeps it.
 *
 * @param title what it is about, in a few words
 * @param state whether the campaign keeps it
 * @param why one or two sentences about the campaign's own data
 */
public record ChecklistItem(String title, RuleState state, String why) {
  static ChecklistItem held(String title, String why) {
    return new ChecklistItem(title, RuleState.HELD, why);
  }

  static ChecklistItem notHeld(String title, String why) {
    return new ChecklistItem(title, RuleState.NOT_HELD, why);
  }

  static ChecklistItem yours(String title, String why) {
    return new ChecklistItem(title, RuleState.YOURS, why);
  }
}
