package org.tutti.rank.cell;

import java.time.Duration;

/**
 * How long a cell may complete no call: what its dry run and its warm-up teach. At first nothing is
 * known of the cell; a set-up may prepare much data. A call of many ranks may take longer, above
 * all in a simulation, where they call one after the other.
 */
final class Patience {
  static final Duration SET_UP = Duration.ofMinutes(10);
  static final Duration FIRST_CALL = Duration.ofMinutes(2);
  static final Duration FURTHER_CALLS = Duration.ofMinutes(1);

  /** A call may take so many times as long as the longest before. */
  private static final int FACTOR = 20;

  /** With more, all limits are longer in proportion. */
  private static final int RANKS = 1024;

  private final double scale;
  private Duration longest = Duration.ZERO;
  private boolean hasCalled;

  /** Patience with a launch of so many ranks. */
  Patience(int ranks) {
    scale = Math.max(1, (double) ranks / RANKS);
  }

  /** Nothing was completed for so long, and then something was. */
  synchronized void paused(Duration pause) {
    longest = pause.compareTo(longest) > 0 ? pause : longest;
  }

  /** All calls of the dry run, or of a later part of the cell, were completed. */
  synchronized void called() {
    hasCalled = true;
  }

  /** How long a cell that is in this phase may complete nothing. */
  synchronized Duration limit(CellPhase phase) {
    Duration learned = hasCalled ? FURTHER_CALLS : FIRST_CALL;
    if (phase == CellPhase.SET_UP || phase == CellPhase.TEAR_DOWN) {
      learned = SET_UP;
    }
    learned = Duration.ofMillis(Math.round(learned.toMillis() * scale));
    // Pauses are seen in steps: those of a step or two say nothing.
    Duration scaled =
        longest.compareTo(Duration.ofSeconds(10)) > 0
            ? longest.multipliedBy(FACTOR)
            : Duration.ZERO;
    return scaled.compareTo(learned) > 0 ? scaled : learned;
  }
}
