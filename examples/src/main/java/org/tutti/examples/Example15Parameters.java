package org.tutti.examples;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Constraint;
import org.tutti.annotations.Level;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/**
 * Lesson 15: parameters other than the message size, and combinations that make no sense.
 *
 * <p>A public field with {@code @Param} is set before each cell, and a cell is measured for each
 * combination of parameters. A {@code @Constraint} skips impossible combinations, here those with
 * more chunks than elements. On the command line, {@code --param chunks=2} replaces the values.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example15Parameters
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example15Parameters --param chunks=8
 * </pre>
 *
 * <p>Expect many small broadcasts to cost more than one large one, and the more so the smaller they
 * are.
 */
public class Example15Parameters {
  @Param("1..16*4")
  public int chunks;

  private MessageBuffer[] slices;

  /** Slices are created beforehand, because creating one allocates. */
  @Setup(Level.CELL)
  public void slice(Message message) {
    int length = message.count() / chunks;
    slices = new MessageBuffer[chunks];
    for (int chunk = 0; chunk < chunks; chunk++) {
      slices[chunk] = message.send().slice(chunk * length, length);
    }
  }

  @Collective(Operation.BCAST)
  @Param(msizes = {32, 128, 8192})
  @Constraint("msize >= 8 * chunks")
  public void bcastInChunks(Communicator comm, Message message) {
    for (MessageBuffer slice : slices) {
      comm.bcast(slice, slice.count(), message.datatype(), message.root());
    }
  }
}
