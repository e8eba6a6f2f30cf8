package org.tutti.analysis.compare;

/** Why a comparison of a cell is undecided. */
public enum Indecision {
  NO_DIFFERENCE("the interval has 1"),
  UNTESTED("only the other direction is tested"),
  MODES_DISAGREE("modes and totals disagree"),
  MODES_APART("the modes lie further apart than the margin"),
  FEW_LAUNCHES("too few launches"),
  NOTHING_IN_COMMON("no launches of both in one state"),
  /** Launches that resemble those before them are worth fewer. */
  ALIKE("the launches are worth too few independent ones"),
  TWO_TIMES("measured at two times"),
  FEW_NIGHTS("too few nights"),
  NIGHTS_IN_STATES("the nights are in two states");

  private final String words;

  Indecision(String words) {
    this.words = words;
  }

  /** The reason as it is printed. */
  public String words() {
    return words;
  }
}
