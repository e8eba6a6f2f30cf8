package org.tutti.lab.analyze.model;

import java.util.Arrays;
import java.util.List;
import org.tutti.stats.sample.Checks;

/**
 * How a run-time depends on the number of processes: {@code t(p) = serial + parallel / p +
 * perDoubling * log2(p)}, fitted with relative errors. Its parts are the bounds of Hoefler and
 * Belli (2015, section 5.1): the work that processes share, what they do not share (Amdahl's law),
 * and overhead that grows with their number, for which a reduction needs at least {@code log2(p)}
 * steps.
 *
 * @param serial time that does not depend on the number of processes, at least 0
 * @param parallel time that processes share, at least 0
 * @param perDoubling overhead for each doubling of the processes, at least 0
 * @param residuals of each run-time: how far it lies above the model, as a share of it
 */
public record ScalingModel(
    double serial, double parallel, double perDoubling, List<Double> residuals) {
  /** Fewer numbers of processes always fit. */
  public static final int MIN_COUNTS = 4;

  public ScalingModel {
    residuals = List.copyOf(residuals);
  }

  /**
   * Fits the model.
   *
   * @param processes numbers of processes, at least 1
   * @param times run-time with each number, greater than 0, in any unit
   */
  public static ScalingModel of(double[] processes, double[] times) {
    Checks.positive("processes", processes, MIN_COUNTS);
    Checks.positive("times", times, processes.length);
    double[] ones = new double[processes.length];
    Arrays.fill(ones, 1);
    double[] shares = Arrays.stream(processes).map(p -> 1 / p).toArray();
    double[] doublings = Arrays.stream(processes).map(ScalingModel::doublings).toArray();
    double[] fit = RelativeLeastSquares.fit(new double[][] {ones, shares, doublings}, times);
    ScalingModel model = new ScalingModel(fit[0], fit[1], fit[2], List.of());
    double[] fitted = Arrays.stream(processes).map(model::at).toArray();
    return new ScalingModel(fit[0], fit[1], fit[2], RelativeLeastSquares.residuals(times, fitted));
  }

  /** The run-time by the whole model: the bound with parallel overhead. */
  public double at(double processes) {
    return amdahl(processes) + perDoubling * doublings(processes);
  }

  /** The run-time without the overhead: the bound of Amdahl's law. */
  public double amdahl(double processes) {
    return serial + parallel / processes;
  }

  /** The share {@code b} of the run-time of one process that processes do not share. */
  public double serialFraction() {
    return parallel == 0 ? 1 : serial / (serial + parallel);
  }

  /** The largest residual without its sign. */
  public double largestResidual() {
    return residuals.stream().mapToDouble(Math::abs).max().orElse(0);
  }

  private static double doublings(double processes) {
    return Math.log(processes) / Math.log(2);
  }
}
