package org.tutti.analysis.compare;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.tutti.records.launch.CellKey;

/** Medians of launches, drawn with a seed, and their comparison. */
final class Launches {
  private final Random random;

  Launches(long seed) {
    this.random = new Random(seed);
  }

  /** Around a typical value, with a relative standard deviation. */
  double[] around(int n, double typical, double deviation) {
    return DoubleStream.generate(() -> typical * Math.exp(deviation * random.nextGaussian()))
        .limit(n)
        .toArray();
  }

  /** A share of the launches takes 2.7 times as long; within both modes they vary by 1.5 %. */
  double[] inModes(int n, double typical, double slowShare) {
    return DoubleStream.generate(() -> random.nextDouble() < slowShare ? 2.7 : 1)
        .limit(n)
        .map(mode -> mode * typical * Math.exp(0.015 * random.nextGaussian()))
        .toArray();
  }

  Random random() {
    return random;
  }

  static CellComparison compare(ComparisonMethod method, double[] a, double[] b) {
    return compare(method, ComparisonOptions.DEFAULT, a, b);
  }

  static CellComparison compare(
      ComparisonMethod method, ComparisonOptions options, double[] a, double[] b) {
    return new CellJudge(method, options).judge(List.of(pair(a, b))).get(0);
  }

  static CellPair pair(double[] a, double[] b) {
    return new CellPair(
        new CellKey("org.example.B.bcast", "BCAST", 8, 2), Map.of(), a, b, null, null);
  }

  /** The verdicts of many comparisons of one kind. */
  static List<CellComparison> repeated(int trials, Supplier<CellComparison> comparison) {
    return Stream.generate(comparison).limit(trials).toList();
  }
}
