package org.tutti.examples.endtoend;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/**
 * A message and its answer, three times if it has more bytes than an environment variable says, as
 * if the machine changed its protocol there.
 */
public class SwitchingBenchmark {
  /** The environment variable; without it, no message is that large. */
  static final String VARIABLE = "SWITCH_ABOVE";

  private static final int TAG = 5;

  @Collective(Operation.BCAST)
  public void sent(Communicator comm, Message message, Control control) {
    int times = message.msize() > Above.BYTES ? 3 : 1;
    for (int time = 0; time < times; time++) {
      if (control.rank() == 0) {
        comm.send(message.send(), message.count(), message.datatype(), 1, TAG);
        comm.recv(message.send(), message.count(), message.datatype(), 1, TAG);
      } else if (control.rank() == 1) {
        comm.recv(message.send(), message.count(), message.datatype(), 0, TAG);
        comm.send(message.send(), message.count(), message.datatype(), 0, TAG);
      }
    }
  }

  /** Read once in each JVM. */
  private static final class Above {
    static final long BYTES =
        Long.parseLong(System.getenv().getOrDefault(VARIABLE, "" + Long.MAX_VALUE));

    private Above() {}
  }
}
