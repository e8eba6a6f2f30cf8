package org.tutti.examples.endtoend;

import org.tutti.annotations.Collective;
import org.tutti.annotations.File;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** Two benchmarks that want their files in different directories. */
public class TwoPlacesBenchmark implements Payload {
  @Override
  public long fileBytes(PayloadContext place) {
    return 8;
  }

  /** Nothing is received. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}

  @Collective(Operation.BARRIER)
  @File(dir = "/tmp")
  public void here(Communicator comm) {
    comm.barrier();
  }

  @Collective(Operation.BARRIER)
  @File(dir = ".")
  public void there(Communicator comm) {
    comm.barrier();
  }
}
