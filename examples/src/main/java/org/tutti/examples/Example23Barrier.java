package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;

/**
 * Lesson 23: an operation that moves no message takes no {@code Message}.
 *
 * <p>A barrier before the timed region lets the ranks leave one after the other, and the timed
 * barrier waits for the last of them. So its figure contains the skew with which the first barrier
 * let go, and it is never below the cost of one message.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example23Barrier
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example23Barrier --sync DISSEMINATION
 * </pre>
 *
 * <p>Expect one line of message size 0. The two commands differ by the skew that each
 * synchronization leaves behind.
 */
public class Example23Barrier {
  @Collective(Operation.BARRIER)
  @Param(msizes = 0)
  public void barrier(Communicator comm) {
    comm.barrier();
  }
}
