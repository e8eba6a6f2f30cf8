package org.tutti.examples.endtoend;

import java.nio.file.Files;
import java.nio.file.Path;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Options;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * Two benchmarks that want their files in different directories: one that ends at once, and one
 * that lasts.
 */
public class TwoPlacesBenchmark implements Payload {
  /** If there is this file in the working directory, no device has room for the others. */
  static final String FULL = "full";

  @Override
  public long fileBytes(PayloadContext place) {
    return Files.exists(Path.of(FULL)) ? 1L << 60 : 8;
  }

  /** Nothing is received. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}

  @Collective(Operation.BARRIER)
  @Options("file-dir=/tmp")
  public void here(Communicator comm) {
    comm.barrier();
  }

  @Collective(Operation.BARRIER)
  @Options("file-dir=.")
  public void there(Communicator comm) {
    new LastingBenchmark().barrier(comm);
  }
}
