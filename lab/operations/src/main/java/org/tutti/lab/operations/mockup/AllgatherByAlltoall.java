package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.lab.operations.algorithm.LocalCopy;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Allgather by an all-to-all, in which a process sends the same block to each. */
public class AllgatherByAlltoall {
  private MessageBuffer copies;
  private LocalCopy copy;

  @Setup
  public void make(Communicator comm, Message message) {
    copies = comm.allocate(message.datatype(), message.elements(comm.size()));
    copy = new LocalCopy(message.send(), copies);
  }

  @Collective(value = Operation.ALLGATHER, datatype = byte.class)
  @Catalog(value = "MPI_Allgather:Alltoall", suites = "mockups")
  @Description("an all-to-all of as many copies of the block as processes")
  public void alltoall(Communicator comm, Message message) {
    int count = message.count();
    for (int rank = 0; rank < comm.size(); rank++) {
      copy.copy(0, message.elements(rank), count);
    }
    comm.alltoall(copies, message.receive(), count, message.datatype());
  }
}
