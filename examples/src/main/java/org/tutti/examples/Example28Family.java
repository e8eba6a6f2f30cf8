package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * Lesson 28: a family of algorithms.
 *
 * <p>What the algorithms have in common is written once, in an abstract class: the operation, the
 * message sizes, and how they are measured. Each subclass inherits the benchmark and gives it a
 * body; it needs no annotation. The benchmarks are called {@code Library.bcast} and {@code
 * Chain.bcast}. Settings of a subclass take precedence over those of the abstract class.
 *
 * <p>A body may throw checked exceptions. They end the cell like any other exception.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar 'Example28Family.*'
 * </pre>
 *
 * <p>Expect {@code Chain} to be slower with more processes: each rank waits for the one before it.
 */
public class Example28Family {
  /** What all members of the family have in common. */
  @Param(msizes = {8, 65536})
  public abstract static class Family {
    @Collective(value = Operation.BCAST, datatype = byte.class)
    public abstract void bcast(Communicator comm, Message message) throws Exception;
  }

  /** The library's own algorithm. */
  public static class Library extends Family {
    @Override
    public void bcast(Communicator comm, Message message) {
      comm.bcast(message.send(), message.count(), message.datatype(), message.root());
    }
  }

  /** Sends from each rank to the next. */
  public static class Chain extends Family {
    @Override
    public void bcast(Communicator comm, Message message) {
      int processes = comm.size();
      int place = Math.floorMod(comm.rank() - message.root(), processes);
      int next = (comm.rank() + 1) % processes;
      int previous = Math.floorMod(comm.rank() - 1, processes);
      if (place > 0) {
        comm.recv(message.send(), message.count(), message.datatype(), previous, 0);
      }
      if (place < processes - 1) {
        comm.send(message.send(), message.count(), message.datatype(), next, 0);
      }
    }
  }
}
