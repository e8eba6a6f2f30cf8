package org.tutti.bench.compiledloops;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Message;

/**
 * A blocking and a nonblocking form of the same function, whose arguments are turned into C's in
 * the same way: neither may make the JVM compile the other's calls out of line.
 */
public class BothForms {
  @Collective(Operation.ALLREDUCE)
  public void blocking(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), message.op());
  }

  @Collective(Operation.ALLREDUCE)
  public void nonblocking(Communicator comm, Message message, PendingRequest pending) {
    comm.iallreduce(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.op(),
        pending.request);
    pending.request.waitFor();
  }
}
