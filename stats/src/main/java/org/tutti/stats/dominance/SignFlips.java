package org.tutti.stats.dominance;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The distribution of the sum of signed scores where each may as well have the other sign: exact.
 * The ways to reach each sum of the negative ones are counted score by score.
 */
final class SignFlips implements NullStatistics {

  private static final Map<Integer, SignFlips> UNTIED = new ConcurrentHashMap<>();

  private final double[] upTo;
  private final double least;

  private SignFlips(int[] scores) {
    double[] ways = new double[Arrays.stream(scores).sum() + 1];
    ways[0] = 1;
    int reached = 0;
    for (int score : scores) {
      reached += score;
      for (int sum = reached; sum >= 0; sum--) {
        ways[sum] = (ways[sum] + (sum < score ? 0 : ways[sum - score])) / 2;
      }
    }
    for (int sum = 1; sum < ways.length; sum++) {
      ways[sum] += ways[sum - 1];
    }
    upTo = ways;
    least = Math.pow(2, -scores.length);
  }

  /** The sums of the scores of differences without ties, which depend on their number alone. */
  static SignFlips untied(int n) {
    return UNTIED.computeIfAbsent(n, any -> new SignFlips(SignedScores.untied(n)));
  }

  /** The sums of these scores, with their ties. */
  static SignFlips of(SignedScores scores) {
    return new SignFlips(scores.scores());
  }

  @Override
  public double least() {
    return least;
  }

  @Override
  public double atLeast(double sum) {
    int total = upTo.length - 1;
    return sum > total ? 0 : upTo[(int) Math.min(total, Math.floor((total - sum) / 2))];
  }

  @Override
  public double atMost(double sum) {
    return atLeast(-sum);
  }
}
