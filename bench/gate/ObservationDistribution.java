package org.tutti.bench.gate;

import java.util.random.RandomGenerator;
import org.apache.commons.statistics.distribution.NormalDistribution;

/** How observations of a launch are distributed about a level, in nanoseconds. */
enum ObservationDistribution {
  /** A standard deviation of 5 %. */
  NORMAL(0) {
    @Override
    double at(double probability) {
      return LEVEL * (1 + 0.05 * gauss(probability));
    }
  },
  /** A standard deviation of the logarithm of 0.5. */
  LOGNORMAL(0) {
    @Override
    double at(double probability) {
      return LEVEL * Math.exp(0.5 * gauss(probability));
    }
  },
  /** Pareto with an index of 1.5, so that there is no variance. */
  HEAVY_TAILED(0) {
    @Override
    double at(double probability) {
      return LEVEL * Math.pow(1 - probability, -1 / 1.5);
    }
  },
  /** One in ten is 2.7 times slower, with a deviation of 2 % in either mode. */
  BIMODAL(0) {
    @Override
    double at(double probability) {
      return probability < FAST
          ? LEVEL * (1 + 0.02 * gauss(probability / FAST))
          : 2.7 * LEVEL * (1 + 0.02 * gauss((probability - FAST) / (1 - FAST)));
    }
  },
  /** Normal, read from a clock with steps of 10 ns. */
  TICKED(10) {
    @Override
    double at(double probability) {
      return NORMAL.at(probability);
    }
  };

  private static final double LEVEL = 1000;
  private static final double FAST = 0.9;
  private static final double LEAST = 1e-12;

  private final double step;

  ObservationDistribution(double step) {
    this.step = step;
  }

  /** The quantile function at the level 1. */
  abstract double at(double probability);

  private static double gauss(double probability) {
    return NormalDistribution.of(0, 1)
        .inverseCumulativeProbability(Math.max(LEAST, Math.min(1 - LEAST, probability)));
  }

  /** An observation in a launch with a level. */
  double draw(double level, RandomGenerator random) {
    double time = level * at(random.nextDouble());
    return step == 0 ? time : step * Math.round(time / step);
  }

  /** The quantile of a launch with the middle level, as the clock would not round it. */
  double quantile(double probability) {
    return at(probability);
  }

  double step() {
    return step;
  }
}
