package org.tutti.operations.onesided;

import java.util.List;
import java.util.Optional;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.AccumulateOp;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LockType;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.operations.onesided.WindowBenchmark.RmaEpoch;
import org.tutti.operations.onesided.WindowBenchmark.WindowAccess;
import org.tutti.operations.state.BusyWait;
import org.tutti.operations.state.LeastValue;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
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

  /** {@code MPI_Put}: elements into the memory of the last rank. */
  public static class Put extends OneSidedBenchmark {
    public Put() {
      super(WindowAccess.WRITE);
    }

    @Benchmark(operation = "PUT")
    @Catalog(value = "MPI_Put", suites = "one-sided")
    @Counterparts(
        osu = "osu_put_latency",
        imb = "IMB-RMA Unidir_put, Put_local, IMB-EXT Unidir_Put",
        skampi = "Put_fence, Put_dedicated, Put_passive",
        mpptest = "mpptest -put")
    @Description("MPI_Put from the first rank to the last, and its synchronization")
    @Role(Ranks.FIRST)
    public void put(Message message) {
      begin();
      rma.put(message.send(), message.count(), message.datatype(), target, 0);
      end();
    }

    @Role(value = Ranks.OTHERS, of = "put")
    public void show(Control control) {
      expose(control.rank());
    }
  }

  /** {@code MPI_Rput}: {@code MPI_Put} with a request. */
  public static class Rput extends OneSidedBenchmark {
    public Rput() {
      super(WindowAccess.WRITE);
    }

    @Override
    public void checkProcesses(int processes) {
      super.checkProcesses(processes);
      epoch.requirePassive("MPI_Rput");
    }

    @Benchmark(operation = "RPUT")
    @Catalog(value = "MPI_Rput", suites = "one-sided")
    @Description("MPI_Rput and MPI_Wait of the first rank, and its synchronization")
    @Role(Ranks.FIRST)
    public void rput(Message message, PendingRequest pending) {
      Request request = pending.request;
      begin();
      rma.rput(message.send(), message.count(), message.datatype(), target, 0, request);
      request.waitFor();
      end();
    }

    @Role(value = Ranks.OTHERS, of = "rput")
    public void show(Control control) {
      expose(control.rank());
    }
  }

  /** Several calls of {@code MPI_Put} beside each other, which are completed together. */
  public static class PutBandwidth extends OneSidedBenchmark {
    @Param("64")
    public int window;

    public PutBandwidth() {
      super(WindowAccess.WRITE);
    }

    @Override
    int blocks() {
      return window;
    }

    @Benchmark(operation = "PUT_BANDWIDTH")
    @Catalog(value = "MPI_Put:bandwidth", suites = "one-sided")
    @Counterparts(osu = "osu_put_bw", skampi = "Combining_Put_fence, Combining_Put_dedicated")
    @Description("a window of MPI_Put from the first rank to the last, and their synchronization")
    @Rate(messages = "window")
    @Role(Ranks.FIRST)
    public void put(Message message) {
      begin();
      for (int i = 0; i < window; i++) {
        rma.put(
            message.send(),
            message.count(),
            message.datatype(),
            target,
            (long) i * message.count());
      }
      end();
    }

    @Role(value = Ranks.OTHERS, of = "put")
    public void show(Control control) {
      expose(control.rank());
    }
  }

  /** {@code MPI_Get}: elements of the memory of the last rank. */
  public static class Get extends OneSidedBenchmark {
    public Get() {
      super(WindowAccess.READ);
    }

    @Benchmark(operation = "GET")
    @Catalog(value = "MPI_Get", suites = "one-sided")
    @Counterparts(
        osu = "osu_get_latency",
        imb = "IMB-RMA Unidir_get, Get_local, IMB-EXT Unidir_Get",
        skampi = "Get_fence, Get_dedicated, Get_passive",
        mpptest = "mpptest -get")
    @Description("MPI_Get of the first rank from the last, and its synchronization")
    @Role(Ranks.FIRST)
    public void get(Message message) {
      begin();
      rma.get(message.receive(), message.count(), message.datatype(), target, 0);
      end();
    }

    @Role(value = Ranks.OTHERS, of = "get")
    public void show(Control control) {
      expose(control.rank());
    }
  }

  /** {@code MPI_Rget}: {@code MPI_Get} with a request. */
  public static class Rget extends OneSidedBenchmark {
    public Rget() {
      super(WindowAccess.READ);
    }

    @Override
    public void checkProcesses(int processes) {
      super.checkProcesses(processes);
      epoch.requirePassive("MPI_Rget");
    }

    @Benchmark(operation = "RGET")
    @Catalog(value = "MPI_Rget", suites = "one-sided")
    @Description("MPI_Rget and MPI_Wait of the first rank, and its synchronization")
    @Role(Ranks.FIRST)
    public void rget(Message message, PendingRequest pending) {
      Request request = pending.request;
      begin();
      rma.rget(message.receive(), message.count(), message.datatype(), target, 0, request);
      request.waitFor();
      end();
    }

    @Role(value = Ranks.OTHERS, of = "rget")
    public void show(Control control) {
      expose(control.rank());
    }
  }

  /** Several calls of {@code MPI_Get} beside each other, which are completed together. */
  public static class GetBandwidth extends OneSidedBenchmark {
    @Param("64")
    public int window;

    private MessageBuffer[] results;

    public GetBandwidth() {
      super(WindowAccess.READ);
    }

    @Override
    int blocks() {
      return window;
    }

    @Setup
    public void divide(Message message) {
      results = new MessageBuffer[window];
      for (int i = 0; i < window; i++) {
        results[i] = message.receive().slice(message.elements(i), message.count());
      }
    }

    @Benchmark(operation = "GET_BANDWIDTH")
    @Catalog(value = "MPI_Get:bandwidth", suites = "one-sided")
    @Counterparts(osu = "osu_get_bw")
    @Description("a window of MPI_Get of the first rank from the last, and their synchronization")
    @Rate(messages = "window")
    @Role(Ranks.FIRST)
    public void get(Message message) {
      begin();
      for (int i = 0; i < window; i++) {
        rma.get(results[i], message.count(), message.datatype(), target, 0);
      }
      end();
    }

    @Role(value = Ranks.OTHERS, of = "get")
    public void show(Control control) {
      expose(control.rank());
    }
  }

  /** The first rank adds what it sends to the memory of the last one. */
  public abstract static class AccumulatingBenchmark extends OneSidedBenchmark {
    AccumulatingBenchmark() {
      super(WindowAccess.WRITE);
    }

    @Override
    public Optional<ReduceOp> reduction() {
      return Optional.of(ReduceOp.SUM);
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      int last = place.processes() - 1;
      if (place.rank() == last) {
        arrivals.reduced(
            0,
            place.sendElements(),
            List.of(
                new Arrivals.Source(0, Arrivals.Buffer.SEND),
                new Arrivals.Source(last, Arrivals.Buffer.RECEIVE)),
            0);
      }
    }
  }

  /** {@code MPI_Accumulate}: adds to the memory of the last rank. */
  public static class Accumulate extends AccumulatingBenchmark {
    @Benchmark(operation = "ACCUMULATE", datatype = long.class)
    @Catalog(value = "MPI_Accumulate", suites = "one-sided")
    @Counterparts(
        osu = "osu_acc_latency",
        imb = "IMB-RMA Accumulate, IMB-EXT Accumulate",
        skampi = "Accumulate")
    @Description("MPI_Accumulate (sum) from the first rank to the last, and its synchronization")
    @Role(Ranks.FIRST)
    public void accumulate(Message message) {
      begin();
      rma.accumulate(
          message.send(), message.count(), message.datatype(), target, 0, AccumulateOp.SUM);
      end();
    }

    @Role(value = Ranks.OTHERS, of = "accumulate")
    public void show(Control control) {
      expose(control.rank());
    }
  }

  /** {@code MPI_Raccumulate}: {@code MPI_Accumulate} with a request. */
  public static class Raccumulate extends AccumulatingBenchmark {
    @Override
    public void checkProcesses(int processes) {
      super.checkProcesses(processes);
      epoch.requirePassive("MPI_Raccumulate");
    }

    @Benchmark(operation = "RACCUMULATE", datatype = long.class)
    @Catalog(value = "MPI_Raccumulate", suites = "one-sided")
    @Description("MPI_Raccumulate and MPI_Wait of the first rank, and its synchronization")
    @Role(Ranks.FIRST)
    public void raccumulate(Message message, PendingRequest pending) {
      Request request = pending.request;
      begin();
      rma.raccumulate(
          message.send(),
          message.count(),
          message.datatype(),
          target,
          0,
          AccumulateOp.SUM,
          request);
      request.waitFor();
      end();
    }

    @Role(value = Ranks.OTHERS, of = "raccumulate")
    public void show(Control control) {
      expose(control.rank());
    }
  }

  /** Adds to the memory of the last rank, and reads what was there. */
  public abstract static class FetchingBenchmark extends AccumulatingBenchmark {
    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      super.arrivals(place, arrivals);
      if (place.rank() == 0) {
        int last = place.processes() - 1;
        arrivals.from(Arrivals.Buffer.RECEIVE).block(0, place.sendElements(), last, 0);
      }
    }
  }

  /** {@code MPI_Fetch_and_op} of one element, and {@code MPI_Get_accumulate}. */
  public static class Fetches extends FetchingBenchmark {
    @Benchmark(operation = "FETCH_AND_OP", send = "8", receive = "8", datatype = long.class)
    @Catalog(value = "MPI_Fetch_and_op", suites = "one-sided")
    @Counterparts(osu = "osu_fop_latency", imb = "IMB-RMA Fetch_and_op")
    @Description("MPI_Fetch_and_op (sum) of the first rank with the last, and its synchronization")
    @Role(Ranks.FIRST)
    public void fetchAndOp(Message message) {
      begin();
      rma.fetchAndOp(
          message.send(), message.receive(), message.datatype(), target, 0, AccumulateOp.SUM);
      end();
    }

    @Benchmark(operation = "GET_ACCUMULATE", datatype = long.class)
    @Catalog(value = "MPI_Get_accumulate", suites = "one-sided")
    @Counterparts(osu = "osu_get_acc_latency", imb = "IMB-RMA Get_accumulate")
    @Description(
        "MPI_Get_accumulate (sum) of the first rank with the last, and its synchronization")
    @Role(Ranks.FIRST)
    public void getAccumulate(Message message) {
      begin();
      rma.getAccumulate(
          message.send(),
          message.receive(),
          message.count(),
          message.datatype(),
          target,
          0,
          AccumulateOp.SUM);
      end();
    }

    @Role(
        value = Ranks.OTHERS,
        of = {"fetchAndOp", "getAccumulate"})
    public void show(Control control) {
      expose(control.rank());
    }
  }

  /** {@code MPI_Rget_accumulate}: {@code MPI_Get_accumulate} with a request. */
  public static class RgetAccumulate extends FetchingBenchmark {
    @Override
    public void checkProcesses(int processes) {
      super.checkProcesses(processes);
      epoch.requirePassive("MPI_Rget_accumulate");
    }

    @Benchmark(operation = "RGET_ACCUMULATE", datatype = long.class)
    @Catalog(value = "MPI_Rget_accumulate", suites = "one-sided")
    @Description("MPI_Rget_accumulate and MPI_Wait of the first rank, and its synchronization")
    @Role(Ranks.FIRST)
    public void rgetAccumulate(Message message, PendingRequest pending) {
      Request request = pending.request;
      begin();
      rma.rgetAccumulate(
          message.send(),
          message.receive(),
          message.count(),
          message.datatype(),
          target,
          0,
          AccumulateOp.SUM,
          request);
      request.waitFor();
      end();
    }

    @Role(value = Ranks.OTHERS, of = "rgetAccumulate")
    public void show(Control control) {
      expose(control.rank());
    }
  }

  /**
   * {@code MPI_Compare_and_swap}: replaces one element of the last rank; the comparison succeeds.
   */
  public static class CompareAndSwap extends OneSidedBenchmark {
    private static final int TAG = 1;

    private MessageBuffer compare;

    /** What the last rank has. */
    private MessageBuffer expected;

    public CompareAndSwap() {
      super(WindowAccess.WRITE);
    }

    @Setup
    public void allocate(Communicator comm, Message message) {
      compare = comm.allocate(message.datatype(), 1);
    }

    /** Tells the first rank what the last one has. */
    @Setup(Level.OBSERVATION)
    public void tell(Communicator comm, Message message) {
      if (comm.rank() == target) {
        comm.send(message.receive(), 1, message.datatype(), 0, TAG);
      }
      if (comm.rank() == 0) {
        comm.recv(compare, 1, message.datatype(), target, TAG);
      }
      expected = compare;
    }

    @Benchmark(operation = "COMPARE_AND_SWAP", send = "8", receive = "8", datatype = long.class)
    @Catalog(value = "MPI_Compare_and_swap", suites = "one-sided")
    @Counterparts(osu = "osu_cas_latency", imb = "IMB-RMA Compare_and_swap")
    @Description("MPI_Compare_and_swap of the first rank with the last, and its synchronization")
    @Role(Ranks.FIRST)
    public void compareAndSwap(Message message) {
      begin();
      rma.compareAndSwap(
          message.send(), expected, message.receive(), message.datatype(), target, 0);
      end();
      // The further calls of a batch succeed as well.
      expected = message.send();
    }

    @Role(value = Ranks.OTHERS, of = "compareAndSwap")
    public void show(Control control) {
      expose(control.rank());
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      int last = place.processes() - 1;
      if (place.rank() == last) {
        arrivals.block(0, 1, 0, 0);
      }
      if (place.rank() == 0) {
        arrivals.from(Arrivals.Buffer.RECEIVE).block(0, 1, last, 0);
      }
    }
  }

  /** The synchronization of one-sided operations without any of them; its halves are phases. */
  public static class WindowSynchronization extends OneSidedBenchmark {
    public WindowSynchronization() {
      super(WindowAccess.WRITE);
    }

    @Benchmark(operation = "WINDOW_SYNCHRONIZATION", send = "0", receive = "8")
    @Catalog(value = "window-synchronization", suites = "one-sided")
    @Counterparts(
        skampi =
            "Win_fence_open, Win_fence_close, Win_fence_openclose, Win_start, Win_complete,"
                + " Win_startcomplete, Win_test, Win_lock, Win_unlock")
    @Description("the calls before and after a one-sided operation, without it")
    @Role(Ranks.FIRST)
    public void synchronize(Control control) {
      control.phase("before");
      begin();
      control.phase("after");
      end();
    }

    @Role(value = Ranks.OTHERS, of = "synchronize")
    public void show(Control control) {
      expose(control.rank());
    }

    /** No data are moved. */
    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {}
  }

  /** A one-sided call by itself: its epoch begins and ends outside the time. */
  public abstract static class CallBenchmark extends OneSidedBenchmark {
    CallBenchmark(WindowAccess access) {
      super(access);
    }

    @Setup(Level.OBSERVATION)
    public void beginEpoch(Communicator comm) {
      if (comm.rank() == 0) {
        begin();
      } else {
        admit(comm.rank());
      }
    }

    /** The barrier keeps the others from looking at what has not arrived. */
    @TearDown(Level.OBSERVATION)
    public void endEpoch(Communicator comm) {
      if (comm.rank() == 0) {
        end();
      } else {
        dismiss(comm.rank());
      }
      comm.barrier();
    }
  }

  /** How long {@code MPI_Put} takes to return; the data need not have left. */
  public static class PutCall extends CallBenchmark {
    public PutCall() {
      super(WindowAccess.WRITE);
    }

    @Benchmark(operation = "PUT_CALL")
    @Catalog(value = "MPI_Put:call", suites = "one-sided")
    @Counterparts(skampi = "Put")
    @Description("MPI_Put from the first rank to the last, without its synchronization")
    @Role(Ranks.FIRST)
    public void put(Message message) {
      rma.put(message.send(), message.count(), message.datatype(), target, 0);
    }
  }

  /** How long {@code MPI_Get} takes to return; the data need not have arrived. */
  public static class GetCall extends CallBenchmark {
    public GetCall() {
      super(WindowAccess.READ);
    }

    @Benchmark(operation = "GET_CALL")
    @Catalog(value = "MPI_Get:call", suites = "one-sided")
    @Counterparts(skampi = "Get_callduration")
    @Description("MPI_Get of the first rank from the last, without its synchronization")
    @Role(Ranks.FIRST)
    public void get(Message message) {
      rma.get(message.receive(), message.count(), message.datatype(), target, 0);
    }
  }

  /**
   * An operation on the memory of a rank that computes at first. If the operation ends before that
   * rank is done, the library needs no help of the target.
   */
  public abstract static class DelayedBenchmark extends OneSidedBenchmark {
    /** How long the target computes, in microseconds. */
    @Param("100")
    public int delay;

    DelayedBenchmark(WindowAccess access) {
      super(access);
    }

    @Override
    public void checkProcesses(int processes) {
      super.checkProcesses(processes);
      LeastValue.check("delay", delay, 0);
    }

    /** Computes on the other ranks, and then does what the epoch needs. */
    protected final void exposeLate(int rank) {
      if (rank == target) {
        BusyWait.micros(delay);
      }
      expose(rank);
    }
  }

  /** {@code MPI_Put} while the target is late, or computes instead of being in MPI. */
  public static class PutDelayed extends DelayedBenchmark {
    public PutDelayed() {
      super(WindowAccess.WRITE);
    }

    @Benchmark(operation = "PUT_DELAYED")
    @Catalog(value = "MPI_Put:delayed", suites = "one-sided")
    @Counterparts(
        imb = "IMB-RMA Truly_passive_put",
        skampi = "Win_start_delayed_post, Win_complete_delayed_wait")
    @Description("MPI_Put to a rank that computes meanwhile, and its synchronization")
    @Role(Ranks.FIRST)
    public void put(Message message) {
      begin();
      rma.put(message.send(), message.count(), message.datatype(), target, 0);
      end();
    }

    @Role(value = Ranks.OTHERS, of = "put")
    public void show(Control control) {
      exposeLate(control.rank());
    }
  }

  /** {@code MPI_Get} while the target is late, or computes instead of being in MPI. */
  public static class GetDelayed extends DelayedBenchmark {
    public GetDelayed() {
      super(WindowAccess.READ);
    }

    @Benchmark(operation = "GET_DELAYED")
    @Catalog(value = "MPI_Get:delayed", suites = "one-sided")
    @Description("MPI_Get from a rank that computes meanwhile, and its synchronization")
    @Role(Ranks.FIRST)
    public void get(Message message) {
      begin();
      rma.get(message.receive(), message.count(), message.datatype(), target, 0);
      end();
    }

    @Role(value = Ranks.OTHERS, of = "get")
    public void show(Control control) {
      exposeLate(control.rank());
    }
  }
}
