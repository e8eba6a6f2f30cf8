package org.tutti.annotations;

/** The benchmark suites whose method of measuring is known (hunold2016, tables 3 and 4). */
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
  REPROMPI
}
