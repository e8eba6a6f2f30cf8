package org.tutti.rank.cell;

/** What a rank does in a cell. */
enum CellPhase {
  SET_UP("in its set-up"),
  DATA_CHECK("in the check of its data"),
  WARM_UP("in the warm-up"),
  OBSERVATIONS("in the observations"),
  TEAR_DOWN("in its tear-down");

  private final String words;

  CellPhase(String words) {
    this.words = words;
  }

  /** The words in {@code rank 3 is WORDS}. */
  String words() {
    return words;
  }
}
