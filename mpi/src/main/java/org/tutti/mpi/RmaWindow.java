package org.tutti.mpi;

/**
 * Memory of each process of a communicator that the others reach. Communication (put, get, ...)
 * only begins where it is called, between two calls of synchronization; it is complete when the
 * latter of these returns. Until then nobody may use the buffers given to it, and the caller keeps
 * them reachable.
 *
 * <p>A {@code target} is a rank of the communicator, and {@code displacement} an element of its
 * part of the window. Every method throws {@link MpiException} when the library reports an error,
 * and {@link IllegalArgumentException} where a process's part of the window ends earlier.
 */
public interface RmaWindow {
  /** This process's part of the window. */
  MessageBuffer memory();

  /** Writes elements of {@code origin} into the window ({@code MPI_Put}). */
  void put(MessageBuffer origin, int count, Datatype datatype, int target, long displacement);

  /** Reads elements of the window into {@code origin} ({@code MPI_Get}). */
  void get(MessageBuffer origin, int count, Datatype datatype, int target, long displacement);

  /** Combines elements of the window with those of {@code origin} ({@code MPI_Accumulate}). */
  void accumulate(
      MessageBuffer origin,
      int count,
      Datatype datatype,
      int target,
      long displacement,
      AccumulateOp op);

  /** The same, and reads what was there before ({@code MPI_Get_accumulate}). */
  void getAccumulate(
      MessageBuffer origin,
      MessageBuffer result,
      int count,
      Datatype datatype,
      int target,
      long displacement,
      AccumulateOp op);

  /** The same for a single element ({@code MPI_Fetch_and_op}). */
  void fetchAndOp(
      MessageBuffer origin,
      MessageBuffer result,
      Datatype datatype,
      int target,
      long displacement,
      AccumulateOp op);

  /**
   * Replaces an element of the window by that of {@code origin} if it is equal to that of {@code
   * compare}, and reads what was there before ({@code MPI_Compare_and_swap}).
   *
   * @param datatype of integers
   */
  void compareAndSwap(
      MessageBuffer origin,
      MessageBuffer compare,
      MessageBuffer result,
      Datatype datatype,
      int target,
      long displacement);

  /** Collective: ends what was begun since the last fence and begins anew. */
  void fence();

  /** Lets the processes of a group reach this one's part of the window. */
  void post(RankGroup origins);

  /** Begins to reach those of the group, which have posted or will. */
  void start(RankGroup targets);

  /** Ends what {@link #start} began. */
  void complete();

  /**
   * Ends what {@link #post} began, when all its processes have completed ({@code MPI_Win_wait}).
   */
  void waitFor();

  void lock(LockType type, int target);

  void unlock(int target);

  /** Locks all processes' parts of the window, shared. */
  void lockAll();

  void unlockAll();

  /** Completes what was begun under a lock, which goes on. */
  void flush(int target);

  void flushAll();

  /** Completes it as far as the buffers of this process go. */
  void flushLocal(int target);

  void flushLocalAll();

  /** Makes what other processes have written, and this one, the same in all copies. */
  void sync();

  /** Collective: gives the window back to the library. */
  void free();
}
