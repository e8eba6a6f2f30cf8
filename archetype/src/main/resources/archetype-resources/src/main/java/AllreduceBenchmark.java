package ${package};

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Repetitions;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/**
 * The first benchmark. A benchmark is a public method: what it does is what is timed, and nothing of
 * Tutti is in between.
 */
public class AllreduceBenchmark {
  // The operation decides how large the buffers are: here one block to send, one to receive.
  @Collective(Operation.ALLREDUCE)
  // One cell per size in bytes; --msizes on the command line replaces them.
  @Param(msizes = {8, 1024, 65536})
  // Observations per cell in one launch; --repetitions replaces it.
  @Repetitions(500)
  public void allreduce(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }
}
