package org.tutti.annotations;

/**
 * A way to start an observation on all ranks: a process synchronization and, where it needs a
 * global clock, the clock synchronization beneath it.
 */
public enum SyncMethod {
  /** No synchronization between observations. */
  NONE,
  /** The library's own {@code MPI_Barrier}. */
  BARRIER,
  /** Tutti's dissemination barrier, the same for every library. */
  DISSEMINATION,
  /** Tutti's barrier up and down a binomial tree, the same for every library. */
  TREE,
  /** Start times by window on a global clock learned by Tutti's own joint method. */
  WINDOW,
  /** Start times by window on a global clock learned by the method of SKaMPI (offsets only). */
  WINDOW_SKAMPI,
  /** Start times by window on a global clock learned by the method of Netgauge (offsets only). */
  WINDOW_NETGAUGE,
  /** Start times by window on a global clock learned by the method of Jones and Koenig. */
  WINDOW_JK,
  /** Start times by window on a global clock learned by HCA (offset and skew). */
  WINDOW_HCA,
  /** Start times by window on a global clock learned by HCA2 (offset and skew, all in a tree). */
  WINDOW_HCA2,
  /** Start times by window on a global clock learned by HCA3 (from the root downward). */
  WINDOW_HCA3,
  /** The library's own {@code MPI_Barrier}, run-times on a global clock of HCA. */
  BARRIER_HCA,
  /** The library's own {@code MPI_Barrier}, run-times on a global clock of the joint method. */
  BARRIER_JOINT,
  /** A start that all ranks can reach, picked anew each time, on the joint method's clock. */
  ROUNDTIME
}
