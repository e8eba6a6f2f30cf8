package org.tutti.examples;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Description;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * Lesson 16: an operation that is not part of MPI.
 *
 * <p>{@code @Benchmark} accepts any body. The sizes of the buffers are expressions over {@code
 * msize} and {@code p}: a halo exchange sends one block in each direction, so both are {@code 2 *
 * msize}. As {@code Payload}, the class says which block of which neighbor arrives where, so that
 * the data are checked before they are timed; {@code --dry} does only that.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example16OwnOperation
 * </pre>
 *
 * <p>Expect the run-time to depend on the message size, and little on the number of processes.
 */
@Param(msizes = {8, 4096})
public class Example16OwnOperation implements Payload {
  private static final int LEFTWARD = 1;
  private static final int RIGHTWARD = 2;

  private MessageBuffer toLeft;
  private MessageBuffer toRight;
  private MessageBuffer fromLeft;
  private MessageBuffer fromRight;
  private int left;
  private int right;

  @Setup(Level.CELL)
  public void neighbors(Message message, Control control) {
    int count = message.count();
    toLeft = message.send().slice(0, count);
    toRight = message.send().slice(count, count);
    fromLeft = message.receive().slice(0, count);
    fromRight = message.receive().slice(count, count);
    left = (control.rank() + control.processes() - 1) % control.processes();
    right = (control.rank() + 1) % control.processes();
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int count = place.count();
    arrivals.block(0, count, left, count);
    arrivals.block(count, count, right, 0);
  }

  @Benchmark(operation = "HALO_EXCHANGE", send = "2 * msize", receive = "2 * msize")
  @Description("halo exchange on a ring of processes")
  public void halo(Communicator comm, Message message) {
    int count = message.count();
    comm.sendrecv(
        toLeft, count, left, LEFTWARD, fromRight, count, right, LEFTWARD, message.datatype());
    comm.sendrecv(
        toRight, count, right, RIGHTWARD, fromLeft, count, left, RIGHTWARD, message.datatype());
  }
}
