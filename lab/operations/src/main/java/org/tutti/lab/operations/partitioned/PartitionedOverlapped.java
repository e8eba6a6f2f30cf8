package org.tutti.lab.operations.partitioned;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;

/** Each partition is marked ready as soon as it is computed. */
public class PartitionedOverlapped extends PartitionedOverlap {
  @Benchmark(operation = "PARTITIONED")
  @Catalog(value = "partitioned:overlapped", suites = "partitioned")
  @Description("a message in partitions, each of which is marked ready once it is computed")
  @Role(Ranks.FIRST)
  public void send(Communicator comm) {
    sendAll(comm);
  }

  @Role(value = Ranks.LAST, of = "send")
  public void receive(Communicator comm) {
    receiveAll(comm);
  }
}
