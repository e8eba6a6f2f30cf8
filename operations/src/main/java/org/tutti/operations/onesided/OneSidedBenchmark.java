package org.tutti.operations.onesided;

import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LockType;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.RankGroup;
import org.tutti.mpi.RmaWindow;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;

/** One operation of the first rank on the memory of the last one, and its synchronization. */
public abstract class OneSidedBenchmark implements Payload {
  private static final int ORIGIN = 0;

  @Param("FLUSH")
  public RmaEpoch epoch;

  protected RmaWindow rma;
  protected int target;
  private RankGroup origins;
  private RankGroup targets;
  private boolean locked;

  /** What each rank lets the others reach. */
  abstract MessageBuffer shown(Message message);

  @Setup
  public void open(Communicator comm, Message message) {
    rma = comm.createWindow(shown(message));
    target = comm.size() - 1;
    origins = comm.group(ORIGIN);
    targets = comm.group(target);
    boolean flushes = epoch == RmaEpoch.FLUSH || epoch == RmaEpoch.FLUSH_LOCAL;
    locked = flushes && comm.rank() == ORIGIN;
    if (locked) {
      rma.lockAll();
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
   * Waits for the origin, since libraries that send messages for one-sided operations get on with
   * them only while the target is within MPI.
   */
  @TearDown(Level.OBSERVATION)
  public void settle(Communicator comm) {
    if (locked) {
      rma.flush(target);
    }
    comm.barrier();
  }

  /** On the origin, before the operation. */
  protected final void begin() {
    switch (epoch) {
      case FLUSH, FLUSH_LOCAL -> {}
      case LOCK -> rma.lock(LockType.SHARED, target);
      case LOCK_ALL -> rma.lockAll();
      case FENCE -> rma.fence();
      case PSCW -> rma.start(targets);
    }
  }

  /** On the origin, after the operation. */
  protected final void end() {
    switch (epoch) {
      case FLUSH -> rma.flush(target);
      case FLUSH_LOCAL -> rma.flushLocal(target);
      case LOCK -> rma.unlock(target);
      case LOCK_ALL -> rma.unlockAll();
      case FENCE -> rma.fence();
      case PSCW -> rma.complete();
    }
  }

  /**
   * What the other ranks do meanwhile: nothing, unless the epoch needs them.
   *
   * @param rank the caller's
   */
  protected final void expose(int rank) {
    if (epoch == RmaEpoch.FENCE) {
      rma.fence();
      rma.fence();
    } else if (epoch == RmaEpoch.PSCW && rank == target) {
      rma.post(origins);
      rma.waitFor();
    }
  }
}
