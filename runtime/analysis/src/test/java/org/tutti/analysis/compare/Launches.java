package org.tutti.analysis.compare;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

/** Medians of launches, drawn with a seed, and their comparison. */
final class Launches {
  private static final CellKey KEY = new CellKey("org.example.B.bcast", "BCAST", 8, 2);

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
    return CellJudge.judge(List.of(pair(a, b)), method, options).get(0);
  }

  /** Read from a clock that counts in such steps. */
  static CellComparison compareInSteps(
      ComparisonMethod method, double[] a, double[] b, double step) {
    CellPair pair = pair(inSteps(a, step), inSteps(b, step), step);
    return CellJudge.judge(List.of(pair), method, ComparisonOptions.DEFAULT).get(0);
  }

  static CellPair pair(double[] a, double[] b) {
    return pair(a, b, 0);
  }

  /** Read from a clock that counts in such steps. */
  static CellPair pair(double[] a, double[] b, double step) {
    return pair(a, b, step, step);
  }

  static CellPair pair(double[] a, double[] b, double stepOfA, double stepOfB) {
    return new CellPair(KEY, Map.of(), a, b, figures(a, stepOfA), figures(b, stepOfB));
  }

  /** Values as they are read from a clock that counts in such steps. */
  static double[] inSteps(double[] values, double step) {
    return DoubleStream.of(values).map(value -> step * Math.rint(value / step)).toArray();
  }

  private static CellFigures figures(double[] medians, double step) {
    List<LaunchFigures> launches =
        IntStream.range(0, medians.length)
            .mapToObj(
                launch ->
                    new LaunchFigures(
                        new PlannedLaunch(launch, launch, Treatment.ONLY),
                        LaunchFigures.Times.allOf(medians[launch]),
                        new LaunchFigures.Counts(100, 0, 0),
                        GlobalTiming.NONE,
                        List.of(),
                        step))
            .toList();
    CellSettings settings =
        CellSettings.of(
            TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
            CellCounts.of(100, 10));
    return new CellFigures(KEY, Treatment.ONLY, settings, launches);
  }

  /** The verdicts of many comparisons of one kind. */
  static List<CellComparison> repeated(int trials, Supplier<CellComparison> comparison) {
    return Stream.generate(comparison).limit(trials).toList();
  }
}
