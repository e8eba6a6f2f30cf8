package org.tutti.records.campaign;

/**
 * Between which message sizes others are inserted.
 *
 * @param threshold smallest difference from what the neighbors of a size predict that matters,
 *     relative to that, such as 0.05
 * @param leastBytes least distance between two sizes
 * @param leastShare least distance between two sizes, relative to the smaller one; the larger of
 *     both distances holds
 * @param multiple every inserted size is a multiple of it
 */
public record SizeRule(double threshold, long leastBytes, double leastShare, long multiple) {
  public SizeRule {
    if (!(threshold > 0 && threshold < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("threshold is " + threshold + ", which is not positive");
    }
    if (!(leastShare >= 0 && leastShare < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("leastShare is " + leastShare + ", which is no share");
    }
    if (leastBytes < 1 || multiple < 1) {
      throw new IllegalArgumentException(
          "leastBytes is " + leastBytes + " and multiple " + multiple + ", which must be positive");
    }
  }

  /** The rule that inserts multiples of this number only. */
  public SizeRule inMultiplesOf(long number) {
    return new SizeRule(threshold, leastBytes, leastShare, number);
  }
}
