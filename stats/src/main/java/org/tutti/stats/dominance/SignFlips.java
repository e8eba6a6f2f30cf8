package org.tutti.stats.dominance;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** The distribution of the evidence where each difference may as well have the other sign. */
final class SignFlips {

  /** All signs of so many differences are tried; of more, some are drawn. */
  private static final int COMPLETE = 13;

  private static final Map<Integer, NullStatistics> UNTIED = new ConcurrentHashMap<>();

  private SignFlips() {}

  /** The statistics of differences without ties, which depend on their number alone. */
  static NullStatistics untied(int n) {
    return UNTIED.computeIfAbsent(n, SignFlips::ofRanks);
  }

  /** Whether there are so few differences that their ties can be taken into account. */
  static boolean areFew(double[] differences) {
    return differences.length <= COMPLETE;
  }

  /** The statistics of these differences, with their ties. */
  static NullStatistics of(double[] differences) {
    return complete(differences);
  }

  private static NullStatistics ofRanks(int n) {
    double[] ranks = IntStream.rangeClosed(1, n).asDoubleStream().toArray();
    return n <= COMPLETE
        ? complete(ranks)
        : new DrawnNull(random -> drawn(n, random), Math.pow(2, n));
  }

  private static NullStatistics complete(double[] differences) {
    double[] flipped = new double[differences.length];
    double[] evidence = new double[1 << differences.length];
    for (int signs = 0; signs < evidence.length; signs++) {
      for (int i = 0; i < flipped.length; i++) {
        flipped[i] = (signs >> i & 1) == 0 ? differences[i] : -differences[i];
      }
      evidence[signs] = SignedPlacements.of(flipped).evidence();
    }
    return new CompleteNull(evidence);
  }

  private static double drawn(int n, SplittableRandom random) {
    SignedPlacements placements = new SignedPlacements(n);
    for (int i = 0; i < n; i++) {
      int positive = random.nextInt(2);
      placements.add(positive, 1 - positive);
    }
    placements.addZeros();
    return placements.evidence();
  }
}
