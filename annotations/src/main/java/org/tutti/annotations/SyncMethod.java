package org.tutti.annotations;

/**
 * A way to start an observation on all ranks: a process synchronisation and, where it needs a
 * global clock, the clock synchronisation beneath it.
 */
public enum SyncMethod {
  /** The library's own {@code MPI_Barrier}. */
  BARRIER,
  /** Tutti's dissemination barrier, the same for every library. */
  DISSEMINATION,
  /** Start times by window on a global clock learned by the method of SKaMPI (offsets only). */
  WINDOW_SKAMPI,
  /** Start times by window on a global clock learned by HCA (offset and skew). */
  WINDOW_HCA
}
