package org.tutti.bench.arrival;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * A broadcast that notes when each rank calls it, on the clock that all processes of a host have in
 * common: what Tutti says of arrivals is held against it.
 */
public class ClockedBcast {
  /** The directory for a file of each rank. */
  static final String DIRECTORY = "CLOCKED_BCAST";

  private static final int MAX_CALLS = 1 << 18;

  private final long[] times = new long[MAX_CALLS];
  private int calls;

  @Collective(value = Operation.BCAST, datatype = byte.class)
  public void bcast(Communicator comm, Message message) {
    times[calls++ % MAX_CALLS] = System.nanoTime();
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
  }

  /** Writes the times of the last calls, in their order. */
  @TearDown
  public void write(Communicator comm) throws IOException {
    int first = Math.max(0, calls - MAX_CALLS);
    Files.writeString(
        Path.of(System.getenv(DIRECTORY)).resolve("rank-" + comm.rank()),
        LongStream.range(first, calls)
            .mapToObj(call -> Long.toString(times[(int) (call % MAX_CALLS)]))
            .collect(Collectors.joining("\n", "", "\n")));
  }
}
