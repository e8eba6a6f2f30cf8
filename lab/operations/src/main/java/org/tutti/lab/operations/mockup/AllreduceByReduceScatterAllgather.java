package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Allreduce by reducing a part on each process and gathering the parts. */
public class AllreduceByReduceScatterAllgather {
  private PaddedBuffer data;
  private PaddedBuffer result;
  private MessageBuffer part;

  @Setup
  public void make(Communicator comm, Message message) {
    data = new PaddedBuffer(comm, message, message.send());
    result = new PaddedBuffer(comm, message, message.receive());
    part = comm.allocate(message.datatype(), data.part());
  }

  @Collective(Operation.ALLREDUCE)
  @Catalog(value = "MPI_Allreduce:Reduce_scatter_block+Allgather", suites = "mockups")
  @Description("a reduction of equal parts, then an allgather")
  public void reduceScatterAllgather(Communicator comm, Message message) {
    int count = data.part();
    data.fill();
    comm.reduceScatterBlock(data.buffer(), part, count, message.datatype(), message.op());
    comm.allgather(part, result.buffer(), count, message.datatype());
    result.drain();
  }
}
