package org.tutti.stats.design;

import java.util.SplittableRandom;

/** Seeds of what must not be drawn like something else that has the same seed. */
public final class DerivedSeed {
  private DerivedSeed() {}

  /**
   * The seed of a campaign that checks what another has found: with the orders, and the simulated
   * launches, of the other one, chance would confirm itself.
   *
   * @param seed that of the campaign whose findings are checked
   * @param number from 1, of the checks that one command makes
   */
  public static long of(long seed, int number) {
    return new SplittableRandom(seed + number).nextLong();
  }

  /**
   * The seed of what is drawn in a launch, another one than in any launch of campaigns whose seeds
   * are the next numbers.
   *
   * @param seed that of the campaign
   * @param launch its number, from 1
   */
  public static long ofLaunch(long seed, int launch) {
    return new SplittableRandom(seed).nextLong() + launch;
  }
}
