package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Sync;
import org.tutti.annotations.SyncMethod;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * Lesson 8: the barrier that starts an observation is part of what is measured.
 *
 * <p>Ranks leave a barrier one after another. How far apart depends on the algorithm of the
 * library's {@code MPI_Barrier}, so the same benchmark may give different results for two libraries
 * whose broadcasts are equally fast. Tutti's own dissemination barrier is the same with every
 * library.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example08BarrierSkew
 * </pre>
 *
 * <p>Expect the two tables to differ, most of all at small sizes. Neither is the truth: see lesson
 * 9.
 */
@Param(msizes = {8, 4096})
public class Example08BarrierSkew {
  @Collective(Operation.BCAST)
  @Sync(SyncMethod.BARRIER)
  public void afterLibraryBarrier(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
  }

  @Collective(Operation.BCAST)
  @Sync(SyncMethod.DISSEMINATION)
  public void afterOwnBarrier(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
  }
}
