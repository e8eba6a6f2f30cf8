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
  private static final int BATCHES = 100;

  /** Long enough for the optimising compiler to have taken the loop on. */
  private static final Duration WARMUP = Duration.ofMillis(100);

  private CallCost() {}

  /** The median over batches of calls. */
  static Duration measure(NativeCommunicator communicator) {
    int nobody = (int) Binding.constant("MPI_PROC_NULL");
    MessageBuffer buffer = communicator.allocate(Datatype.BYTE, 1);
    for (long warm = 0; warm < WARMUP.toNanos(); ) {
      warm += batch(communicator, buffer, nobody);
    }
    long[] batches = new long[BATCHES];
    for (int i = 0; i < BATCHES; i++) {
      batches[i] = batch(communicator, buffer, nobody);
    }
    Arrays.sort(batches);
    return Duration.ofNanos(Math.round((double) batches[BATCHES / 2] / CALLS));
  }

  private static long batch(NativeCommunicator communicator, MessageBuffer buffer, int nobody) {
    long start = System.nanoTime();
    for (int i = 0; i < CALLS; i++) {
      communicator.send(buffer, 1, Datatype.BYTE, nobody, 0);
    }
    return System.nanoTime() - start;
  }
}
