package org.tutti.sync.process;

import java.util.Arrays;

/**
 * What all ranks together make of the observations of a run; the same on all ranks.
 *
 * @param flags combination of {@link Flag} bits over all ranks, for each observation
 * @param causes for each flagged observation the rank that caused it: of the late ranks the latest,
 *     else of those that overran the last; -1 for an observation without flags
 */
public record Judgement(byte[] flags, int[] causes) {

  /** No observation has anything wrong with it. */
  static Judgement clean(int count) {
    int[] causes = new int[count];
    Arrays.fill(causes, -1);
    return new Judgement(new byte[count], causes);
  }

  public int count() {
    return flags.length;
  }

  public boolean isValid(int index) {
    return !Flag.isInvalid(flags[index]);
  }

  /** Observations that may be used. */
  public int valid() {
    return count() - with(Flag.STARTED_LATE);
  }

  /** Observations that carry {@code flag}. */
  public int with(byte flag) {
    int found = 0;
    for (byte combination : flags) {
      found += (combination & flag) != 0 ? 1 : 0;
    }
    return found;
  }
}
