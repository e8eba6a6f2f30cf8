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
  /** The value for synchronization without any {@link OneSided#assertions}. */
  int NO_ASSERTIONS = 0;

  /** This process's part of the window; a dynamic window begins without any memory. */
  MessageBuffer memory();

  /** The part of another process, where the processes of the window share memory. */
  MessageBuffer memoryOf(int rank);

  /**
   * Adds a buffer to a dynamic window, which must not move until it is detached. What lies beyond
   * the memory attached is not checked.
   *
   * @return the displacement of its first element; displacements of such windows count bytes
   */
  long attach(MessageBuffer memory);

  /** Takes a buffer from a dynamic window. */
  void detach(MessageBuffer memory);

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

  /** Does the same as {@link #put}; the request completes when {@code origin} may be used again. */
  void rput(
      MessageBuffer origin,
      int count,
      Datatype datatype,
      int target,
      long displacement,
      Request request);

  /** Does the same as {@link #get}; the request completes when {@code origin} has been filled. */
  void rget(
      MessageBuffer origin,
      int count,
      Datatype datatype,
      int target,
      long displacement,
      Request request);

  /**
   * Does the same as {@link #accumulate}; the request completes when {@code origin} may be used
   * again.
   */
  void raccumulate(
      MessageBuffer origin,
      int count,
      Datatype datatype,
      int target,
      long displacement,
      AccumulateOp op,
      Request request);

  /**
   * Does the same as {@link #getAccumulate}; the request completes when {@code result} has been
   * filled.
   */
  void rgetAccumulate(
      MessageBuffer origin,
      MessageBuffer result,
      int count,
      Datatype datatype,
      int target,
      long displacement,
      AccumulateOp op,
      Request request);

  /** Collective: ends what was begun since the last fence and begins anew. */
  default void fence() {
    fence(NO_ASSERTIONS);
  }

  /** The same with {@link OneSided#assertions}. */
  void fence(int assertions);

  /** Lets the processes of a group reach this one's part of the window. */
  default void post(RankGroup origins) {
    post(origins, NO_ASSERTIONS);
  }

  /** The same with {@link OneSided#assertions}. */
  void post(RankGroup origins, int assertions);

  /** Begins to reach those of the group, which have posted or will. */
  default void start(RankGroup targets) {
    start(targets, NO_ASSERTIONS);
  }

  /** The same with {@link OneSided#assertions}. */
  void start(RankGroup targets, int assertions);

  /** Ends what {@link #start} began. */
  void complete();

  /**
   * Ends what {@link #post} began, when all its processes have completed ({@code MPI_Win_wait}).
   */
  void waitFor();

  /**
   * Ends it if all of them have completed, and returns whether they have ({@code MPI_Win_test}).
   */
  boolean test();

  default void lock(LockType type, int target) {
    lock(type, target, NO_ASSERTIONS);
  }

  /** The same with {@link OneSided#assertions}. */
  void lock(LockType type, int target, int assertions);

  void unlock(int target);

  /** Locks all processes' parts of the window, shared. */
  default void lockAll() {
    lockAll(NO_ASSERTIONS);
  }

  /** The same with {@link OneSided#assertions}. */
  void lockAll(int assertions);

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
