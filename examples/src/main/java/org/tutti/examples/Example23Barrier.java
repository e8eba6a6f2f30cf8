package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;

/**
 * Lesson 23: an operation without messages takes no {@code Message}.
 *
 * <p>Ranks leave the barrier before the timed region one after another, and the timed barrier waits
 * for the last of them. Its run-time therefore includes the skew of the first barrier, and is never
 * below the cost of one message.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example23Barrier
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example23Barrier --sync DISSEMINATION
 * </pre>
 *
 * <p>Expect one line of message size 0. The two commands differ by the skew that each
 * synchronization causes.
 */
public class Example23Barrier {
  @Collective(Operation.BARRIER)
  @Param(msizes = 0)
  public void barrier(Communicator comm) {
    comm.barrier();
  }
}
