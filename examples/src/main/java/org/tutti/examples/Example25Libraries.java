package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Launches;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Repetitions;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/**
 * Lesson 25: compare MPI libraries, including one in pure Java.
 *
 * <p>The factor {@code mpi} puts them into one campaign, whose launches are interleaved in random
 * order, so that a drift of the machine affects all of them alike. The benchmark is the same for
 * each; MPJ Express gets Java arrays where a native library gets memory outside the heap. {@code
 * inprocess} is not an MPI library but Tutti's own provider, whose ranks are threads of one JVM. It
 * shows the cost of passing messages without processes and without a library.
 *
 * <pre>
 * java -jar examples/target/benchmarks.jar run --factor mpi=native:openmpi,mpj,inprocess -np 2 Example25Libraries
 * </pre>
 *
 * <p>Expect MPJ Express to take a hundred times as long as Open MPI at 8 B, where its threads wake
 * each other, and a few times as long at 1 MiB, where all of them copy.
 */
@Launches(8)
@Repetitions(300)
public class Example25Libraries {
  @Collective(Operation.ALLREDUCE)
  @Param(msizes = {8, 64, 512, 4096, 32_768, 262_144, 1_048_576})
  public void allreduce(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }
}
