package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Phases;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/**
 * Lesson 26: where an algorithm spends its time.
 *
 * <p>{@code control.phase("name")} marks the begin of a phase, which lasts until the next mark or
 * the end of the observation. With {@code @Phases}, or {@code --phases}, the result file holds the
 * time of each phase per rank and observation, and the report shows their shares. Each mark is a
 * reading of the clock within the timed region; compare with {@code --phases=false} to see what the
 * marks cost.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example26Phases
 * java -jar examples/target/benchmarks.jar export tutti-results/... --format csv-phases
 * </pre>
 *
 * <p>Expect the broadcast to take a larger share of small messages than of large ones.
 */
@Param(msizes = {8, 65536})
public class Example26Phases {
  @Collective(Operation.ALLREDUCE)
  @Phases
  public void reduceThenBcast(Communicator comm, Message message, Control control) {
    control.phase("reduce");
    comm.reduce(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        ReduceOp.SUM,
        message.root());
    control.phase("bcast");
    comm.bcast(message.receive(), message.count(), message.datatype(), message.root());
  }
}
