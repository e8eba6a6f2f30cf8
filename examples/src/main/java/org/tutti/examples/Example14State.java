package org.tutti.examples;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Root;
import org.tutti.annotations.Setup;
import org.tutti.annotations.State;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/**
 * Lesson 14: the data of a benchmark is prepared outside the timed region.
 *
 * <p>A {@code @State} object belongs to one benchmark on one rank. Its {@code @Setup} and
 * {@code @TearDown} methods run once per launch, once per cell, or around each observation; at the
 * first two levels, all ranks run them together. A {@code @Root} method runs on the root only. Here
 * half of the processes create a communicator of their own once per launch, and the root marks the
 * buffer before each observation.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example14State
 * </pre>
 *
 * <p>Expect the broadcast in halves to be no slower than one over all processes (lesson 2).
 */
@Param(msizes = {8, 8192})
public class Example14State {
  /** A communicator of every other process. */
  @State
  public static class Halves {
    private Communicator half;
    private int sent;

    @Setup(Level.LAUNCH)
    public void split(Communicator world, Control control) {
      half = world.split(control.rank() % 2, control.rank());
    }

    @Setup(Level.OBSERVATION)
    @Root
    public void mark(Message message) {
      message.send().putByte(0, (byte) ++sent);
    }

    @TearDown(Level.LAUNCH)
    public void free() {
      half.free();
    }
  }

  @Benchmark(operation = "BCAST_IN_HALVES")
  public void bcastInHalves(Halves halves, Message message) {
    halves.half.bcast(message.send(), message.count(), message.datatype(), message.root());
  }
}
