package org.tutti.stats.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.function.DoubleSupplier;
import java.util.function.Predicate;
import org.apache.commons.math3.random.RandomDataGenerator;
import org.apache.commons.math3.random.Well19937c;

/**
 * Something that happens or not in a trial.
 *
 * @param name what is tried, on what
 * @param weight how dear a trial is: so many times fewer are made
 * @param trial one trial
 */
record MonteCarlo(String name, int weight, Predicate<Draw> trial) {

  private static final int TRIALS = Integer.getInteger("tutti.simulation.trials", 5_000);

  /**
   * Requires the share of the trials in which it happened to lie between bounds, as far as so many
   * trials can tell: three standard errors of a share near 0.05 or 0.95 are allowed for.
   */
  void requireBetween(double low, double high) {
    double allowance = 3 * Math.sqrt(0.05 * 0.95 / ((double) TRIALS / weight));
    assertThat(share()).isBetween(low - allowance, high + allowance);
  }

  /** Share of the trials in which it happened; also noted down in the build directory. */
  double share() {
    Draw draw = new Draw(new RandomDataGenerator(new Well19937c(name.hashCode())));
    int trials = TRIALS / weight;
    int count = 0;
    for (int i = 0; i < trials; i++) {
      if (trial.test(draw)) {
        count++;
      }
    }
    double share = (double) count / trials;
    note(trials, share);
    return share;
  }

  private void note(int trials, double share) {
    double error = Math.sqrt(share * (1 - share) / trials);
    String line = String.format(Locale.ROOT, "%s,%d,%.5f,%.5f%n", name, trials, share, error);
    try {
      Path file = Path.of("target", "simulation.csv");
      Files.createDirectories(file.getParent());
      Files.writeString(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return name;
  }

  /** Draws samples. */
  record Draw(RandomDataGenerator random) {

    double[] normal(int n, double mean, double deviation) {
      return of(n, () -> random.nextGaussian(mean, deviation));
    }

    double[] lognormal(int n) {
      return of(n, () -> Math.exp(random.nextGaussian(0, 0.5)));
    }

    double[] exponential(int n) {
      return of(n, () -> random.nextExponential(1));
    }

    /** Whole numbers with many ties. */
    double[] tied(int n) {
      return of(n, () -> random.nextPoisson(4));
    }

    double[] uniform(int n) {
      return of(n, () -> random.nextUniform(0, 1));
    }

    private static double[] of(int n, DoubleSupplier next) {
      double[] values = new double[n];
      for (int i = 0; i < n; i++) {
        values[i] = next.getAsDouble();
      }
      return values;
    }
  }
}
