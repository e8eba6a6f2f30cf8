package org.tutti.annotations;

/** Benchmark suites whose method of measuring is known (Hunold 2016, tables 3 and 4). */
public enum Suite {
  OSU,
  IMB,
  SKAMPI,
  MPPTEST,
  NBCBENCH,
  MPIBENCH,
  MPIBLIB,
  MPICROSCOPE,
  PHLOEM,
  REPROMPI,
  /** The microbenchmark of Lübbe 2017, algorithm 1. */
  NEIGHBORHOODS
}
