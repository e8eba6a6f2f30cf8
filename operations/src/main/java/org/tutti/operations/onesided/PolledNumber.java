package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.AccumulateOp;
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
public class PolledNumber implements Payload {
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

  @Benchmark(operation = "PUT_POLLED", send = "0", receive = "0")
  @Catalog(value = "MPI_Put:polled", suites = "one-sided")
  @Counterparts(skampi = "Put_activewait_get")
  @Description("MPI_Put of a number that the target reads until it is there")
  @Role(Ranks.FIRST)
  public void putPolled() {
    written.putLong(0, ++number);
    rma.put(written, 1, Datatype.LONG, last, 0);
    rma.flush(last);
  }

  @Role(value = Ranks.LAST, of = "putPolled")
  public void poll() {
    pollUntil(++number);
  }

  @Benchmark(operation = "PUT_ANSWERED", send = "0", receive = "0")
  @Catalog(value = "MPI_Put:answered", suites = "one-sided")
  @Counterparts(skampi = "Put_activewait_twosided, Put_activewait_twosided_sleep")
  @Description("MPI_Put of a number that the target looks for and answers with MPI_Send")
  @Role(Ranks.FIRST)
  public void putAnswered(Communicator comm) {
    written.putLong(0, ++number);
    rma.put(written, 1, Datatype.LONG, last, 0);
    rma.flush(last);
    awaitAnswer(comm);
  }

  @Benchmark(operation = "GET_POLLED", send = "0", receive = "0")
  @Catalog(value = "MPI_Get:polled", suites = "one-sided")
  @Counterparts(skampi = "Get_activewait, Get_activewait_sleep")
  @Description("MPI_Get of a number until the target has changed it")
  @Role(Ranks.FIRST)
  public void getPolled() {
    pollUntil(++number);
  }

  @Role(value = Ranks.LAST, of = "getPolled")
  public void change() {
    shown.putLong(0, ++number);
    rma.sync();
  }

  @Benchmark(operation = "ACCUMULATE_ANSWERED", send = "0", receive = "0")
  @Catalog(value = "MPI_Accumulate:answered", suites = "one-sided")
  @Counterparts(skampi = "Accumulate_activewait_twosided")
  @Description("MPI_Accumulate on a number that the target looks for and answers with MPI_Send")
  @Role(Ranks.FIRST)
  public void accumulateAnswered(Communicator comm) {
    written.putLong(0, 1);
    rma.accumulate(written, 1, Datatype.LONG, last, 0, AccumulateOp.SUM);
    rma.flush(last);
    awaitAnswer(comm);
  }

  @Role(
      value = Ranks.LAST,
      of = {"putAnswered", "accumulateAnswered"})
  public void pollAndAnswer(Communicator comm) {
    pollUntil(++number);
    answer(comm);
  }
}
