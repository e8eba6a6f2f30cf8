package org.tutti.stats.design;

import java.util.SplittableRandom;

/**
 * Seeds of campaigns that check what another has found: with the orders, and the simulated
 * launches, of the other one, chance would confirm itself.
 */
public final class DerivedSeed {
  private DerivedSeed() {}

  /**
   * The seed of a check.
   *
   * @param seed that of the campaign whose findings are checked
   * @param number from 1, of the checks that one command makes
   */
  public static long of(long seed, int number) {
    return new SplittableRandom(seed + number).nextLong();
  }
}
