package org.tutti.operations.collective;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** {@code MPI_Bcast} until the root knows that each other process has the data. */
public class BcastAcknowledged {
  private static final int TAG = 1;

  private MessageBuffer nothing;

  @Setup
  public void make(Communicator comm) {
    nothing = comm.allocate(Datatype.BYTE, 1);
  }

  @Collective(value = Operation.BCAST, datatype = byte.class)
  @Catalog(value = "MPI_Bcast:acknowledged", suites = "collectives")
  @Counterparts(mpptest = "goptest -bcastalt")
  @Description("MPI_Bcast, then an empty message of each other process to the root")
  public void bcast(Communicator comm, Message message, Control control) {
    int root = message.root();
    comm.bcast(message.send(), message.count(), message.datatype(), root);
    if (control.rank() != root) {
      comm.send(nothing, 0, Datatype.BYTE, root, TAG);
      return;
    }
    for (int source = 0; source < control.processes(); source++) {
      if (source != root) {
        comm.recv(nothing, 0, Datatype.BYTE, source, TAG);
      }
    }
  }
}
