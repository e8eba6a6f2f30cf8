package org.tutti.operations.onesided;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Setup;
import org.tutti.mpi.AccumulateOp;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LockType;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.operations.state.BusyWait;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

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

  /** Who reaches whom, where several ranks or targets take part. */
  enum RmaPattern {
    /** The first rank and the last reach each other. */
    BOTH_WAYS {
      @Override
      int[] targets(int rank, int processes) {
        int last = processes - 1;
        return rank == 0 ? one(last) : rank == last ? one(0) : NOBODY;
      }
    },
    /** All ranks reach both neighbors on a ring: first the next one, then the previous one. */
    NEIGHBORS {
      @Override
      int[] targets(int rank, int processes) {
        return new int[] {(rank + 1) % processes, (rank + processes - 1) % processes};
      }

      @Override
      int slot(int rank, int index) {
        return index;
      }

      @Override
      int slots(int processes) {
        return 2;
      }
    },
    /** All ranks reach the next one on a ring. */
    NEXT {
      @Override
      int[] targets(int rank, int processes) {
        return one((rank + 1) % processes);
      }
    },
    /** Each rank of the lower half reaches one of the upper half. */
    PAIRS {
      @Override
      int[] targets(int rank, int processes) {
        return Ranks.LOWER_HALF.contains(rank, processes) ? one(rank + processes / 2) : NOBODY;
      }
    },
    /** The first rank reaches all others. */
    ONE_TO_ALL {
      @Override
      int[] targets(int rank, int processes) {
        return rank == 0 ? IntStream.range(1, processes).toArray() : NOBODY;
      }
    },
    /** All ranks reach all others, beginning with the next one. */
    ALL_TO_ALL {
      @Override
      int[] targets(int rank, int processes) {
        return IntStream.range(1, processes).map(step -> (rank + step) % processes).toArray();
      }

      @Override
      int slot(int rank, int index) {
        return rank;
      }

      @Override
      int slots(int processes) {
        return processes;
      }
    },
    /** All other ranks reach the last one at the same time. */
    ALL_TO_ONE {
      @Override
      int[] targets(int rank, int processes) {
        return rank < processes - 1 ? one(processes - 1) : NOBODY;
      }

      @Override
      int slot(int rank, int index) {
        return rank;
      }

      @Override
      int slots(int processes) {
        return processes - 1;
      }
    };

    private static final int[] NOBODY = {};

    private static int[] one(int rank) {
      return new int[] {rank};
    }

    /** Whom a rank reaches, in this order. */
    abstract int[] targets(int rank, int processes);

    /**
     * The block of the target's memory that belongs to an origin, so that they do not meet.
     *
     * @param index of the target among those of the origin
     */
    int slot(int rank, int index) {
      return 0;
    }

    /** Number of blocks that a target shows. */
    int slots(int processes) {
      return 1;
    }
  }

  /** Several ranks write at the same time, or one writes to several. */
  public abstract static class PutPattern extends OneSidedPattern {
    /** The displacement of each target's first block in its window. */
    private long[] displacements;

    PutPattern(RmaPattern reach) {
      super(reach);
    }

    /** How often each target is written to; {@code window} of those that measure bandwidth. */
    int repeat() {
      return 1;
    }

    @Override
    public void checkProcesses(int processes) {
      LeastValue.check("window", repeat(), 1);
    }

    @Override
    final MessageBuffer shown(Message message) {
      return message.receive();
    }

    @Override
    public final long receiveElements(PayloadContext place) {
      return place.elements((long) reach.slots(place.processes()) * repeat());
    }

    @Setup
    public void place(Communicator comm, Message message) {
      displacements = new long[targets(comm.rank(), comm.size()).length];
      for (int index = 0; index < displacements.length; index++) {
        displacements[index] = (long) reach.slot(comm.rank(), index) * repeat() * message.count();
      }
    }

    /** The body of the benchmark. */
    final void put(Message message) {
      begin();
      issue(message);
      end();
    }

    /** The calls of {@code MPI_Put} alone. */
    final void issue(Message message) {
      int count = message.count();
      for (int index = 0; index < reached.length; index++) {
        long displacement = displacements[index];
        for (int time = 0; time < repeat(); time++) {
          rma.put(message.send(), count, message.datatype(), reached[index], displacement);
          displacement += count;
        }
      }
    }

    @Override
    public final void arrivals(PayloadContext place, Arrivals arrivals) {
      int count = place.count();
      for (int origin = 0; origin < place.processes(); origin++) {
        int[] theirs = targets(origin, place.processes());
        for (int index = 0; index < theirs.length; index++) {
          for (int time = 0; theirs[index] == place.rank() && time < repeat(); time++) {
            long slot = (long) reach.slot(origin, index) * repeat() + time;
            arrivals.block(place.elements(slot), count, origin, 0);
          }
        }
      }
    }
  }

  /** The first rank writes to all others. */
  public static class PutToAll extends PutPattern {
    public PutToAll() {
      super(RmaPattern.ONE_TO_ALL);
    }

    @Benchmark(operation = "PUT_ONE_TO_ALL")
    @Catalog(value = "MPI_Put:one-to-all", suites = "one-sided")
    @Counterparts(imb = "IMB-RMA One_put_all, Put_all_local", skampi = "onesided_bcast")
    @Description("MPI_Put from the first rank to all others, and its synchronization")
    public void write(Message message) {
      put(message);
    }
  }

  /** All ranks write to all others at the same time. */
  public static class PutAllToAll extends PutPattern {
    public PutAllToAll() {
      super(RmaPattern.ALL_TO_ALL);
    }

    @Benchmark(operation = "PUT_ALL_TO_ALL")
    @Catalog(value = "MPI_Put:all-to-all", suites = "one-sided")
    @Counterparts(imb = "IMB-RMA All_put_all", skampi = "onesided_alltoall")
    @Description("MPI_Put from all ranks to all others, and its synchronization")
    public void write(Message message) {
      put(message);
    }
  }

  /** All other ranks write to the last one at the same time. */
  public static class PutConcurrent extends PutPattern {
    public PutConcurrent() {
      super(RmaPattern.ALL_TO_ONE);
    }

    @Benchmark(operation = "PUT_CONCURRENT")
    @Catalog(value = "MPI_Put:concurrent", suites = "one-sided")
    @Counterparts(skampi = "Put_passive_concurrent, Win_fence_close_collective")
    @Description("MPI_Put from all other ranks to the last, and its synchronization")
    public void write(Message message) {
      put(message);
    }
  }

  /** Each rank writes to both neighbors on a ring. */
  public static class PutExchange extends PutPattern {
    public PutExchange() {
      super(RmaPattern.NEIGHBORS);
    }

    @Benchmark(operation = "PUT_EXCHANGE")
    @Catalog(value = "MPI_Put:exchange", suites = "one-sided")
    @Counterparts(
        imb = "IMB-RMA Exchange_put",
        skampi =
            "Put_Exchange, Put_Exchange_passive, onesided_borderexchange, onesided_borderexchange_fence")
    @Description("MPI_Put to both neighbors on a ring, and its synchronization")
    public void write(Message message) {
      put(message);
    }
  }

  /** Each rank writes to the next one on a ring. */
  public static class PutShift extends PutPattern {
    public PutShift() {
      super(RmaPattern.NEXT);
    }

    @Benchmark(operation = "PUT_SHIFT")
    @Catalog(value = "MPI_Put:shift", suites = "one-sided")
    @Counterparts(skampi = "Put_Shift")
    @Description("MPI_Put of all ranks to the next one on a ring, and its synchronization")
    public void write(Message message) {
      put(message);
    }
  }

  /** Windows of {@code MPI_Put} each way, at the same time. */
  public static class PutBothWays extends PutPattern {
    @Param("64")
    public int window;

    public PutBothWays() {
      super(RmaPattern.BOTH_WAYS);
    }

    @Override
    int repeat() {
      return window;
    }

    @Benchmark(operation = "PUT_BOTH_WAYS")
    @Catalog(value = "MPI_Put:both-ways", suites = "one-sided")
    @Counterparts(
        osu = "osu_put_bibw",
        imb = "IMB-RMA Bidir_put, IMB-EXT Bidir_Put",
        skampi = "Put_fence_bidirectional")
    @Description("a window of MPI_Put each way, and their synchronization")
    @Rate(messages = "2 * window")
    public void write(Message message) {
      put(message);
    }
  }

  /**
   * What ends an epoch whose calls of {@code MPI_Put} were made some time ago: a library that began
   * to move the data at once has less left to do than one that waits for the end.
   */
  public static class PutCompletion extends PutPattern {
    /** Calls for each target. */
    @Param("1")
    public int window;

    /** Microseconds between the last call and the observation. */
    @Param("100")
    public int delay;

    public PutCompletion() {
      super(RmaPattern.ONE_TO_ALL);
    }

    @Override
    public void checkProcesses(int processes) {
      super.checkProcesses(processes);
      LeastValue.check("delay", delay, 0);
    }

    @Override
    int repeat() {
      return window;
    }

    /** The barrier keeps the first rank from writing into what the others still prepare. */
    @Setup(Level.CALL)
    public void write(Communicator comm, Message message) {
      comm.barrier();
      begin();
      issue(message);
      if (comm.rank() == 0) {
        BusyWait.micros(delay);
      }
    }

    @Benchmark(operation = "PUT_COMPLETION")
    @Catalog(value = "MPI_Put:completion", suites = "one-sided")
    @Counterparts(skampi = "Win_complete_n, Win_fence_close_delayed, Caching")
    @Description("the end of an epoch of MPI_Put to all others, of which the calls are not timed")
    public void complete() {
      end();
    }
  }

  /** Several ranks read at the same time, or one reads from several. */
  public abstract static class GetPattern extends OneSidedPattern {
    private MessageBuffer[] results;

    GetPattern(RmaPattern reach) {
      super(reach);
    }

    /** How often each target is read; {@code window} of those that measure bandwidth. */
    int repeat() {
      return 1;
    }

    @Override
    public void checkProcesses(int processes) {
      LeastValue.check("window", repeat(), 1);
    }

    @Override
    final MessageBuffer shown(Message message) {
      return message.send();
    }

    @Override
    public final long receiveElements(PayloadContext place) {
      return place.elements((long) targets(place.rank(), place.processes()).length * repeat());
    }

    @Setup
    public void divide(Communicator comm, Message message) {
      results = new MessageBuffer[targets(comm.rank(), comm.size()).length * repeat()];
      for (int block = 0; block < results.length; block++) {
        results[block] = message.receive().slice(message.elements(block), message.count());
      }
    }

    /** The body of the benchmark. */
    final void get(Message message) {
      int next = 0;
      begin();
      for (int target : reached) {
        for (int time = 0; time < repeat(); time++) {
          rma.get(results[next++], message.count(), message.datatype(), target, 0);
        }
      }
      end();
    }

    @Override
    public final void arrivals(PayloadContext place, Arrivals arrivals) {
      int count = place.count();
      int next = 0;
      for (int target : targets(place.rank(), place.processes())) {
        for (int time = 0; time < repeat(); time++) {
          arrivals.block(place.elements(next++), count, target, 0);
        }
      }
    }
  }

  /** The first rank reads from all others. */
  public static class GetFromAll extends GetPattern {
    public GetFromAll() {
      super(RmaPattern.ONE_TO_ALL);
    }

    @Benchmark(operation = "GET_ONE_TO_ALL")
    @Catalog(value = "MPI_Get:one-to-all", suites = "one-sided")
    @Counterparts(imb = "IMB-RMA One_get_all, Get_all_local")
    @Description("MPI_Get of the first rank from all others, and its synchronization")
    public void read(Message message) {
      get(message);
    }
  }

  /** All ranks read from all others at the same time. */
  public static class GetAllFromAll extends GetPattern {
    public GetAllFromAll() {
      super(RmaPattern.ALL_TO_ALL);
    }

    @Benchmark(operation = "GET_ALL_TO_ALL")
    @Catalog(value = "MPI_Get:all-to-all", suites = "one-sided")
    @Counterparts(imb = "IMB-RMA All_get_all")
    @Description("MPI_Get of all ranks from all others, and its synchronization")
    public void read(Message message) {
      get(message);
    }
  }

  /** All other ranks read from the last one at the same time. */
  public static class GetConcurrent extends GetPattern {
    public GetConcurrent() {
      super(RmaPattern.ALL_TO_ONE);
    }

    @Benchmark(operation = "GET_CONCURRENT")
    @Catalog(value = "MPI_Get:concurrent", suites = "one-sided")
    @Description("MPI_Get of all other ranks from the last, and its synchronization")
    public void read(Message message) {
      get(message);
    }
  }

  /** Each rank reads from both neighbors on a ring. */
  public static class GetExchange extends GetPattern {
    public GetExchange() {
      super(RmaPattern.NEIGHBORS);
    }

    @Benchmark(operation = "GET_EXCHANGE")
    @Catalog(value = "MPI_Get:exchange", suites = "one-sided")
    @Counterparts(imb = "IMB-RMA Exchange_get")
    @Description("MPI_Get from both neighbors on a ring, and its synchronization")
    public void read(Message message) {
      get(message);
    }
  }

  /** The lower half of the ranks reads from the upper half, in pairs and at the same time. */
  public static class GetPairs extends GetPattern {
    public GetPairs() {
      super(RmaPattern.PAIRS);
    }

    @Benchmark(operation = "GET_PAIRS")
    @Catalog(value = "MPI_Get:pairs", suites = "one-sided")
    @Counterparts(osu = "osu_get_multi_lat")
    @Description("MPI_Get in all pairs of ranks at once, and its synchronization")
    public void read(Message message) {
      get(message);
    }
  }

  /** Windows of {@code MPI_Get} from the upper half of the ranks to the lower half, in pairs. */
  public static class GetPairsBandwidth extends GetPattern {
    @Param("64")
    public int window;

    public GetPairsBandwidth() {
      super(RmaPattern.PAIRS);
    }

    @Override
    int repeat() {
      return window;
    }

    @Benchmark(operation = "GET_PAIRS_BANDWIDTH")
    @Catalog(value = "MPI_Get:bandwidth-pairs", suites = "one-sided")
    @Counterparts(osu = "osu_get_mbw")
    @Description("a window of MPI_Get in all pairs of ranks at once, and their synchronization")
    @Rate(messages = "window * (p / 2)")
    public void read(Message message) {
      get(message);
    }
  }

  /** Windows of {@code MPI_Get} each way, at the same time. */
  public static class GetBothWays extends GetPattern {
    @Param("64")
    public int window;

    public GetBothWays() {
      super(RmaPattern.BOTH_WAYS);
    }

    @Override
    int repeat() {
      return window;
    }

    @Benchmark(operation = "GET_BOTH_WAYS")
    @Catalog(value = "MPI_Get:both-ways", suites = "one-sided")
    @Counterparts(imb = "IMB-RMA Bidir_get, IMB-EXT Bidir_Get")
    @Description("a window of MPI_Get each way, and their synchronization")
    @Rate(messages = "2 * window")
    public void read(Message message) {
      get(message);
    }
  }

  /** Several ranks add to the same memory at the same time. */
  public abstract static class AccumulatePattern extends OneSidedPattern {
    AccumulatePattern(RmaPattern reach) {
      super(reach);
    }

    @Override
    final MessageBuffer shown(Message message) {
      return message.receive();
    }

    /** The body of the benchmark. */
    final void accumulate(Message message) {
      begin();
      for (int target : reached) {
        rma.accumulate(
            message.send(), message.count(), message.datatype(), target, 0, AccumulateOp.SUM);
      }
      end();
    }

    @Override
    public final Optional<ReduceOp> reduction() {
      return Optional.of(ReduceOp.SUM);
    }

    @Override
    public final void arrivals(PayloadContext place, Arrivals arrivals) {
      int[] origins = originsOf(place.rank(), place.processes());
      if (origins.length > 0) {
        List<Source> sources = new ArrayList<>();
        for (int origin : origins) {
          sources.add(new Source(origin, Buffer.SEND));
        }
        sources.add(new Source(place.rank(), Buffer.RECEIVE));
        arrivals.reduced(0, place.count(), sources, 0);
      }
    }
  }

  /** All other ranks add to the same memory of the last one at the same time. */
  public static class AccumulateConcurrent extends AccumulatePattern {
    public AccumulateConcurrent() {
      super(RmaPattern.ALL_TO_ONE);
    }

    @Benchmark(operation = "ACCUMULATE_CONCURRENT", datatype = long.class)
    @Catalog(value = "MPI_Accumulate:concurrent", suites = "one-sided")
    @Counterparts(skampi = "Accumulate_concurrent, onesided_reduce")
    @Description("MPI_Accumulate (sum) from all other ranks to the last, and its synchronization")
    public void add(Message message) {
      accumulate(message);
    }
  }

  /** All ranks add to the same memory of all others at the same time. */
  public static class AccumulateToAll extends AccumulatePattern {
    public AccumulateToAll() {
      super(RmaPattern.ALL_TO_ALL);
    }

    @Benchmark(operation = "ACCUMULATE_ALL_TO_ALL", datatype = long.class)
    @Catalog(value = "MPI_Accumulate:all-to-all", suites = "one-sided")
    @Counterparts(skampi = "Accumulate_concurrent_multi, onesided_allreduce")
    @Description("MPI_Accumulate (sum) from all ranks to all others, and its synchronization")
    public void add(Message message) {
      accumulate(message);
    }
  }
}
