package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/**
 * Lesson 13: performance guidelines as benchmarks.
 *
 * <p>An operation should not be slower than the same result obtained with other operations: a
 * reduce should be no slower than an allreduce, which does more, and an allgather no slower than a
 * gather followed by a broadcast. Each pair in this class is such a guideline. If the first of a
 * pair is slower, the library would be faster if it used the second.
 *
 * <pre>
 * java -jar examples/target/benchmarks.jar run -np 2 --launches 8 Example13MockUps
 * </pre>
 *
 * <p>Expect {@code reduce <= reduceByAllreduce} and {@code allgather <= allgatherByGather}.
 */
@Param(msizes = {8, 1024, 65536})
public class Example13MockUps {
  @Collective(Operation.REDUCE)
  public void reduce(Communicator comm, Message message) {
    comm.reduce(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        ReduceOp.SUM,
        message.root());
  }

  @Collective(Operation.REDUCE)
  public void reduceByAllreduce(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }

  @Collective(Operation.ALLGATHER)
  public void allgather(Communicator comm, Message message) {
    comm.allgather(message.send(), message.receive(), message.count(), message.datatype());
  }

  @Collective(Operation.ALLGATHER)
  public void allgatherByGather(Communicator comm, Message message, Control control) {
    comm.gather(
        message.send(), message.receive(), message.count(), message.datatype(), message.root());
    comm.bcast(
        message.receive(),
        message.count() * control.processes(),
        message.datatype(),
        message.root());
  }
}
