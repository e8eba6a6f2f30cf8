package org.tutti.operations.onesided;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.RankGroup;
import org.tutti.mpi.RmaWindow;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** One-sided operations on a window on the message, which is made before each cell. */
@LeastProcesses(2)
public abstract class WindowBenchmark implements Payload {
  @Param("FLUSH")
  public RmaEpoch epoch;

  protected RmaWindow rma;

  /** Those who reach this rank, for its part in {@link RmaEpoch#PSCW}. */
  protected RankGroup origins;

  /** Those whom this rank reaches. */
  protected RankGroup targets;

  private boolean locked;

  /** What each rank lets the others reach. */
  abstract MessageBuffer shown(Message message);

  /** Whom a rank reaches; a rank that is reached more than once may be there as often. */
  abstract int[] targets(int rank, int processes);

  @Setup
  public void open(Communicator comm, Message message) {
    rma = comm.createWindow(shown(message));
    int[] reached = distinctTargets(comm.rank(), comm.size());
    targets = comm.group(reached);
    origins = comm.group(originsOf(comm.rank(), comm.size()));
    boolean flushes = epoch == RmaEpoch.FLUSH || epoch == RmaEpoch.FLUSH_LOCAL;
    locked = flushes && reached.length > 0;
    if (locked) {
      rma.lockAll();
    }
  }

  final int[] distinctTargets(int rank, int processes) {
    return Arrays.stream(targets(rank, processes)).distinct().toArray();
  }

  final int[] originsOf(int rank, int processes) {
    return IntStream.range(0, processes)
        .filter(one -> Arrays.stream(targets(one, processes)).anyMatch(two -> two == rank))
        .toArray();
  }

  /** Waits on a target for the origins of what it has posted. */
  final void awaitOrigins() {
    if (epoch == RmaEpoch.PSCW) {
      rma.waitFor();
      return;
    }
    while (!rma.test()) {
      Thread.onSpinWait();
    }
  }

  /** The library may not have windows; there is none then. */
  @TearDown
  public void close() {
    if (rma == null) {
      return;
    }
    if (locked) {
      rma.unlockAll();
    }
    origins.free();
    targets.free();
    rma.free();
    rma = null;
  }

  /**
   * Waits for the origins, since libraries that send messages for one-sided operations get on with
   * them only while the target is within MPI.
   */
  @TearDown(Level.OBSERVATION)
  public void settle(Communicator comm) {
    if (locked) {
      rma.flushAll();
    }
    comm.barrier();
  }

  /** The synchronization around a one-sided operation, which is timed with it. */
  public enum RmaEpoch {
    /** {@code MPI_Win_flush}; the window is locked for all observations. */
    FLUSH,
    /** {@code MPI_Win_flush_local}, likewise: the data may still be on their way. */
    FLUSH_LOCAL,
    /** {@code MPI_Win_lock}, shared, and {@code MPI_Win_unlock}. */
    LOCK,
    /** The same with a lock that keeps others out. */
    LOCK_EXCLUSIVE,
    /** {@code MPI_Win_lock_all} and {@code MPI_Win_unlock_all}. */
    LOCK_ALL,
    /** {@code MPI_Win_fence} before and after it, on all ranks. */
    FENCE,
    /** {@code MPI_Win_start} and {@code MPI_Win_complete}; the last rank posts and waits. */
    PSCW,
    /** The same, but the last rank calls {@code MPI_Win_test} until it may go on. */
    PSCW_TEST;

    /** Whether the target posts what the origin starts. */
    boolean isPosted() {
      return this == PSCW || this == PSCW_TEST;
    }

    /**
     * Only the origin may synchronize where an operation has a request.
     *
     * @throws org.tutti.diagnostics.TuttiException if others take part
     */
    void requirePassive(String operation) {
      if (this == FENCE || isPosted()) {
        throw MpiProblem.EPOCH_NOT_PASSIVE.error(
            operation + " is not allowed under epoch = " + this + ".");
      }
    }
  }

  /** What the first rank does with the memory of the last one. */
  enum WindowAccess {
    WRITE,
    READ;

    /** The buffer that the window is on. */
    MessageBuffer shown(Message message) {
      return this == WRITE ? message.receive() : message.send();
    }

    /** Blocks beside each other, each of them what the other rank sends. */
    void arrivals(PayloadContext place, int blocks, Arrivals arrivals) {
      int last = place.processes() - 1;
      int reader = this == WRITE ? last : 0;
      int sender = this == WRITE ? 0 : last;
      for (int block = 0; place.rank() == reader && block < blocks; block++) {
        arrivals.block(place.elements(block), place.count(), sender, 0);
      }
    }
  }
}
