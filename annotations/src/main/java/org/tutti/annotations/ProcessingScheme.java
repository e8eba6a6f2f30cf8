package org.tutti.annotations;

/** The processing schemes of Hunold 2016, table 4. */
public enum ProcessingScheme {
  /** SKaMPI: maximum over ranks; mean and standard deviation of the middle half. */
  PS1,
  /** MPIBlib and mpicroscope: maximum over ranks; mean with interval, minimum, maximum. */
  PS2,
  /** OSU: mean of each rank; mean, minimum, and maximum of these. */
  PS3,
  /**
   * MPIBlib: latest global end minus the root's start; mean with interval. Needs a global clock.
   */
  PS4,
  /**
   * MPIBench: times of all ranks on the global clock, pooled, without those above twice the 99th
   * percentile. Needs a global clock.
   */
  PS5,
  /** NBCBench: minimum, maximum, mean, and median of each rank; the maximum of each of these. */
  PS6,
  /** Intel MPI Benchmarks and Phloem: mean of each rank; minimum, maximum, and mean of these. */
  PS7,
  /**
   * mpptest: minimum of the means of the loops on the root, beside their maximum and average. Needs
   * a {@link Batch}.
   */
  PS8
}
