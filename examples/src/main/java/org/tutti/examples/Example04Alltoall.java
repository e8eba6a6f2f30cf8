package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * Lesson 4: the message size is the size of one block.
 *
 * <p>As in MPI, the size counts what one process sends to one other process. An alltoall on p
 * processes with {@code msize = 1024} therefore sends p blocks of 1 KiB from each process, and its
 * buffers are p times as large as those of a broadcast of that size. Tutti derives their sizes from
 * the operation named by {@code @Collective}.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example04Alltoall
 * </pre>
 *
 * <p>Expect the run-time at a fixed size to grow with the number of processes.
 */
public class Example04Alltoall {
  @Collective(value = Operation.ALLTOALL, datatype = byte.class)
  @Param(msizes = {1, 1024, 16384})
  public void alltoall(Communicator comm, Message message) {
    comm.alltoall(message.send(), message.receive(), message.count(), message.datatype());
  }
}
