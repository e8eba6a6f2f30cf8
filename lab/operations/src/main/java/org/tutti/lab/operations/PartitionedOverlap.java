package org.tutti.lab.operations;

import java.util.List;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.lab.operations.PartitionedBenchmark.NoiseModel;
import org.tutti.lab.operations.PartitionedBenchmark.OneWayPartitioned;
import org.tutti.mpi.Communicator;
import org.tutti.operations.overlap.CalibratedWork;
import org.tutti.operations.overlap.CalibratedWork.Work;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/**
 * A message whose partitions are computed by the threads of the first rank. Without noise, all of
 * them take a multiple of the time of the message by itself, shared by the threads. The noise of an
 * observation is drawn from the seed and the observation's number, the same for each operation of
 * this kind.
 */
public abstract class PartitionedOverlap extends OneWayPartitioned {
  /** What threads write to is this far apart. */
  private static final int LINE = 8;

  /** All of the computation as a multiple of the message's time by itself. */
  @Param("1")
  public double work;

  /** How much longer a partition may take, relative to its computation; 0.04 is 4 percent. */
  @Param("0")
  public double noise;

  /** Which partitions take longer. */
  @Param("SINGLE")
  public NoiseModel model;

  /** What the noise is drawn from. */
  @Param("1")
  public long seed;

  private long each;
  private long[] counts;
  private long[] states;

  /** Whether partitions are computed as they are marked; not while the message is calibrated. */
  private boolean isComputing;

  /** Whether the operation has a computation at all. */
  protected boolean computes() {
    return true;
  }

  @Override
  public void checkProcesses(int processes) {
    super.checkProcesses(processes);
    LeastValue.check("work", work, 0);
    LeastValue.check("noise", noise, 0);
  }

  @Setup
  public final void calibrate(Communicator comm, Message message, Control control) {
    counts = new long[partitions];
    states = new long[LINE * threads];
    isComputing = false;
    if (!computes()) {
      return;
    }
    int last = comm.size() - 1;
    long all =
        CalibratedWork.counts(
            PartitionedOverlap.class.getName(),
            List.of(partitions, threads, marking, completion),
            work,
            comm,
            message,
            () -> {
              if (comm.rank() == 0) {
                sendAll(comm);
              } else if (comm.rank() == last) {
                receiveAll(comm);
              }
            });
    each = all / partitions;
    if (all > 0) {
      control.computes();
    }
    isComputing = true;
  }

  /** The computation of each partition of an observation. */
  @Setup(Level.OBSERVATION)
  public final void draw(Control control) {
    long state = mixed(seed + mixed(control.observation()));
    int delayed = (int) (threads * even(state));
    for (int partition = 0; partition < partitions; partition++) {
      double first = even(state = mixed(state + 1));
      double second = even(state = mixed(state + 1));
      double factor = model.factor(noise, thread(partition) == delayed, first, second);
      counts[partition] = Math.round(each * factor);
    }
  }

  /** Evenly distributed numbers (Steele, Lea, and Flood, "Fast splittable generators", 2014). */
  private static long mixed(long number) {
    long next = number + 0x9e3779b97f4a7c15L;
    next = (next ^ (next >>> 30)) * 0xbf58476d1ce4e5b9L;
    next = (next ^ (next >>> 27)) * 0x94d049bb133111ebL;
    return next ^ (next >>> 31);
  }

  private static double even(long state) {
    return (state >>> 11) * 0x1.0p-53;
  }

  @Override
  protected final void compute(int thread, int partition) {
    if (isComputing) {
      states[LINE * thread] = Work.count(counts[partition], states[LINE * thread]);
    }
  }

  /** The message after the computation, or in partitions during it. */
  public static class PartitionedOrWhole extends PartitionedOverlap {
    private static final int WHOLE = 3;

    @Benchmark(operation = "PARTITIONED")
    @Catalog(value = "partitioned:bulk", suites = "partitioned")
    @Description("the same computation, and MPI_Send of the whole message after it")
    @Role(Ranks.FIRST)
    public void sendWhole(Communicator comm, Message message) {
      computeAll();
      comm.send(message.send(), message.count(), message.datatype(), comm.size() - 1, WHOLE);
      awaitAcknowledgment(comm);
    }

    @Role(value = Ranks.LAST, of = "sendWhole")
    public void receiveWhole(Communicator comm, Message message) {
      comm.recv(message.receive(), message.count(), message.datatype(), 0, WHOLE);
      acknowledge(comm);
    }

    @Benchmark(operation = "PARTITIONED")
    @Catalog(value = "partitioned:overlapped", suites = "partitioned")
    @Description("a message in partitions, each of which is marked ready once it is computed")
    @Role(Ranks.FIRST)
    public void send(Communicator comm) {
      sendAll(comm);
    }

    @Role(value = Ranks.LAST, of = "send")
    public void receive(Communicator comm) {
      receiveAll(comm);
    }
  }

  /** The message by itself. */
  public static class PartitionedPure extends PartitionedOverlap {
    @Override
    protected boolean computes() {
      return false;
    }

    @Benchmark(operation = "PARTITIONED")
    @Catalog(value = "partitioned:pure", suites = "partitioned")
    @Description("a message in partitions from the first rank to the last, by itself")
    @Role(Ranks.FIRST)
    public void send(Communicator comm) {
      sendAll(comm);
    }

    @Role(value = Ranks.LAST, of = "send")
    public void receive(Communicator comm) {
      receiveAll(comm);
    }
  }

  /** The computation of all partitions by itself. */
  public static class PartitionedWork extends PartitionedOverlap {
    @Benchmark(operation = "COMPUTE")
    @Catalog(value = "partitioned:work", suites = "partitioned")
    @Description("the computation of all partitions by the threads of the first rank, by itself")
    @Role(Ranks.FIRST)
    public void compute() {
      computeAll();
    }

    @Role(value = Ranks.LAST, of = "compute")
    public void rest() {
      // Only the first rank computes.
    }

    /** No data are moved. */
    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {}
  }
}
