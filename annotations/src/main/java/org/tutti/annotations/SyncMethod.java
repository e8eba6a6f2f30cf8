package org.tutti.annotations;

/**
 * How observations are started on all ranks: a process synchronization and, after an underscore, a
 * clock synchronization. With a clock synchronization, run-times are global. Without one, windows
 * and round time use Tutti's joint method, and run-times of the others are local.
 */
public enum SyncMethod {
  /** No synchronization between observations. */
  NONE,
  /** {@link #NONE} with a global clock learned by the method of SKaMPI. */
  NONE_SKAMPI,
  /** {@link #NONE} with a global clock learned by the method of Netgauge. */
  NONE_NETGAUGE,
  /** {@link #NONE} with a global clock learned by the method of Jones and Koenig. */
  NONE_JK,
  /** {@link #NONE} with a global clock learned by HCA. */
  NONE_HCA,
  /** {@link #NONE} with a global clock learned by HCA2. */
  NONE_HCA2,
  /** {@link #NONE} with a global clock learned by HCA3. */
  NONE_HCA3,
  /** {@link #NONE} with a global clock learned by the joint method. */
  NONE_JOINT,
  /** The library's own {@code MPI_Barrier}. */
  BARRIER,
  /** {@link #BARRIER} with a global clock learned by the method of SKaMPI. */
  BARRIER_SKAMPI,
  /** {@link #BARRIER} with a global clock learned by the method of Netgauge. */
  BARRIER_NETGAUGE,
  /** {@link #BARRIER} with a global clock learned by the method of Jones and Koenig. */
  BARRIER_JK,
  /** {@link #BARRIER} with a global clock learned by HCA. */
  BARRIER_HCA,
  /** {@link #BARRIER} with a global clock learned by HCA2. */
  BARRIER_HCA2,
  /** {@link #BARRIER} with a global clock learned by HCA3. */
  BARRIER_HCA3,
  /** {@link #BARRIER} with a global clock learned by the joint method. */
  BARRIER_JOINT,
  /** Tutti's own dissemination barrier, the same with every library. */
  DISSEMINATION,
  /** {@link #DISSEMINATION} with a global clock learned by the method of SKaMPI. */
  DISSEMINATION_SKAMPI,
  /** {@link #DISSEMINATION} with a global clock learned by the method of Netgauge. */
  DISSEMINATION_NETGAUGE,
  /** {@link #DISSEMINATION} with a global clock learned by the method of Jones and Koenig. */
  DISSEMINATION_JK,
  /** {@link #DISSEMINATION} with a global clock learned by HCA. */
  DISSEMINATION_HCA,
  /** {@link #DISSEMINATION} with a global clock learned by HCA2. */
  DISSEMINATION_HCA2,
  /** {@link #DISSEMINATION} with a global clock learned by HCA3. */
  DISSEMINATION_HCA3,
  /** {@link #DISSEMINATION} with a global clock learned by the joint method. */
  DISSEMINATION_JOINT,
  /** Tutti's own barrier over a binomial tree, the same with every library. */
  TREE,
  /** {@link #TREE} with a global clock learned by the method of SKaMPI. */
  TREE_SKAMPI,
  /** {@link #TREE} with a global clock learned by the method of Netgauge. */
  TREE_NETGAUGE,
  /** {@link #TREE} with a global clock learned by the method of Jones and Koenig. */
  TREE_JK,
  /** {@link #TREE} with a global clock learned by HCA. */
  TREE_HCA,
  /** {@link #TREE} with a global clock learned by HCA2. */
  TREE_HCA2,
  /** {@link #TREE} with a global clock learned by HCA3. */
  TREE_HCA3,
  /** {@link #TREE} with a global clock learned by the joint method. */
  TREE_JOINT,
  /** Start times in windows of a global clock, learned by the joint method. */
  WINDOW,
  /** {@link #WINDOW} with a global clock learned by the method of SKaMPI. */
  WINDOW_SKAMPI,
  /** {@link #WINDOW} with a global clock learned by the method of Netgauge. */
  WINDOW_NETGAUGE,
  /** {@link #WINDOW} with a global clock learned by the method of Jones and Koenig. */
  WINDOW_JK,
  /** {@link #WINDOW} with a global clock learned by HCA. */
  WINDOW_HCA,
  /** {@link #WINDOW} with a global clock learned by HCA2. */
  WINDOW_HCA2,
  /** {@link #WINDOW} with a global clock learned by HCA3. */
  WINDOW_HCA3,
  /** {@link #WINDOW} with a global clock learned by the joint method. */
  WINDOW_JOINT,
  /**
   * A start time that all ranks can meet, chosen anew for each observation, on a global clock
   * learned by the joint method.
   */
  ROUNDTIME,
  /** {@link #ROUNDTIME} with a global clock learned by the method of SKaMPI. */
  ROUNDTIME_SKAMPI,
  /** {@link #ROUNDTIME} with a global clock learned by the method of Netgauge. */
  ROUNDTIME_NETGAUGE,
  /** {@link #ROUNDTIME} with a global clock learned by the method of Jones and Koenig. */
  ROUNDTIME_JK,
  /** {@link #ROUNDTIME} with a global clock learned by HCA. */
  ROUNDTIME_HCA,
  /** {@link #ROUNDTIME} with a global clock learned by HCA2. */
  ROUNDTIME_HCA2,
  /** {@link #ROUNDTIME} with a global clock learned by HCA3. */
  ROUNDTIME_HCA3,
  /** {@link #ROUNDTIME} with a global clock learned by the joint method. */
  ROUNDTIME_JOINT
}
