package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.RootRank;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * Lesson 12: a fixed root allows pipelining.
 *
 * <p>The root of a broadcast is finished as soon as its messages have left, so it may start the
 * next broadcast while other ranks still receive. If observations follow each other closely, as in
 * suites without a barrier between them, a fixed root measures throughput rather than latency.
 * Another root each time, by {@code @RootRank("ROTATING")}, prevents that: observation i has the
 * root i mod p. {@code --root-rank rotating} does the same with any rooted operation.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example12RootRotation
 * </pre>
 *
 * <p>Expect little difference here, because Tutti synchronizes before each observation. This is the
 * reason why it does.
 */
@Param(msizes = {8, 8192})
public class Example12RootRotation {
  @Collective(Operation.BCAST)
  public void fixed(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
  }

  @Collective(Operation.BCAST)
  @RootRank("ROTATING")
  public void rotating(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
  }
}
