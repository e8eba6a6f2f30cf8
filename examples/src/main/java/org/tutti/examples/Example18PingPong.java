package org.tutti.examples;

import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Param;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/**
 * Lesson 18: ranks with different roles.
 *
 * <p>In a ping-pong, one rank sends first and the other receives first. {@code @Role} gives each a
 * method of its own. In the generated code, each role also has a loop of its own, so nothing tests
 * for the role while the clock runs. Ranks without a partner only take part in the synchronization.
 * A call is a round trip, that is, two operations; the result is half of it, the latency.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example18PingPong
 * </pre>
 *
 * <p>Expect the latency to be constant for small messages and proportional to the size for large
 * ones.
 */
@Param(msizes = {0, 8, 65536})
public class Example18PingPong {
  private static final int TAG = 7;

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Role(Ranks.FIRST)
  @OperationsPerCall(2)
  @Description("latency: half a round trip between the first and the last rank")
  public void ping(Communicator comm, Message message, Control control) {
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message, Control control) {
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }
}
