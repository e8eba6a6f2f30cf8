package org.tutti.lab.map.network;

import org.tutti.stats.interval.Estimate;

/**
 * Something that may be slower than its like.
 *
 * @param part what it is
 * @param first number of the group or end, or the first one of two
 * @param second number of the second group or end; equal to {@code first} where there is one only
 * @param slowdown how many times slower than its like, with an interval over launches that holds
 *     for it alone; without width after a single launch
 * @param pValue one-sided, uncorrected
 * @param ownPValue that its own launches would agree so among themselves if it were not slow:
 *     one-sided by Student's t; 1 after a single launch
 * @param tests number of tests that were made together
 */
public record Suspect(
    MachinePart part,
    int first,
    int second,
    Estimate slowdown,
    double pValue,
    double ownPValue,
    int tests) {

  /** What can be slow. */
  public enum MachinePart {
    /** A group of ends, such as the hosts of a switch, in all its times. */
    GROUP,
    /** An end, in both directions. */
    END,
    /** An end, in what it sends. */
    SENDING_END,
    /** An end, in what it receives. */
    RECEIVING_END,
    /** The pairs between two groups, or within one. */
    BLOCK,
    /** One pair. */
    PAIR
  }

  /** The p-value, corrected for all tests made together (Bonferroni). */
  public double correctedPValue() {
    return Math.min(1, tests * pValue);
  }

  /** Whether another one is of the same part of the machine, in whichever direction. */
  public boolean isSamePlaceAs(Suspect other) {
    return first == other.first
        && second == other.second
        && (part == other.part || isEnd() && other.isEnd());
  }

  private boolean isEnd() {
    return part == MachinePart.END
        || part == MachinePart.SENDING_END
        || part == MachinePart.RECEIVING_END;
  }
}
