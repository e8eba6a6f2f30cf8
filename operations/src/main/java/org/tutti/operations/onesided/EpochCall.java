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
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LockType;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.RankGroup;
import org.tutti.mpi.RmaWindow;
import org.tutti.operations.onesided.WindowBenchmark.WindowAccess;
import org.tutti.operations.state.BusyWait;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * A single call of an epoch in which the first rank writes to the last one. The other calls are
 * made outside the time; each of the methods here does its part on the rank whose part it is.
 */
@LeastProcesses(2)
public abstract class EpochCall implements Payload {
  protected RmaWindow rma;
  protected int last;

  protected RankGroup partner;
  private MessageBuffer message;
  private boolean isOrigin;
  private boolean isTarget;

  @Setup
  public void open(Communicator comm, Message shown) {
    last = comm.size() - 1;
    isOrigin = comm.rank() == 0;
    isTarget = comm.rank() == last;
    message = shown.send();
    rma = comm.createWindow(shown.receive());
    partner = isOrigin ? comm.group(last) : isTarget ? comm.group(0) : comm.group();
  }

  /** The library may not have windows; there is none then. */
  @TearDown
  public void close() {
    if (rma != null) {
      partner.free();
      rma.free();
      rma = null;
    }
  }

  final void postToOrigin() {
    if (isTarget) {
      rma.post(partner);
    }
  }

  final void startAndPut() {
    if (isOrigin) {
      rma.start(partner);
      rma.put(message, message.count(), message.datatype(), last, 0);
    }
  }

  final void complete() {
    if (isOrigin) {
      rma.complete();
    }
  }

  final void await() {
    if (isTarget) {
      rma.waitFor();
    }
  }

  final void putAndUnlock() {
    if (isOrigin) {
      rma.put(message, message.count(), message.datatype(), last, 0);
      rma.unlock(last);
    }
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {
    WindowAccess.WRITE.arrivals(place, 1, arrivals);
  }

  /** {@code MPI_Win_post} of the last rank, before the first one starts. */
  public static class WinPost extends EpochCall {
    @Benchmark(operation = "WIN_POST")
    @Catalog(value = "MPI_Win_post", suites = "one-sided")
    @Counterparts(skampi = "Win_post")
    @Description("MPI_Win_post of the last rank; the rest of the epoch is not timed")
    @Role(Ranks.LAST)
    public void post() {
      rma.post(partner);
    }

    @TearDown(Level.CALL)
    public void end() {
      startAndPut();
      complete();
      await();
    }
  }

  /** {@code MPI_Win_test} while the origin has not completed, so that the answer is no. */
  public static class WinTest extends EpochCall {
    private boolean hasEnded;

    @Setup(Level.OBSERVATION)
    public void begin() {
      postToOrigin();
      startAndPut();
      hasEnded = false;
    }

    @Benchmark(operation = "WIN_TEST")
    @Catalog(value = "MPI_Win_test", suites = "one-sided")
    @Counterparts(skampi = "Win_test_delayed")
    @Description("MPI_Win_test of the last rank, whose origin has not completed")
    @Role(Ranks.LAST)
    public void test() {
      hasEnded = rma.test();
    }

    /** The origin completes after the test. */
    @TearDown(Level.OBSERVATION)
    public void end(Communicator comm) {
      comm.barrier();
      complete();
      if (!hasEnded) {
        await();
      }
    }
  }

  /** {@code MPI_Win_lock} of a rank that is no longer being synchronized; the delay is a phase. */
  public static class WinLockLate extends EpochCall {
    /** Microseconds before the call. */
    @Param("100")
    public int delay;

    @Override
    public void checkProcesses(int processes) {
      LeastValue.check("delay", delay, 0);
    }

    @Benchmark(operation = "WIN_LOCK")
    @Catalog(value = "MPI_Win_lock:late", suites = "one-sided")
    @Counterparts(skampi = "Win_lock_desync")
    @Description("a delay, which the time includes, and MPI_Win_lock of the last rank's memory")
    @Role(Ranks.FIRST)
    public void lock(Control control) {
      control.phase("delay");
      BusyWait.micros(delay);
      control.phase("lock");
      rma.lock(LockType.SHARED, last);
    }

    /** The barrier keeps the target from looking at what has not arrived. */
    @TearDown(Level.CALL)
    public void end(Communicator comm) {
      putAndUnlock();
      comm.barrier();
    }
  }

  /**
   * The end of an epoch on both sides: {@code MPI_Win_wait} of a target that computes while its
   * origin completes, or whose origin completes late. The time includes the delay.
   */
  public static class WinWaits extends EpochCall {
    /** The delay in microseconds. */
    @Param("100")
    public int delay;

    @Override
    public void checkProcesses(int processes) {
      LeastValue.check("delay", delay, 0);
    }

    @Setup(Level.CALL)
    public void begin() {
      postToOrigin();
      startAndPut();
    }

    @Benchmark(operation = "WIN_WAIT")
    @Catalog(value = "MPI_Win_wait:early-complete", suites = "one-sided")
    @Counterparts(skampi = "Win_wait_early_complete")
    @Description("MPI_Win_complete at once, and MPI_Win_wait after a delay")
    @Role(Ranks.FIRST)
    public void completeAtOnce() {
      rma.complete();
    }

    @Role(value = Ranks.LAST, of = "completeAtOnce")
    public void awaitLate() {
      BusyWait.micros(delay);
      rma.waitFor();
    }

    @Benchmark(operation = "WIN_WAIT")
    @Catalog(value = "MPI_Win_wait:late-complete", suites = "one-sided")
    @Counterparts(skampi = "Win_wait_delayed_complete")
    @Description("MPI_Win_complete after a delay, for which MPI_Win_wait waits")
    @Role(Ranks.FIRST)
    public void completeLate() {
      BusyWait.micros(delay);
      rma.complete();
    }

    @Role(value = Ranks.LAST, of = "completeLate")
    public void awaitAtOnce() {
      rma.waitFor();
    }
  }
}
