package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/**
 * Lesson 6: the body may be any code that communicates, such as an algorithm of your own.
 *
 * <p>An allreduce can be had as a reduce followed by a broadcast. A library whose allreduce is
 * slower than this mock-up breaks a guideline that its users rely on without saying so: a
 * specialized operation should not be slower than a combination of general ones.
 *
 * <pre>
 * java -jar examples/target/benchmarks.jar run -np 4 --launches 5 Example06OwnAlgorithm
 * </pre>
 *
 * <p>Expect {@code library} at or below {@code reduceThenBcast} at every size. Judge by several
 * launches: two launches of one program differ, too.
 */
@Param(msizes = {8, 1024, 65536})
public class Example06OwnAlgorithm {
  @Collective(Operation.ALLREDUCE)
  public void library(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }

  @Collective(Operation.ALLREDUCE)
  public void reduceThenBcast(Communicator comm, Message message) {
    comm.reduce(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        ReduceOp.SUM,
        message.root());
    comm.bcast(message.receive(), message.count(), message.datatype(), message.root());
  }
}
