package org.tutti.mpi;

/** A session of the library's own (MPI 4.0, chapter 11), which knows sets of processes by names. */
public interface LibrarySession extends AutoCloseable {
  /** All processes of the launch. */
  String WORLD = "mpi://WORLD";

  /**
   * Processes of a set, such as {@link #WORLD}.
   *
   * @param ranks their positions in the set; all if there are none
   */
  RankGroup group(String processSet, int... ranks);

  /** Collective over the group ({@code MPI_Comm_create_from_group}). */
  Communicator createFromGroup(RankGroup group);

  /** Ends the session, whose communicators have been freed. */
  @Override
  void close();
}
