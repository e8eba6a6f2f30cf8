package org.tutti.rank.entry;

/** What a rank does with the cells of its launch. */
public enum LaunchTask {
  MEASUREMENT,

  /** Measures few of them, so that the JVM's cache can be made; the results are of no use. */
  TRAINING,

  /** The same, and what ranks do besides that no campaign starts. */
  TRAINING_BY_HAND,

  /** Calls each of them once and measures nothing. */
  DRY_RUN,

  /** The same in one of several launches, of which the driver says what they have found. */
  PART_OF_DRY_RUN
}
