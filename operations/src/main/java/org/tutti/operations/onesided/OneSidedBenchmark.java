package org.tutti.operations.onesided;

import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LockType;
import org.tutti.mpi.MessageBuffer;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** One operation of the first rank on the memory of the last one, and its synchronization. */
public abstract class OneSidedBenchmark extends WindowBenchmark {
  private static final int ORIGIN = 0;

  private final WindowAccess access;

  protected int target;

  OneSidedBenchmark(WindowAccess access) {
    this.access = access;
  }

  /** How many blocks are moved; {@code window} of those that measure bandwidth. */
  int blocks() {
    return 1;
  }

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("window", blocks(), 1);
  }

  @Override
  final MessageBuffer shown(Message message) {
    return access.shown(message);
  }

  @Override
  public final long receiveElements(PayloadContext place) {
    return blocks() * place.receiveElements();
  }

  @Override
  final int[] targets(int rank, int processes) {
    return rank == ORIGIN ? new int[] {processes - 1} : new int[0];
  }

  @Setup
  public void aim(Communicator comm) {
    target = comm.size() - 1;
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    access.arrivals(place, blocks(), arrivals);
  }

  /** Begins the epoch on the origin, before the operation. */
  protected final void begin() {
    if (epoch != RmaEpoch.FLUSH) {
      beginEpoch();
    }
  }

  /** Ends the epoch on the origin, after the operation. */
  protected final void end() {
    // The default by a comparison: a switch over an enum loads from a table what it jumps by.
    if (epoch == RmaEpoch.FLUSH) {
      rma.flush(target);
    } else {
      endEpoch();
    }
  }

  /** Begins all epochs but {@link RmaEpoch#FLUSH}. */
  private void beginEpoch() {
    switch (epoch) {
      case FLUSH, FLUSH_LOCAL -> {}
      case LOCK -> rma.lock(LockType.SHARED, target);
      case LOCK_EXCLUSIVE -> rma.lock(LockType.EXCLUSIVE, target);
      case LOCK_ALL -> rma.lockAll();
      case FENCE -> rma.fence();
      case PSCW, PSCW_TEST -> rma.start(targets);
    }
  }

  /** Likewise. */
  private void endEpoch() {
    switch (epoch) {
      case FLUSH -> {}
      case FLUSH_LOCAL -> rma.flushLocal(target);
      case LOCK, LOCK_EXCLUSIVE -> rma.unlock(target);
      case LOCK_ALL -> rma.unlockAll();
      case FENCE -> rma.fence();
      case PSCW, PSCW_TEST -> rma.complete();
    }
  }

  /**
   * What the other ranks do meanwhile: nothing, unless the epoch needs them.
   *
   * @param rank the caller's
   */
  protected final void expose(int rank) {
    admit(rank);
    dismiss(rank);
  }

  /** The first half of {@link #expose}, which lets the origin begin. */
  final void admit(int rank) {
    if (epoch == RmaEpoch.FENCE) {
      rma.fence();
    } else if (epoch.isPosted() && rank == target) {
      rma.post(origins);
    }
  }

  /** The second half, which waits until the origin has ended. */
  final void dismiss(int rank) {
    if (epoch == RmaEpoch.FENCE) {
      rma.fence();
    } else if (epoch.isPosted() && rank == target) {
      awaitOrigins();
    }
  }
}
