package org.tutti.examples;

import org.tutti.annotations.ColdCache;
import org.tutti.annotations.Collective;
import org.tutti.annotations.DataState;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/**
 * Lesson 5: a benchmark that repeats an operation measures a warm cache, which an application
 * rarely has.
 *
 * <p>Both benchmarks have the same body. Before each observation of {@code cold}, outside the timed
 * region, every rank overwrites a buffer as large as its share of the last-level cache, so that the
 * message has to come from memory (hunold2016, section 4.7). {@link ColdCache} is one state of the
 * data, {@link DataState#EVICTED}; others leave them where an application does, such as in the
 * cache of the rank that sends them: try {@code --factor data=untouched,written-read}.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example05ColdCache
 * </pre>
 *
 * <p>Expect {@code cold} to be slower, most clearly at the sizes that fit into the cache.
 */
@Param(msizes = {8, 1024, 65536})
public class Example05ColdCache {
  @Collective(Operation.ALLREDUCE)
  public void warm(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }

  @Collective(Operation.ALLREDUCE)
  @ColdCache
  public void cold(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }
}
