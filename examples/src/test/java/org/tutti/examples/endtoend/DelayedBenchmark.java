package org.tutti.examples.endtoend;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;

/**
 * A barrier that takes as long besides as a file of its jar says, in milliseconds; asleep, so that
 * a busy machine does not make it much longer.
 */
public class DelayedBenchmark {
  static final String FILE = "delay.txt";

  private static final long MILLIS = delay();

  @Collective(Operation.BARRIER)
  public void delayed(Communicator comm) {
    comm.barrier();
    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(MILLIS));
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
