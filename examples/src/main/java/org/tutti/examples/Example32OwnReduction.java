package org.tutti.examples;

import org.tutti.annotations.Baseline;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.State;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.UserReduceOp;
import org.tutti.runtime.Message;

/**
 * Lesson 32: a reduction of your own, in Java.
 *
 * <p>{@code inJava} gives the library a function in Java, which it calls from C for each two blocks
 * that it combines. Here it is a sum, so that it can be compared with the library's and its data
 * are checked; it may be anything associative that MPI lacks. The operator is made in a set-up
 * method and freed in the tear-down, which also tells what the function threw.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example32OwnReduction
 * </pre>
 *
 * <p>Expect a call from C and two copies of the block to be added, a tenth of a microsecond for one
 * element; {@code report --verbose} says what the call alone takes.
 */
@Param(msizes = {8, 8192})
public class Example32OwnReduction {
  /** The operator, for as long as a cell. */
  @State
  public static class Sum {
    private UserReduceOp operator;

    @Setup
    public void make(Communicator comm, Message message) {
      operator = comm.reduceOp(Sum::add, true, message.datatype());
    }

    private static void add(MessageBuffer in, MessageBuffer inout, int count) {
      for (int i = 0; i < count; i++) {
        inout.putDouble(i, in.getDouble(i) + inout.getDouble(i));
      }
    }

    @TearDown
    public void free() {
      operator.free();
    }
  }

  @Collective(Operation.ALLREDUCE)
  public void inJava(Communicator comm, Message message, Sum sum) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), sum.operator);
  }

  @Collective(Operation.ALLREDUCE)
  @Baseline
  public void ofTheLibrary(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), message.op());
  }
}
