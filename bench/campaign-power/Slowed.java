package org.tutti.bench.campaignpower;

import java.util.Arrays;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Level;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/**
 * A mock-up of MPI_Allreduce that takes some per cent longer than the library's: after the call it
 * spins, within the timed region, for that share of the time that the call was found to take when
 * the cell was set up, before each portion of its observations. With 0 per cent the code is the
 * same and the loop has no turn; that level is there twice, for what is found where nothing
 * differs.
 */
public class Slowed {
  private static final int CALLS = 201;
  private static final int TURNS = 200_000;

  @Param({"0", "0 again", "1", "2", "3", "5", "10"})
  public String percent;

  private int turns;
  private long state = 1;

  @Setup(Level.CELL)
  public void calibrate(Communicator comm, Message message) {
    double[] calls = new double[CALLS];
    for (int call = 0; call < CALLS; call++) {
      comm.barrier();
      long start = System.nanoTime();
      library(comm, message);
      calls[call] = System.nanoTime() - start;
    }
    Arrays.sort(calls);
    spin(TURNS);
    long start = System.nanoTime();
    spin(TURNS);
    double turn = (double) (System.nanoTime() - start) / TURNS;
    turns =
        (int)
            Math.round(
                Integer.parseInt(percent.replace(" again", "")) / 100.0 * calls[CALLS / 2] / turn);
  }

  @Collective(Operation.ALLREDUCE)
  @Param(msizes = {8, 65536})
  public void allreduce(Communicator comm, Message message) {
    library(comm, message);
    spin(turns);
  }

  private static void library(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), Datatype.DOUBLE, ReduceOp.SUM);
  }

  /** Each turn needs the one before, so that none can be left out. */
  private void spin(int count) {
    long value = state;
    for (int turn = 0; turn < count; turn++) {
      value ^= value << 13;
      value ^= value >>> 7;
      value ^= value << 17;
    }
    state = value;
  }
}
