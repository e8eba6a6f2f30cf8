package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.lab.operations.algorithm.LocalCopy;
import org.tutti.lab.operations.algorithm.LocalReductions;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** Scan by an exclusive one, to which each process adds its own block. */
public class ScanByExscan {
  private LocalCopy own;

  @Setup
  public void make(Communicator comm, Message message) {
    LocalReductions.require(comm, message);
    own = new LocalCopy(message.send(), message.receive());
  }

  @Collective(Operation.SCAN)
  @Catalog(value = "MPI_Scan:Exscan+Reduce_local", suites = "mockups")
  @Description("an exclusive scan, then the own block")
  public void exscan(Communicator comm, Message message) {
    int count = message.count();
    comm.exscan(message.send(), message.receive(), count, message.datatype(), message.op());
    if (comm.rank() == 0) {
      own.copy(0, 0, count);
    } else {
      comm.reduceLocal(message.send(), message.receive(), count, message.datatype(), message.op());
    }
  }
}
