package org.tutti.operations.communicator;

import java.util.function.Supplier;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;

/** {@code MPI_Comm_idup}, waited for at once. */
public class CommIdup extends CommunicatorMaking {
  private Request request;

  @Setup
  public void prepare(Communicator comm) {
    request = comm.request();
  }

  @Benchmark(operation = "COMM_DUP", send = "0", receive = "0")
  @Catalog(value = "MPI_Comm_idup", suites = "communicators")
  public void create(Communicator comm) {
    Supplier<Communicator> duplicate = comm.idup(request);
    request.waitFor();
    made = duplicate.get();
  }
}
