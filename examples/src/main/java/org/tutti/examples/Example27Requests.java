package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Level;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.runtime.Message;
import org.tutti.runtime.Sink;

/**
 * Lesson 27: a nonblocking operation, and work while it is under way.
 *
 * <p>A request is made once, in a set-up method, and given to each nonblocking call; the measured
 * method completes it. {@code overlapped} works while the reduction is under way, {@code
 * oneAfterTheOther} afterward: the difference is what the library has done meanwhile.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example27Requests
 * </pre>
 *
 * <p>Expect a small difference with most libraries: they communicate only while they are called.
 */
@Param(msizes = {8, 65536})
public class Example27Requests {
  private static final int STEPS = 2000;

  private Request request;

  @Setup(Level.LAUNCH)
  public void make(Communicator comm) {
    request = comm.request();
  }

  @Collective(Operation.ALLREDUCE)
  public void overlapped(Communicator comm, Message message, Sink sink) {
    start(comm, message);
    sink.consume(work(message.send()));
    request.waitFor();
  }

  @Collective(Operation.ALLREDUCE)
  public void oneAfterTheOther(Communicator comm, Message message, Sink sink) {
    start(comm, message);
    request.waitFor();
    sink.consume(work(message.send()));
  }

  private void start(Communicator comm, Message message) {
    comm.iallreduce(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        ReduceOp.SUM,
        request);
  }

  /** The same amount each time, and each step needs the one before. */
  private static double work(MessageBuffer buffer) {
    double x = buffer.getDouble(0);
    for (int step = 0; step < STEPS; step++) {
      x = x * 0.999 + 1;
    }
    return x;
  }
}
