package org.tutti.mpi;

/** Some processes of a communicator, in an order. Made by {@link CommunicatorCreation#group}. */
public interface RankGroup {
  /** Gives the group back to the library. */
  void free();
}
