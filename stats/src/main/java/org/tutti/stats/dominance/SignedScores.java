package org.tutti.stats.dominance;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The sum of the signs of differences, each with a score: the rank of its magnitude, but at most
 * half of their number, so that one difference far off weighs no more than half of the others each
 * do. Tied magnitudes share their middle rank, and a difference of zero has no score. Scores are
 * counted in halves, which makes them whole.
 */
final class SignedScores {

  private final int[] scores;
  private final int sum;

  private SignedScores(int[] scores, int sum) {
    this.scores = scores;
    this.sum = sum;
  }

  static SignedScores of(double[] differences) {
    double[] ascending = new double[differences.length];
    for (int i = 0; i < ascending.length; i++) {
      ascending[i] = Math.abs(differences[i]);
    }
    Arrays.sort(ascending);
    int[] scores = new int[differences.length];
    int sum = 0;
    for (int i = 0; i < scores.length; i++) {
      if (differences[i] != 0) {
        scores[i] =
            Math.min(twiceRank(ascending, Math.abs(differences[i])), largest(scores.length));
        sum += differences[i] > 0 ? scores[i] : -scores[i];
      }
    }
    return new SignedScores(scores, sum);
  }

  private static int twiceRank(double[] ascending, double magnitude) {
    int first = Arrays.binarySearch(ascending, magnitude);
    int last = first;
    while (first > 0 && ascending[first - 1] == magnitude) {
      first--;
    }
    while (last + 1 < ascending.length && ascending[last + 1] == magnitude) {
      last++;
    }
    return first + last + 2;
  }

  /** The scores of so many differences without ties. */
  static int[] untied(int n) {
    return IntStream.rangeClosed(1, n).map(rank -> Math.min(2 * rank, largest(n))).toArray();
  }

  private static int largest(int n) {
    return 2 * Math.max(1, n / 2);
  }

  /** Above 0 if the differences tend to be positive. */
  int sum() {
    return sum;
  }

  int[] scores() {
    return scores.clone();
  }

  boolean hasTies() {
    return !Arrays.equals(Arrays.stream(scores).sorted().toArray(), untied(scores.length));
  }

  /**
   * The mean of the signed scores by its standard error. Where all are one, which leaves none, it
   * takes that of a difference of half a rank.
   */
  double statistic() {
    int n = scores.length;
    double squares = 0;
    for (double score : scores) {
      squares += score * score;
    }
    double within = Math.max(1, squares - (double) sum * sum / n);
    return sum / Math.sqrt(n * within / Math.max(1, n - 1));
  }
}
