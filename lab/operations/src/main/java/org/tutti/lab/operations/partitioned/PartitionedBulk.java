package org.tutti.lab.operations.partitioned;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** The same computation, after which the message is sent as a whole. */
public class PartitionedBulk extends PartitionedOverlap {
  private static final int WHOLE = 3;

  @Benchmark(operation = "PARTITIONED")
  @Catalog(value = "partitioned:bulk", suites = "partitioned")
  @Description("the same computation, and MPI_Send of the whole message after it")
  @Role(Ranks.FIRST)
  public void send(Communicator comm, Message message) {
    computeAll();
    comm.send(message.send(), message.count(), message.datatype(), comm.size() - 1, WHOLE);
    awaitAcknowledgment(comm);
  }

  @Role(value = Ranks.LAST, of = "send")
  public void receive(Communicator comm, Message message) {
    comm.recv(message.receive(), message.count(), message.datatype(), 0, WHOLE);
    acknowledge(comm);
  }
}
