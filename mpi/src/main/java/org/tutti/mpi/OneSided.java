package org.tutti.mpi;

/**
 * One-sided communication (MPI 3.1, chapter 11): making windows, on which processes read and write
 * each other's memory.
 */
public interface OneSided extends LibraryChapter {
  /**
   * Collective: lets all processes reach this buffer, which must not move until the window is
   * freed. Displacements count elements of the buffer's datatype.
   */
  default RmaWindow createWindow(MessageBuffer memory) {
    throw missing("MPI_Win_create");
  }

  /**
   * Collective: a window on zeroed memory of the library's choice, {@link RmaWindow#memory}, which
   * is gone when the window is freed.
   */
  default RmaWindow allocateWindow(Datatype datatype, int count) {
    throw missing("MPI_Win_allocate");
  }

  /** Some processes of this communicator, for {@link RmaWindow#post} and its relatives. */
  default RankGroup group(int... ranks) {
    throw missing("MPI_Group_incl");
  }
}
