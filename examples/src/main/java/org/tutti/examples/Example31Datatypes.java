package org.tutti.examples;

import org.tutti.annotations.Baseline;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.State;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.DerivedDatatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Status;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * Lesson 31: a column of a matrix, by a derived datatype or copied first.
 *
 * <p>The matrix has its rows beside each other, so that the elements of a column lie apart. {@code
 * derived} tells the library where they are, with a datatype that is made in a set-up method and
 * freed in the tear-down. {@code copied} copies them in Java and sends the copy. Each process sends
 * to the next, and receives the column of the one before without gaps. As {@code Payload}, the
 * class says which element arrives where.
 *
 * <pre>
 * mpirun -np 2 java -jar examples/target/benchmarks.jar Example31Datatypes
 * </pre>
 *
 * <p>Expect both to take about the same time for a single element, and the library to copy long
 * columns as fast as Java does, or faster.
 */
@Param(msizes = {8, 8192})
public class Example31Datatypes implements Payload {
  private static final int TAG = 1;
  private static final int COLUMNS = 16;

  /** The datatype, in a state of its own: only {@code derived} needs a library that has it. */
  @State
  public static class Column {
    private DerivedDatatype type;

    @Setup
    public void make(Communicator comm, Message message) {
      type = comm.typeVector(message.count(), 1, COLUMNS, message.datatype());
    }

    @TearDown
    public void free() {
      if (type != null) {
        type.free();
        type = null;
      }
    }
  }

  private MessageBuffer copy;
  private Status status;
  private int next;
  private int previous;

  @Setup
  public void prepare(Communicator comm, Message message) {
    copy = comm.allocate(message.datatype(), message.count());
    status = comm.status();
    next = (comm.rank() + 1) % comm.size();
    previous = (comm.rank() + comm.size() - 1) % comm.size();
  }

  @Benchmark(operation = "COLUMN", send = "16 * msize", datatype = double.class)
  public void derived(Communicator comm, Message message, Column column) {
    comm.sendrecv(
        message.send(),
        1,
        column.type,
        next,
        TAG,
        message.receive(),
        message.count(),
        message.datatype(),
        previous,
        TAG,
        status);
  }

  @Benchmark(operation = "COLUMN", send = "16 * msize", datatype = double.class)
  @Baseline
  public void copied(Communicator comm, Message message) {
    MessageBuffer matrix = message.send();
    for (int row = 0; row < message.count(); row++) {
      copy.putDouble(row, matrix.getDouble(row * COLUMNS));
    }
    comm.sendrecv(
        copy,
        message.count(),
        next,
        TAG,
        message.receive(),
        message.count(),
        previous,
        TAG,
        message.datatype());
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int sender = (place.rank() + place.processes() - 1) % place.processes();
    for (int row = 0; row < place.count(); row++) {
      arrivals.block(row, 1, sender, row * COLUMNS);
    }
  }
}
