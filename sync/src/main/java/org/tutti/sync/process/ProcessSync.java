package org.tutti.sync.process;

/**
 * A method by which all ranks start each observation together.
 *
 * <p>The harness measures a cell in one or more runs of consecutive observations. Before a run all
 * ranks call {@link #prepare}; the timed loop calls {@link #start} before each observation and
 * allocates nothing there; afterwards {@link #judge} marks each observation from the stored local
 * times, so that no judgement takes place inside the loop.
 */
public interface ProcessSync {
  /** The name it has on the command line and in results, such as {@code WINDOW}. */
  String name();

  /**
   * Collective: agrees on what the next {@code count} observations need.
   *
   * @param count observations in the coming run
   * @param expectedNanos upper quantile of the operation's run-time so far, maximum over ranks
   */
  void prepare(int count, double expectedNanos);

  /** Returns when this rank may start observation {@code index} (from 0) of the current run. */
  void start(int index);

  /**
   * Marks this rank's observations of the run that has just ended.
   *
   * @param starts local start times, by index
   * @param ends local end times, by index
   * @param flags receives a combination of {@link Flag} bits for each index
   */
  void judge(long[] starts, long[] ends, int count, byte[] flags);
}
