package org.tutti.examples.endtoend;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;

/** A barrier that takes as long besides as a file of its jar says, in microseconds. */
public class DelayedBenchmark {
  static final String FILE = "delay.txt";

  private static final long NANOS = 1000 * delay();

  @Collective(Operation.BARRIER)
  public void delayed(Communicator comm) {
    comm.barrier();
    long end = System.nanoTime() + NANOS;
    while (System.nanoTime() < end) {
      Thread.onSpinWait();
    }
  }

  private static long delay() {
    try (InputStream file = DelayedBenchmark.class.getResourceAsStream("/" + FILE)) {
      return file == null
          ? 0
          : Long.parseLong(new String(file.readAllBytes(), StandardCharsets.UTF_8).strip());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
