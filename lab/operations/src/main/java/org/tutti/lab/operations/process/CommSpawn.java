package org.tutti.lab.operations.process;

import java.util.List;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Repetitions;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.annotations.Warmup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Request;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * {@code MPI_Comm_spawn} of small JVMs, until they have initialized MPI. Afterward, outside the
 * time, each returns a message of the first rank, and ends.
 */
@Repetitions(10)
@Warmup(1)
public class CommSpawn implements Payload {
  private static final int TAG = 1;

  /** The number of processes that are started. */
  @Param("1")
  public int children;

  private List<String> command;
  private Communicator started;
  private Request request;
  private MessageBuffer sent;
  private MessageBuffer answer;

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("children", children, 1);
  }

  @Setup
  public void prepare(Communicator comm) {
    command = comm.echoCommand();
    request = comm.request();
    sent = comm.allocate(Datatype.INT, 1);
    answer = comm.allocate(Datatype.INT, 1);
  }

  @Benchmark(operation = "COMM_SPAWN", send = "0", receive = "0")
  @Catalog(value = "MPI_Comm_spawn", suites = "processes")
  @Description("MPI_Comm_spawn of small JVMs by all ranks, until they have initialized MPI")
  public void spawn(Communicator comm) {
    started = comm.spawn(command, children, 0);
  }

  /** Nothing was started where the launcher does not permit it. */
  @TearDown(Level.CALL)
  public void part(Communicator comm) {
    if (started == null) {
      return;
    }
    if (comm.rank() == 0) {
      for (int child = 0; child < children; child++) {
        sent.putInt(0, child + 1);
        started.isend(sent, 1, Datatype.INT, child, TAG, request);
        started.recv(answer, 1, Datatype.INT, child, TAG);
        request.waitFor();
        if (answer.getInt(0) != child + 1) {
          throw new IllegalStateException(
              "process " + child + " returned " + answer.getInt(0) + " instead of " + (child + 1));
        }
      }
    }
    started.disconnect();
    started = null;
  }

  /** Its own messages are checked where they are received. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}
}
