package org.tutti.lab.map.network;

import java.util.Arrays;
import org.tutti.stats.sample.OrderedSample;

/**
 * The logarithm of a pair's time as the sum of its kind, an effect of each end, and a rest, fitted
 * by iteratively reweighted least squares, so that few slow ends or links do not spoil the others:
 * first with Huber's weights (Huber 1964, "Robust estimation of a location parameter"; k = 1.345),
 * then, from there, with Tukey's biweight (Beaton and Tukey 1974; c = 4.685), which leaves out what
 * is far off.
 *
 * <p>Effects are relative to the median end, whose effect is 0.
 */
final class AdditiveFit {
  private static final double HUBER = 1.345;
  private static final double BIWEIGHT = 4.685;
  private static final double TO_DEVIATION = 1.4826;
  private static final double MIN_WEIGHT = 1e-6;
  private static final int HUBER_STEPS = 8;
  private static final int BIWEIGHT_STEPS = 8;
  private static final int MAX_SWEEPS = 60;
  private static final double PRECISION = 1e-5;

  private final PairLogs logs;
  private final double[] values;
  private final double[] kinds;
  private final boolean[] measured;
  private final double[] sending;
  private final double[] receiving;
  private final double[] weights;

  private AdditiveFit(PairLogs logs, double[] values) {
    this.logs = logs;
    this.values = values;
    this.kinds = new double[kinds(logs)];
    this.measured = new boolean[kinds.length];
    this.sending = new double[logs.ends()];
    this.receiving = logs.isDirected() ? new double[logs.ends()] : sending;
    this.weights = new double[values.length];
  }

  /**
   * Fits the effects.
   *
   * @param values one per pair; NaN where it is unknown
   */
  static AdditiveFit of(PairLogs logs, double[] values) {
    AdditiveFit fit = new AdditiveFit(logs, values);
    for (int pair = 0; pair < values.length; pair++) {
      boolean isMeasured = !Double.isNaN(values[pair]);
      fit.weights[pair] = isMeasured ? 1 : 0;
      fit.measured[logs.kind(pair)] |= isMeasured;
    }
    fit.iterate(HUBER_STEPS, true);
    fit.iterate(BIWEIGHT_STEPS, false);
    return fit;
  }

  /** Until new weights no longer change the effects. */
  private void iterate(int most, boolean huber) {
    double change = Double.POSITIVE_INFINITY;
    for (int step = 0; step < most && change > PRECISION; step++) {
      change = solve();
      reweight(huber);
    }
  }

  /** What the effects leave of a pair; NaN if it was not measured. */
  double residual(int pair) {
    return values[pair]
        - kinds[logs.kind(pair)]
        - sending[logs.from(pair)]
        - receiving[logs.to(pair)];
  }

  /** The effect of an end on what it sends; without directions, on all its times. */
  double sending(int end) {
    return sending[end];
  }

  /** The effect of an end on what it receives. */
  double receiving(int end) {
    return receiving[end];
  }

  /** How much longer a pair takes by its kind alone; NaN if no pair of this kind was measured. */
  double ofKind(int kind) {
    return measured[kind] ? kinds[kind] : Double.NaN;
  }

  private static int kinds(PairLogs logs) {
    int kinds = 0;
    for (int pair = 0; pair < logs.pairs(); pair++) {
      kinds = Math.max(kinds, logs.kind(pair) + 1);
    }
    return kinds;
  }

  /**
   * Weighted least squares by sweeps over kinds and ends, each set to what the others leave.
   *
   * @return the largest change of a sweep
   */
  private double solve() {
    double change = Double.POSITIVE_INFINITY;
    double first = 0;
    for (int sweep = 0; sweep < MAX_SWEEPS && change > PRECISION; sweep++) {
      change = sweepKinds();
      change = Math.max(change, sweepEnds(sending, true, !logs.isDirected()));
      if (logs.isDirected()) {
        change = Math.max(change, sweepEnds(receiving, false, false));
      }
      center(sending);
      if (logs.isDirected()) {
        center(receiving);
      }
      first = Math.max(first, change);
    }
    return first;
  }

  private double sweepKinds() {
    double[] sums = new double[kinds.length];
    double[] total = new double[kinds.length];
    for (int pair = 0; pair < values.length; pair++) {
      if (weights[pair] > 0) {
        sums[logs.kind(pair)] += weights[pair] * residual(pair);
        total[logs.kind(pair)] += weights[pair];
      }
    }
    return move(kinds, sums, total, 1);
  }

  private double sweepEnds(double[] effects, boolean first, boolean both) {
    double[] sums = new double[effects.length];
    double[] total = new double[effects.length];
    for (int pair = 0; pair < values.length; pair++) {
      if (weights[pair] > 0) {
        double weighted = weights[pair] * residual(pair);
        if (first || both) {
          sums[logs.from(pair)] += weighted;
          total[logs.from(pair)] += weights[pair];
        }
        if (!first || both) {
          sums[logs.to(pair)] += weighted;
          total[logs.to(pair)] += weights[pair];
        }
      }
    }
    // Moving both ends of all pairs at once would overshoot by a factor of two.
    return move(effects, sums, total, both ? 0.5 : 1);
  }

  private static double move(double[] effects, double[] sums, double[] total, double share) {
    double greatest = 0;
    for (int i = 0; i < effects.length; i++) {
      if (total[i] > 0) {
        double step = share * sums[i] / total[i];
        effects[i] += step;
        greatest = Math.max(greatest, Math.abs(step));
      }
    }
    return greatest;
  }

  private void center(double[] effects) {
    double median = OrderedSample.of("effects", effects).median();
    for (int end = 0; end < effects.length; end++) {
      effects[end] -= median;
    }
    double inKind = effects == sending && !logs.isDirected() ? 2 * median : median;
    for (int kind = 0; kind < kinds.length; kind++) {
      kinds[kind] += inKind;
    }
  }

  private void reweight(boolean huber) {
    double[] distances =
        Arrays.stream(residuals()).filter(rest -> !Double.isNaN(rest)).map(Math::abs).toArray();
    if (distances.length == 0) {
      return;
    }
    double scale = TO_DEVIATION * OrderedSample.of("residuals", distances).median();
    for (int pair = 0; pair < values.length; pair++) {
      double distance = Math.abs(residual(pair));
      if (!Double.isNaN(distance)) {
        weights[pair] =
            Math.max(MIN_WEIGHT, huber ? huber(distance, scale) : biweight(distance, scale));
      }
    }
  }

  private static double huber(double distance, double scale) {
    return distance <= HUBER * scale ? 1 : HUBER * scale / distance;
  }

  private static double biweight(double distance, double scale) {
    if (distance == 0) {
      return 1;
    }
    double share = distance / (BIWEIGHT * scale);
    return share < 1 ? (1 - share * share) * (1 - share * share) : 0;
  }

  double[] residuals() {
    double[] residuals = new double[values.length];
    for (int pair = 0; pair < residuals.length; pair++) {
      residuals[pair] = residual(pair);
    }
    return residuals;
  }
}
