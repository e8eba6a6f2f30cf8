package org.tutti.annotations;

/** What is made of the local run-times of all ranks. */
public enum RankSummary {
  /** The slowest rank. */
  MAX,
  /** The mean over ranks. */
  MEAN,
  /** The fastest rank. */
  MIN,
  /** The root alone. */
  ROOT
}
