package org.tutti.operations.onesided;

import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LockType;

/** Operations between several ranks at the same time, and their synchronization. */
public abstract class OneSidedPattern extends WindowBenchmark {
  final RmaPattern reach;

  /** The targets of this rank, in the order of the pattern. */
  int[] reached;

  private int[] locks;
  private boolean isOrigin;
  private boolean isTarget;

  OneSidedPattern(RmaPattern reach) {
    this.reach = reach;
  }

  @Override
  final int[] targets(int rank, int processes) {
    return reach.targets(rank, processes);
  }

  @Setup
  public void aim(Communicator comm) {
    reached = targets(comm.rank(), comm.size());
    locks = distinctTargets(comm.rank(), comm.size());
    isOrigin = reached.length > 0;
    isTarget = originsOf(comm.rank(), comm.size()).length > 0;
  }

  /** Begins the epoch on all ranks, before the operations. */
  final void begin() {
    switch (epoch) {
      case FLUSH, FLUSH_LOCAL -> {}
      case LOCK -> lock(LockType.SHARED);
      case LOCK_EXCLUSIVE -> lock(LockType.EXCLUSIVE);
      case LOCK_ALL -> rma.lockAll();
      case FENCE -> rma.fence();
      case PSCW, PSCW_TEST -> {
        if (isTarget) {
          rma.post(origins);
        }
        if (isOrigin) {
          rma.start(targets);
        }
      }
    }
  }

  private void lock(LockType type) {
    for (int target : locks) {
      rma.lock(type, target);
    }
  }

  /** Ends the epoch on all ranks, after the operations. */
  final void end() {
    switch (epoch) {
      case FLUSH -> {
        if (isOrigin) {
          rma.flushAll();
        }
      }
      case FLUSH_LOCAL -> {
        if (isOrigin) {
          rma.flushLocalAll();
        }
      }
      case LOCK, LOCK_EXCLUSIVE -> {
        for (int target : locks) {
          rma.unlock(target);
        }
      }
      case LOCK_ALL -> rma.unlockAll();
      case FENCE -> rma.fence();
      case PSCW, PSCW_TEST -> {
        if (isOrigin) {
          rma.complete();
        }
        if (isTarget) {
          awaitOrigins();
        }
      }
    }
  }
}
