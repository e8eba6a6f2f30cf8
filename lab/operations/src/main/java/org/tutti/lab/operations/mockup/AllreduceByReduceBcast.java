package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Allreduce by a reduction and a broadcast. */
public class AllreduceByReduceBcast {
  private static final int ROOT = 0;

  @Collective(Operation.ALLREDUCE)
  @Catalog(value = "MPI_Allreduce:Reduce+Bcast", suites = "mockups")
  @Counterparts(skampi = "Allreduce_using_Reduce_Bcast")
  @Description("a reduction at rank 0, then a broadcast")
  public void reduceBcast(Communicator comm, Message message) {
    MessageBuffer result = message.receive();
    int count = message.count();
    comm.reduce(message.send(), result, count, message.datatype(), message.op(), ROOT);
    comm.bcast(result, count, message.datatype(), ROOT);
  }
}
