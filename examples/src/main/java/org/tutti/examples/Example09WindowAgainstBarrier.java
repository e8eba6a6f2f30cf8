package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Sync;
import org.tutti.annotations.SyncMethod;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/**
 * Lesson 9: start by the clock instead of by a message.
 *
 * <p>With a window, all ranks agree on a start time and wait for it on a clock that they have
 * synchronized (here by HCA, hunold2015). The run-time is then the latest end minus the earliest
 * start on that clock: the time that a user of the operation waits, whichever rank was late.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example09WindowAgainstBarrier
 * </pre>
 *
 * <p>Expect larger run-times with the window than with the barrier: they include the skew of the
 * starts. The uncertainty of the global clock is printed beside them.
 */
@Param(msizes = {1024, 65536})
public class Example09WindowAgainstBarrier {
  @Collective(Operation.ALLREDUCE)
  @Sync(SyncMethod.WINDOW_HCA)
  public void window(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }

  @Collective(Operation.ALLREDUCE)
  @Sync(SyncMethod.BARRIER)
  public void barrier(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }
}
