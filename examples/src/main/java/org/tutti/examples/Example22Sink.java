package org.tutti.examples;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;
import org.tutti.runtime.Sink;

/**
 * Lesson 22: work whose result is not used is not done.
 *
 * <p>The JIT compiler removes a computation whose result is never used. If a benchmark computes,
 * pass the result to a {@code Sink}, which costs one store, so that the summation takes place. What
 * MPI receives needs no sink, because the compiler cannot see into the library.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example22Sink
 * </pre>
 *
 * <p>Expect {@code thenSummed} to take longer by the time of adding up the elements.
 */
@Param(msizes = 8192)
public class Example22Sink {
  @Benchmark(operation = "ALLREDUCE", datatype = double.class)
  public void plain(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }

  @Benchmark(operation = "ALLREDUCE_AND_SUM", datatype = double.class)
  public void thenSummed(Communicator comm, Message message, Sink sink) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
    double sum = 0;
    for (int index = 0; index < message.count(); index++) {
      sum += message.receive().getDouble(index);
    }
    sink.consume(sum);
  }
}
