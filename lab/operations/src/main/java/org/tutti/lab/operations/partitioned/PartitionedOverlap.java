package org.tutti.lab.operations.partitioned;

import java.util.List;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.operations.overlap.CalibratedWork;
import org.tutti.operations.overlap.Work;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

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
}
