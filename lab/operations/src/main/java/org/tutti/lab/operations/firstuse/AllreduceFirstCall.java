package org.tutti.lab.operations.firstuse;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.runtime.Message;

/** {@code MPI_Allreduce} as the first call on a communicator. */
public class AllreduceFirstCall extends FreshCommunicator {
  @Collective(Operation.ALLREDUCE)
  @Catalog(value = "MPI_Allreduce:first-call", suites = "first-use")
  @Description("the first call on a communicator, which is made outside the time")
  public void call(Message message) {
    fresh.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), message.op());
  }
}
