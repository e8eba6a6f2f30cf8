package org.tutti.annotations;

/** The processing schemes of hunold2016, table 4. */
public enum ProcessingScheme {
  /** SKaMPI: of the maxima over ranks, mean and standard deviation of the middle half. */
  PS1,
  /** MPIBlib and mpicroscope: of the maxima over ranks, mean with interval, minimum, maximum. */
  PS2,
  /** OSU: mean of each rank; of these mean, minimum and maximum. */
  PS3,
  /** MPIBlib: latest global end less the root's start; mean with interval. */
  PS4,
  /** MPIBench: times of all ranks together without those above twice the 99th percentile. */
  PS5,
  /** NBCBench: median of each rank; the largest of these. */
  PS6,
  /** Intel MPI Benchmarks and Phloem: mean of each rank; of these minimum, maximum and mean. */
  PS7,
  /** mpptest: the least of the means that the root found. */
  PS8
}
