package org.tutti.stats.series;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.tutti.stats.rank.MidRanks;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.shape.TwoModes;

/**
 * Whether values that were observed one after the other resemble those before them, as launches do
 * in a machine that stays in a state for a while, and how many independent ones they are worth.
 *
 * <p>The correlation is that of successive ranks (Wald and Wolfowitz 1943), or, where the values
 * fall into two modes, that of successive modes, if it is larger: within a mode, ranks say nothing
 * of the state. Since the estimate of a short series is too small by about {@code (1 + 4r)/n}
 * (Marriott and Pope 1954), it is corrected for that. {@code n} values of a first-order process are
 * worth {@code n (1 - r)/(1 + r)}.
 *
 * @param n number of values
 * @param correlation of a value with the one before it, from 0 to 1, corrected
 * @param pValue one-sided, of the hypothesis that the order of the values is chance
 */
public record SerialDependence(int n, double correlation, double pValue) {
  /** The order of fewer values says little, and the normal approximation is poor. */
  private static final int MIN = 10;

  /** Fewer values seldom show that they depend on each other, and then are worth too few. */
  public static final int MANY = 20;

  private static final double SIGNIFICANCE = 0.05;
  private static final double SIGNIFICANCE_OF_FEW = 0.01;
  private static final double LARGEST = 0.999;
  private static final int FAR = 10;

  /**
   * Examines values in the order of observation.
   *
   * @param values finite values; fewer than 10 are taken for independent
   * @throws IllegalArgumentException if {@code values} is empty or has an element that is not
   *     finite
   */
  public static SerialDependence of(double[] values) {
    Checks.finite("values", values, 1);
    int n = values.length;
    if (n < MIN) {
      return new SerialDependence(n, 0, 1);
    }
    double found = Math.max(correlation(ranks(values)), correlation(modes(values)));
    double deviation = (n - 2) / (n * Math.sqrt(n - 1.0));
    double pValue = NormalDistribution.of(0, 1).survivalProbability((found + 1.0 / n) / deviation);
    double corrected = (n * found + 1) / (n - 4.0);
    return new SerialDependence(n, Math.min(LARGEST, Math.max(0, corrected)), pValue);
  }

  /** Whether they depend on each other more than chance explains. */
  public boolean isFound() {
    return pValue <= (n < MANY ? SIGNIFICANCE_OF_FEW : SIGNIFICANCE);
  }

  /** The number of independent values they are worth; all of them if no dependence is found. */
  public double effective() {
    return isFound() ? n * (1 - correlation) / (1 + correlation) : n;
  }

  /**
   * The number they are worth at least: the same with a correlation that is larger by its standard
   * error, {@code sqrt((1 - r²)/n)}.
   */
  public double surelyEffective() {
    return isFound() ? possiblyEffective() : n;
  }

  /** The same whether the dependence is found or not: how many they may be worth at least. */
  public double possiblyEffective() {
    double error = Math.sqrt((1 - correlation * correlation) / n);
    double greater = Math.min(LARGEST, correlation + error);
    return n * (1 - greater) / (1 + greater);
  }

  /** What so many values may be worth at least if they do not seem to depend at all. */
  public static double mostOf(int n) {
    return new SerialDependence(n, 0, 1).possiblyEffective();
  }

  /**
   * How many such values are worth a number of independent ones. It is empty where these values
   * cannot tell: if they are fewer than {@link #MANY} (of 12 that depend, half have a correlation
   * at its limit), and if more than ten times as many are needed.
   */
  public OptionalInt needed(int independent) {
    double needed = Math.ceil(independent * (1 + correlation) / (1 - correlation));
    return n >= MANY && needed <= FAR * n ? OptionalInt.of((int) needed) : OptionalInt.empty();
  }

  /** How many times as far apart values would depend no more: by a tenth of their correlation. */
  public int distance() {
    return Math.max(2, (int) Math.ceil(Math.log(0.1) / Math.log(Math.max(0.1, correlation))));
  }

  private static double[] ranks(double[] values) {
    MidRanks ranks = MidRanks.of("values", values);
    double[] found = new double[values.length];
    Arrays.setAll(found, ranks::get);
    return found;
  }

  /** 1 for each value in the slow mode, else 0; all 0 without modes. */
  private static double[] modes(double[] values) {
    Optional<TwoModes> modes =
        Arrays.stream(values).allMatch(value -> value > 0) ? TwoModes.of(values) : Optional.empty();
    return Arrays.stream(values)
        .map(value -> modes.isPresent() && modes.get().isSlow(value) ? 1 : 0)
        .toArray();
  }

  /** The correlation of neighbors; -1 for constant values. */
  private static double correlation(double[] values) {
    double mean = Arrays.stream(values).sum() / values.length;
    double squares = 0;
    double products = 0;
    for (int i = 0; i < values.length; i++) {
      squares += (values[i] - mean) * (values[i] - mean);
      products += i == 0 ? 0 : (values[i] - mean) * (values[i - 1] - mean);
    }
    return squares == 0 ? -1 : products / squares;
  }
}
