package org.tutti.examples;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Param;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/**
 * Lesson 19: one against many.
 *
 * <p>A collector that receives from all others is the bottleneck of many programs. The first rank
 * receives p - 1 messages, while each of the others sends one. The run-time is that of the slowest
 * rank, here the collector, whose work grows with p while that of the others does not.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example19Roles
 * </pre>
 *
 * <p>Expect a run-time proportional to p - 1. Compare it with the gather of lesson 3, for which
 * libraries use a tree.
 */
@Param(msizes = {8, 1024})
public class Example19Roles {
  private static final int TAG = 3;

  @Benchmark(operation = "FAN_IN", send = "msize", receive = "msize")
  @Role(Ranks.FIRST)
  public void collect(Communicator comm, Message message, Control control) {
    for (int source = 1; source < control.processes(); source++) {
      comm.recv(message.receive(), message.count(), message.datatype(), source, TAG);
    }
  }

  @Role(value = Ranks.OTHERS, of = "collect")
  public void deliver(Communicator comm, Message message) {
    comm.send(message.send(), message.count(), message.datatype(), 0, TAG);
  }
}
