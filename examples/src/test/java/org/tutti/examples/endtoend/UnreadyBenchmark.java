package org.tutti.examples.endtoend;

import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Request;

/** A message in two partitions, of which the second is never marked ready. */
public class UnreadyBenchmark {
  private Request request;

  @Setup
  public void initialize(Communicator comm) {
    MessageBuffer buffer = comm.allocate(Datatype.BYTE, 8);
    request = comm.request();
    if (comm.rank() == 0) {
      comm.psendInit(buffer, 2, 4, Datatype.BYTE, 1, 0, request);
    } else {
      comm.precvInit(buffer, 2, 4, Datatype.BYTE, 0, 0, request);
    }
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Role(Ranks.FIRST)
  public void send() {
    request.start();
    request.pready(0);
    request.waitFor();
  }

  @Role(value = Ranks.LAST, of = "send")
  public void receive() {
    request.start();
    request.waitFor();
  }
}
