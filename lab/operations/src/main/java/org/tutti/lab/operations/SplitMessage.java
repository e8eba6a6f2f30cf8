package org.tutti.lab.operations;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Constraint;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.ParameterCheck;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * An operation on a message in pieces, each of which is a message of its own. Pieces of operations
 * with a block for each process have all blocks of the first piece before those of the second. Of
 * fewer elements than pieces, some are empty.
 *
 * <p>The suite {@code split}: the library shall not be slower with one message of n bytes than with
 * k messages of n / k bytes (Träff, Gropp and Thakur 2010).
 */
@Constraint("msize >= pieces")
public abstract class SplitMessage implements ParameterCheck {
  /** The number of pieces, called k in the guideline. */
  @Param({"2", "8"})
  public int pieces;

  /** What a piece sends. */
  protected MessageBuffer[] send;

  /** Where a piece is received. */
  protected MessageBuffer[] receive;

  /** Elements of a block of each piece. */
  protected int[] lengths;

  @Override
  public final void checkProcesses(int processes) {
    LeastValue.check("pieces", pieces, 1);
  }

  /**
   * Takes slices, before anything is timed.
   *
   * @param sent blocks in the send buffer
   * @param received blocks in the receive buffer
   */
  protected final void split(Message message, int sent, int received) {
    int count = message.count();
    send = new MessageBuffer[pieces];
    receive = new MessageBuffer[pieces];
    lengths = new int[pieces];
    for (int piece = 0; piece < pieces; piece++) {
      int start = start(piece, count);
      lengths[piece] = start(piece + 1, count) - start;
      send[piece] = message.send().slice((long) sent * start, (long) sent * lengths[piece]);
      receive[piece] =
          message.receive().slice((long) received * start, (long) received * lengths[piece]);
    }
  }

  /**
   * What arrives if each process has a block of each, piece by piece.
   *
   * @param isPersonal whether a process sends each one a block of its own
   */
  protected final void blocksOfAll(PayloadContext place, Arrivals arrivals, boolean isPersonal) {
    long processes = place.processes();
    for (int piece = 0; piece < pieces; piece++) {
      int start = start(piece, place.count());
      int length = start(piece + 1, place.count()) - start;
      long rest = (long) place.rank() * length;
      long sent = isPersonal ? processes * start + rest : start;
      for (int rank = 0; rank < processes; rank++) {
        arrivals.block(processes * start + (long) rank * length, length, rank, sent);
      }
    }
  }

  /** The first element of a piece in a block. */
  protected final int start(int piece, int count) {
    return (int) ((long) piece * count / pieces);
  }

  /** Operations on a message as a whole. */
  public static class SplitWhole extends SplitMessage {
    @Setup
    public void make(Message message) {
      split(message, 1, 1);
    }

    @Collective(value = Operation.BCAST, datatype = byte.class)
    @Catalog(value = "MPI_Bcast:split", suites = "split")
    @Description("several calls, each with a piece of the message")
    public void bcast(Communicator comm, Message message) {
      for (int piece = 0; piece < pieces; piece++) {
        comm.bcast(send[piece], lengths[piece], message.datatype(), message.root());
      }
    }

    @Collective(Operation.REDUCE)
    @Catalog(value = "MPI_Reduce:split", suites = "split")
    @Description("several calls, each with a piece of the message")
    public void reduce(Communicator comm, Message message) {
      for (int piece = 0; piece < pieces; piece++) {
        comm.reduce(
            send[piece],
            receive[piece],
            lengths[piece],
            message.datatype(),
            message.op(),
            message.root());
      }
    }

    @Collective(Operation.ALLREDUCE)
    @Catalog(value = "MPI_Allreduce:split", suites = "split")
    @Description("several calls, each with a piece of the message")
    public void allreduce(Communicator comm, Message message) {
      for (int piece = 0; piece < pieces; piece++) {
        comm.allreduce(
            send[piece], receive[piece], lengths[piece], message.datatype(), message.op());
      }
    }

    @Collective(Operation.SCAN)
    @Catalog(value = "MPI_Scan:split", suites = "split")
    @Description("several calls, each with a piece of the message")
    public void scan(Communicator comm, Message message) {
      for (int piece = 0; piece < pieces; piece++) {
        comm.scan(send[piece], receive[piece], lengths[piece], message.datatype(), message.op());
      }
    }
  }

  /** {@code MPI_Allgather} in pieces. */
  public static class AllgatherSplit extends SplitMessage implements Payload {
    @Setup
    public void make(Communicator comm, Message message) {
      split(message, 1, comm.size());
    }

    @Benchmark(
        operation = "ALLGATHER",
        send = "msize",
        receive = "p * msize",
        datatype = byte.class)
    @Catalog(value = "MPI_Allgather:split", suites = "split")
    @Description("several calls, each with a piece of the message")
    public void allgather(Communicator comm, Message message) {
      for (int piece = 0; piece < pieces; piece++) {
        comm.allgather(send[piece], receive[piece], lengths[piece], message.datatype());
      }
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      blocksOfAll(place, arrivals, false);
    }
  }

  /** {@code MPI_Alltoall} in pieces. */
  public static class AlltoallSplit extends SplitMessage implements Payload {
    @Setup
    public void make(Communicator comm, Message message) {
      split(message, comm.size(), comm.size());
    }

    @Benchmark(
        operation = "ALLTOALL",
        send = "p * msize",
        receive = "p * msize",
        datatype = byte.class)
    @Catalog(value = "MPI_Alltoall:split", suites = "split")
    @Description("several calls, each with a piece of the message")
    public void alltoall(Communicator comm, Message message) {
      for (int piece = 0; piece < pieces; piece++) {
        comm.alltoall(send[piece], receive[piece], lengths[piece], message.datatype());
      }
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      blocksOfAll(place, arrivals, true);
    }
  }

  /** {@code MPI_Gather} in pieces. */
  public static class GatherSplit extends SplitMessage implements Payload {
    @Setup
    public void make(Communicator comm, Message message) {
      split(message, 1, comm.size());
    }

    @Benchmark(operation = "GATHER", send = "msize", receive = "p * msize", datatype = byte.class)
    @Catalog(value = "MPI_Gather:split", suites = "split")
    @Description("several calls, each with a piece of the message")
    public void gather(Communicator comm, Message message) {
      for (int piece = 0; piece < pieces; piece++) {
        comm.gather(
            send[piece], receive[piece], lengths[piece], message.datatype(), message.root());
      }
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      if (!place.isRoot()) {
        arrivals.undefined(0, place.receiveElements());
      } else {
        blocksOfAll(place, arrivals, false);
      }
    }
  }

  /** {@code MPI_Scatter} in pieces. */
  public static class ScatterSplit extends SplitMessage implements Payload {
    @Setup
    public void make(Communicator comm, Message message) {
      split(message, comm.size(), 1);
    }

    @Benchmark(operation = "SCATTER", send = "p * msize", receive = "msize", datatype = byte.class)
    @Catalog(value = "MPI_Scatter:split", suites = "split")
    @Description("several calls, each with a piece of the message")
    public void scatter(Communicator comm, Message message) {
      for (int piece = 0; piece < pieces; piece++) {
        comm.scatter(
            send[piece], receive[piece], lengths[piece], message.datatype(), message.root());
      }
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      for (int piece = 0; piece < pieces; piece++) {
        int start = start(piece, place.count());
        int length = start(piece + 1, place.count()) - start;
        long block = (long) place.processes() * start + (long) place.rank() * length;
        arrivals.block(start, length, place.root(), block);
      }
    }
  }
}
