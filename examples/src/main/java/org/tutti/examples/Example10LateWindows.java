package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Repetitions;
import org.tutti.annotations.Sync;
import org.tutti.annotations.SyncMethod;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * Lesson 10: a window can be too short.
 *
 * <p>A window has to be long enough for the operation and for whatever the machine does in between.
 * An alltoall of large messages does not fit into a window of 20 microseconds: the next start time
 * passes before the ranks are ready. Such an observation is invalid; it is counted, and repeated up
 * to a limit. Without a {@code window} parameter, Tutti determines the length by measuring.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example10LateWindows
 * </pre>
 *
 * <p>Expect many invalid observations and a warning for {@code tooShort}, and few invalid
 * observations for {@code measured}.
 */
@Param(msizes = 65536)
@Repetitions(200)
public class Example10LateWindows {
  @Collective(value = Operation.ALLTOALL, datatype = byte.class)
  @Sync(value = SyncMethod.WINDOW_HCA, parameters = "window=20us")
  public void tooShort(Communicator comm, Message message) {
    comm.alltoall(message.send(), message.receive(), message.count(), message.datatype());
  }

  @Collective(value = Operation.ALLTOALL, datatype = byte.class)
  @Sync(SyncMethod.WINDOW_HCA)
  public void measured(Communicator comm, Message message) {
    comm.alltoall(message.send(), message.receive(), message.count(), message.datatype());
  }
}
