package org.tutti.bench.replication;

import org.tutti.annotations.Baseline;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/**
 * Rounds of messages from rank 0 to rank 1 and back: 20 of the baseline, and as many of the variant
 * as an environment variable says, which is passed on and recorded nowhere. So the ratio of both is
 * known, and can differ where a study is replicated.
 */
@Param(msizes = {8})
public class Rounds {
  /** The environment variable. */
  public static final String VARIABLE = "TUTTI_BENCH_ROUNDS";

  private static final int BASELINE = 20;
  private static final int TAG = 5;

  @Collective(Operation.BCAST)
  @Baseline
  public void twenty(Communicator comm, Message message, Control control) {
    rounds(BASELINE, comm, message, control);
  }

  @Collective(Operation.BCAST)
  public void varied(Communicator comm, Message message, Control control) {
    rounds(Varied.ROUNDS, comm, message, control);
  }

  /** Read once in each JVM. */
  private static final class Varied {
    static final int ROUNDS = Integer.parseInt(System.getenv().getOrDefault(VARIABLE, "20"));

    private Varied() {}
  }

  private static void rounds(int number, Communicator comm, Message message, Control control) {
    for (int round = 0; round < number; round++) {
      if (control.rank() == 0) {
        comm.send(message.send(), message.count(), message.datatype(), 1, TAG);
        comm.recv(message.send(), message.count(), message.datatype(), 1, TAG);
      } else if (control.rank() == 1) {
        comm.recv(message.send(), message.count(), message.datatype(), 0, TAG);
        comm.send(message.send(), message.count(), message.datatype(), 0, TAG);
      }
    }
  }
}
