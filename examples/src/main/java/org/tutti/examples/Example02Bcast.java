package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Repetitions;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * Lesson 2: settings on the class, on the method, and on the command line.
 *
 * <p>A setting on the class applies to all its benchmarks; an annotation on a method overrides that
 * of its class; an option on the command line overrides both. Here both benchmarks use the sizes of
 * the class, and {@code bcastBytes} requests more observations.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example02Bcast
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example02Bcast --msizes 1Ki,8..64*2
 * </pre>
 *
 * <p>Expect {@code bcast} and {@code bcastBytes} to agree: both move the same bytes, once as
 * doubles and once as bytes. A difference beyond the intervals is a property of the library.
 */
@Param(msizes = {8, 4096})
@Repetitions(500)
public class Example02Bcast {
  @Collective(Operation.BCAST)
  public void bcast(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
  }

  @Collective(value = Operation.BCAST, datatype = byte.class)
  @Repetitions(1000)
  public void bcastBytes(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
  }
}
