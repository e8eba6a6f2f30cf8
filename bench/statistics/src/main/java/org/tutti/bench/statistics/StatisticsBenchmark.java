package org.tutti.bench.statistics;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.comparison.MannWhitney;
import org.tutti.stats.hypothesis.TestResult;

/** The two figures that the module has to reach. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 3)
@Fork(value = 3, jvmArgs = "-Xmx512m")
public class StatisticsBenchmark {

  private double[] million;
  private double[] x;
  private double[] y;

  /** Skewed run-times with a long tail, in random order. */
  @Setup
  public void draw() {
    Random random = new Random(1);
    million = lognormal(random, 1_000_000);
    x = lognormal(random, 100_000);
    y = lognormal(random, 100_000);
  }

  private static double[] lognormal(Random random, int n) {
    return random.doubles(n).map(u -> Math.exp(0.3 * random.nextGaussian() + 0.01 * u)).toArray();
  }

  /** Filter, quartiles, mean, median and both intervals of a million observations. */
  @Benchmark
  public LaunchSummary summarizeMillion() {
    return LaunchSummary.of(million);
  }

  /** The rank test of two samples of a hundred thousand. */
  @Benchmark
  public TestResult mannWhitneyHundredThousandEach() {
    return MannWhitney.withDefaults().test(x, y);
  }
}
