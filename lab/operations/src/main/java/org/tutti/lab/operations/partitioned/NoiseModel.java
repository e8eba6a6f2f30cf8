package org.tutti.lab.operations.partitioned;

/**
 * Which partitions take longer to compute than others: noise of different distributions, as
 * Temucin, Grant, and Afsahi evaluate it ("Micro-benchmarking MPI partitioned point-to-point
 * communication", 2022).
 */
public enum NoiseModel {
  /** The partitions of one thread, drawn for each observation, take longer by the noise. */
  SINGLE {
    @Override
    double factor(double noise, boolean isDelayed, double first, double second) {
      return isDelayed ? 1 + noise : 1;
    }
  },
  /** Each partition takes longer by up to the noise, evenly distributed. */
  UNIFORM {
    @Override
    double factor(double noise, boolean isDelayed, double first, double second) {
      return 1 + noise * first;
    }
  },
  /** Normally distributed with the noise as standard deviation, but not less than no time. */
  GAUSSIAN {
    @Override
    double factor(double noise, boolean isDelayed, double first, double second) {
      double normal = Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * second);
      return Math.max(0, 1 + noise * normal);
    }
  };

  /**
   * The length of a partition's computation relative to that without noise.
   *
   * @param noise relative to that
   * @param isDelayed whether its thread is the one that was drawn
   * @param first evenly distributed from 0 to 1, as is {@code second}
   */
  abstract double factor(double noise, boolean isDelayed, double first, double second);
}
