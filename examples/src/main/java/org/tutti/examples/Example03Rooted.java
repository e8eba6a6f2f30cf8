package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/**
 * Lesson 3: in a rooted operation, ranks do different work.
 *
 * <p>In a reduce or a gather, a rank that only sends may return long before the root has received
 * everything. The run-time of an observation is therefore computed over all ranks: the maximum of
 * their local run-times or, with a global clock, the latest end minus the earliest start. {@code
 * message.root()} is the root: rank 0, unless {@code --root-rank} says otherwise.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example03Rooted
 * </pre>
 *
 * <p>Expect the run-time of gather to grow with the number of processes, because the root receives
 * a block from each.
 */
@Param(msizes = {8, 8192})
public class Example03Rooted {
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

  @Collective(Operation.GATHER)
  public void gather(Communicator comm, Message message) {
    comm.gather(
        message.send(), message.receive(), message.count(), message.datatype(), message.root());
  }
}
