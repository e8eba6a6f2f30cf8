package org.tutti.measure.cell;

/** Where a rank is in a cell, for the message about a cell that takes too long. */
enum CellPhase {
  SET_UP("in its set-up", true),
  AFTER_SET_UP("waiting for other ranks after its set-up", false),
  WARM_UP("in the warm-up", false),
  OBSERVATIONS("in the observations", false),
  TEAR_DOWN("in its tear-down", true),
  AFTER_TEAR_DOWN("waiting for other ranks after its tear-down", false);

  private final String words;
  private final boolean alone;

  CellPhase(String words, boolean alone) {
    this.words = words;
    this.alone = alone;
  }

  /** As in {@code rank 3 is WORDS}. */
  String words() {
    return words;
  }

  /** Whether a rank that stays in it keeps others waiting, rather than waiting itself. */
  boolean isAlone() {
    return alone;
  }

  /** Whether the others are waited for. */
  boolean isWaiting() {
    return this == AFTER_SET_UP || this == AFTER_TEAR_DOWN;
  }
}
