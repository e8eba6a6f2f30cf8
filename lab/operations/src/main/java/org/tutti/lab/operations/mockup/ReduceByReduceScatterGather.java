package org.tutti.lab.operations.mockup;

import java.util.Arrays;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Reduction by reducing a part on each process and gathering the parts at the root. */
public class ReduceByReduceScatterGather {
  private PaddedBuffer data;
  private PaddedBuffer result;
  private MessageBuffer part;
  private Blocks blocks;

  @Setup
  public void make(Communicator comm, Message message) {
    data = new PaddedBuffer(comm, message, message.send());
    result = new PaddedBuffer(comm, message, message.receive());
    part = comm.allocate(message.datatype(), data.part());
    int[] counts = new int[comm.size()];
    Arrays.fill(counts, data.part());
    blocks = comm.blocks(counts);
  }

  @Collective(Operation.REDUCE)
  @Catalog(value = "MPI_Reduce:Reduce_scatter+Gather", suites = "mockups")
  @Description("a reduction of equal parts, then a gather")
  public void reduceScatterGather(Communicator comm, Message message) {
    data.fill();
    comm.reduceScatter(data.buffer(), part, blocks, message.datatype(), message.op());
    comm.gather(part, result.buffer(), data.part(), message.datatype(), message.root());
    if (comm.rank() == message.root()) {
      result.drain();
    }
  }
}
