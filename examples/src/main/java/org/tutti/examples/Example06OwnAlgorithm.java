package org.tutti.examples;

import org.tutti.annotations.Baseline;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/**
 * Lesson 6: the body may be any code that communicates, such as your own algorithm.
 *
 * <p>An allreduce can be implemented as a reduce followed by a broadcast. A library whose allreduce
 * is slower than this mock-up violates a performance guideline that its users implicitly rely on: a
 * specialized operation should not be slower than a combination of general ones.
 *
 * <pre>
 * java -jar examples/target/benchmarks.jar run -np 2 --launches 5 Example06OwnAlgorithm
 * </pre>
 *
 * <p>{@code @Baseline} marks the variant that the other one is compared with. Judge by several
 * launches: two launches of one program differ as well.
 *
 * <p>Expect {@code library} to be no slower than {@code reduceThenBcast} at any size.
 */
@Param(msizes = {8, 1024, 65536})
public class Example06OwnAlgorithm {
  @Collective(Operation.ALLREDUCE)
  @Baseline
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
