package org.tutti.lab.operations.partitioned;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;

/** The message by itself. */
public class PartitionedPure extends PartitionedOverlap {
  @Override
  protected boolean computes() {
    return false;
  }

  @Benchmark(operation = "PARTITIONED")
  @Catalog(value = "partitioned:pure", suites = "partitioned")
  @Description("a message in partitions from the first rank to the last, by itself")
  @Role(Ranks.FIRST)
  public void send(Communicator comm) {
    sendAll(comm);
  }

  @Role(value = Ranks.LAST, of = "send")
  public void receive(Communicator comm) {
    receiveAll(comm);
  }
}
