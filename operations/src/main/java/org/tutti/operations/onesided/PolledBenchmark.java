package org.tutti.operations.onesided;

import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.RmaWindow;
import org.tutti.operations.state.BusyWait;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * A number in the window of the last rank, which one rank changes and another one reads until it
 * has changed. The window is locked for all observations.
 */
@LeastProcesses(2)
public abstract class PolledBenchmark implements Payload {
  private static final int ANSWER = 1;

  /** Microseconds between two looks at the number. */
  @Param("0")
  public int delay;

  protected RmaWindow rma;

  /** What the window shows. */
  protected MessageBuffer shown;

  /** What is written into the window of the last rank. */
  protected MessageBuffer written;

  protected int last;

  /** The number of the observation, on the ranks that take part. */
  protected long number;

  private MessageBuffer seen;

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("delay", delay, 0);
  }

  @Setup
  public void open(Communicator comm) {
    last = comm.size() - 1;
    number = 0;
    shown = comm.allocate(Datatype.LONG, 1);
    written = comm.allocate(Datatype.LONG, 1);
    seen = comm.allocate(Datatype.LONG, 1);
    shown.putLong(0, 0);
    rma = comm.createWindow(shown);
    rma.lockAll();
  }

  /** Reads the number within MPI, where libraries get on with what others do to this rank. */
  protected final void pollUntil(long expected) {
    look();
    while (seen.getLong(0) != expected) {
      BusyWait.micros(delay);
      look();
    }
  }

  /** Answers, on the last rank. */
  protected final void answer(Communicator comm) {
    comm.send(shown, 0, Datatype.LONG, 0, ANSWER);
  }

  /** Waits for the answer, on the first rank. */
  protected final void awaitAnswer(Communicator comm) {
    comm.recv(written, 0, Datatype.LONG, last, ANSWER);
  }

  private void look() {
    rma.get(seen, 1, Datatype.LONG, last, 0);
    rma.flush(last);
  }

  /** The library may not have windows; there is none then. */
  @TearDown
  public void close() {
    if (rma != null) {
      rma.unlockAll();
      rma.free();
      rma = null;
    }
  }

  @TearDown(Level.OBSERVATION)
  public void settle(Communicator comm) {
    rma.flushAll();
    comm.barrier();
  }

  /** The end of the polling shows that the number has arrived. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}
}
