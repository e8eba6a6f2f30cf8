package org.tutti.annotations;

/** How the local run-times of all ranks are summarized. */
public enum RankSummary {
  /** The slowest rank. */
  MAX,
  /** The mean over ranks. */
  MEAN,
  /** The fastest rank. */
  MIN,
  /** The root only. */
  ROOT
}
