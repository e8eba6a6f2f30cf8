package org.tutti.mpi.natives;

import java.time.Duration;
import java.util.Arrays;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/**
 * What it costs to call MPI through the linker: a send to {@code MPI_PROC_NULL}, which has the six
 * arguments of a typical collective and returns at once. The library's own argument checks, a few
 * nanoseconds, are part of the figure.
 */
final class CallCost {
  private static final int CALLS = 1000;
  private static final int BATCHES = 60;

  private CallCost() {}

  /** The median over the later half of the batches, when the JIT has compiled the loop. */
  static Duration measure(NativeCommunicator communicator) {
    int nobody = (int) Binding.constant("MPI_PROC_NULL");
    MessageBuffer buffer = communicator.allocate(Datatype.BYTE, 1);
    long[] batches = new long[BATCHES];
    for (int i = 0; i < BATCHES; i++) {
      batches[i] = batch(communicator, buffer, nobody);
    }
    long[] compiled = Arrays.copyOfRange(batches, BATCHES / 2, BATCHES);
    Arrays.sort(compiled);
    return Duration.ofNanos(Math.round((double) compiled[compiled.length / 2] / CALLS));
  }

  private static long batch(NativeCommunicator communicator, MessageBuffer buffer, int nobody) {
    long start = System.nanoTime();
    for (int i = 0; i < CALLS; i++) {
      communicator.send(buffer, 1, Datatype.BYTE, nobody, 0);
    }
    return System.nanoTime() - start;
  }
}
