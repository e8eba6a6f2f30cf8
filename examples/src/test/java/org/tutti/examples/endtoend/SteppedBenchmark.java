package org.tutti.examples.endtoend;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** Takes a hundred times as long for messages of more than 64 B. */
public class SteppedBenchmark {
  @Collective(Operation.BCAST)
  public void stepped(Communicator communicator, Message message) {
    for (int calls = message.msize() > 64 ? 100 : 1; calls > 0; calls--) {
      communicator.bcast(message.send(), message.count(), message.datatype(), message.root());
    }
  }
}
