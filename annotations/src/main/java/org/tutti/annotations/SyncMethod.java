package org.tutti.annotations;

/**
 * A method of starting an observation on all ranks: a process synchronization and, if it needs a
 * global clock, the clock synchronization that provides it.
 */
public enum SyncMethod {
  /** No synchronization between observations. */
  NONE,
  /** The library's own {@code MPI_Barrier}. */
  BARRIER,
  /** Tutti's own dissemination barrier, the same with every library. */
  DISSEMINATION,
  /** Tutti's own barrier over a binomial tree, the same with every library. */
  TREE,
  /** Start times in windows of a global clock learned by Tutti's joint method. */
  WINDOW,
  /** Start times in windows of a global clock learned by the method of SKaMPI (offsets only). */
  WINDOW_SKAMPI,
  /** Start times in windows of a global clock learned by the method of Netgauge (offsets only). */
  WINDOW_NETGAUGE,
  /** Start times in windows of a global clock learned by the method of Jones and Koenig. */
  WINDOW_JK,
  /** Start times in windows of a global clock learned by HCA (offset and skew). */
  WINDOW_HCA,
  /**
   * Start times in windows of a global clock learned by HCA2 (offset and skew, entirely in a tree).
   */
  WINDOW_HCA2,
  /** Start times in windows of a global clock learned by HCA3 (from the root downward). */
  WINDOW_HCA3,
  /** The library's own {@code MPI_Barrier}, with run-times on a global clock learned by HCA. */
  BARRIER_HCA,
  /**
   * The library's own {@code MPI_Barrier}, with run-times on a global clock learned by the joint
   * method.
   */
  BARRIER_JOINT,
  /**
   * A start time that all ranks can meet, chosen anew for each observation, on the clock of the
   * joint method.
   */
  ROUNDTIME
}
