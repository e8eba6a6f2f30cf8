package org.tutti.mpi.transport;

/** Something that was started and completes without its rank waiting for it. */
@FunctionalInterface
public interface Activity {
  boolean isDone();
}
