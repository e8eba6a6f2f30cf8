package org.tutti.mpi.transport;

/** What a provider does for messages that its rank has started and does not wait for. */
public interface Pump {
  /** The rank begins to wait. */
  default void begin() {}

  /** The rank begins to test; in virtual time, a test that fails must take time. */
  default void look() {}

  /** Completes whatever can be completed now. */
  void poll();

  /** Returns when another call of {@link #poll()} may complete something. */
  void pause();
}
