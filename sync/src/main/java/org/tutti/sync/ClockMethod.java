package org.tutti.sync;

/** The clock synchronizations, by their names on the command line and in results. */
public enum ClockMethod {
  NONE,
  SKAMPI,
  NETGAUGE,
  JK,
  HCA,
  HCA2,
  HCA3,
  JOINT
}
