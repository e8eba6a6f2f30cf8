package org.tutti.sync.process;

/**
 * What the next run of a cell is, the same on all ranks.
 *
 * @param count observations in the run; 0 when the cell is over because its time is used up
 * @param kept whether its observations belong to the cell; those of a run that only finds out how
 *     long the operation takes do not
 */
public record RunSpec(int count, boolean kept) {
  /** The most observations that a run which is not kept may have. */
  public static final int LARGEST_UNKEPT = 20;

  /** So many runs that are not kept find out how long the operation takes. */
  public static final int SIZING_RUNS = 3;

  /** No more runs in this cell. */
  public static final RunSpec OVER = new RunSpec(0, true);
}
