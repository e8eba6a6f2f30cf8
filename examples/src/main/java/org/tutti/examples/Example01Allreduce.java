package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/**
 * Lesson 1: a benchmark is a method, and its body is exactly what is timed.
 *
 * <p>{@code @Collective} names the operation; Tutti allocates the buffers it needs outside the
 * timed region. {@code @Param} lists the message sizes in bytes; each becomes a cell of its own.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example01Allreduce
 * </pre>
 *
 * <p>Expect a table with one line per message size and run-times that grow with the size. The
 * interval beside each median says how precise it is.
 */
public class Example01Allreduce {
  @Collective(Operation.ALLREDUCE)
  @Param(msizes = {8, 1024, 65536})
  public void allreduce(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }
}
