package org.tutti.mpi.mpj;

import static org.tutti.mpi.mpj.MpjArgumentChecks.checked;
import static org.tutti.mpi.mpj.MpjConstants.datatype;
import static org.tutti.mpi.mpj.MpjConstants.operator;
import static org.tutti.mpi.mpj.MpjConstants.partner;
import static org.tutti.mpi.mpj.MpjConstants.tag;

import java.util.Arrays;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.ReduceOp;

/**
 * A communicator of MPJ Express. Each method checks its buffers and is one call; what MPJ Express
 * does with the arrays (it copies them into buffers of its own) is part of what is timed.
 */
final class MpjCommunicator implements Communicator {
  private static final int RIGHT_REDUCE_SCATTER = 2;

  private final Object handle;
  private final int rank;
  private final int size;
  private final int[] counts;
  private final MpjScratch scratch = new MpjScratch();

  private MpjCommunicator(Object handle, int rank, int size) {
    this.handle = handle;
    this.rank = rank;
    this.size = size;
    this.counts = new int[size];
  }

  static MpjCommunicator of(Object handle) {
    try {
      int rank = (int) MpjLibrary.RANK.invokeExact(handle);
      int size = (int) MpjLibrary.SIZE.invokeExact(handle);
      return new MpjCommunicator(handle, rank, size);
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Comm_rank", e);
    }
  }

  @Override
  public String libraryName() {
    return MpjSession.LIBRARY;
  }

  /** The library has no such constant. */
  @Override
  public MessageBuffer inPlace() {
    throw missing("MPI_IN_PLACE");
  }

  @Override
  public int rank() {
    return rank;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public MessageBuffer allocate(Datatype datatype, int count) {
    return ArrayMessageBuffer.allocate(datatype, count);
  }

  @Override
  public void send(MessageBuffer buffer, int count, Datatype type, int destination, int tag) {
    ArrayMessageBuffer out = checked(buffer, 1, count, type);
    try {
      MpjLibrary.SEND.invokeExact(
          handle, out.array(), out.offset(), count, datatype(type), partner(destination), tag);
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Send", e);
    }
  }

  @Override
  public void recv(MessageBuffer buffer, int count, Datatype type, int source, int tag) {
    ArrayMessageBuffer in = checked(buffer, 1, count, type);
    try {
      Object status =
          MpjLibrary.RECV.invokeExact(
              handle, in.array(), in.offset(), count, datatype(type), partner(source), tag(tag));
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Recv", e);
    }
  }

  @Override
  public void sendrecv(
      MessageBuffer send,
      int sendCount,
      int destination,
      int sendTag,
      MessageBuffer receive,
      int receiveCount,
      int source,
      int receiveTag,
      Datatype type) {
    ArrayMessageBuffer out = checked(send, 1, sendCount, type);
    ArrayMessageBuffer in = checked(receive, 1, receiveCount, type);
    Object mpj = datatype(type);
    try {
      Object status =
          MpjLibrary.SENDRECV.invokeExact(
              handle,
              out.array(),
              out.offset(),
              sendCount,
              mpj,
              partner(destination),
              sendTag,
              in.array(),
              in.offset(),
              receiveCount,
              mpj,
              partner(source),
              tag(receiveTag));
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Sendrecv", e);
    }
  }

  @Override
  public void barrier() {
    try {
      MpjLibrary.BARRIER.invokeExact(handle);
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Barrier", e);
    }
  }

  @Override
  public void bcast(MessageBuffer buffer, int count, Datatype type, int root) {
    ArrayMessageBuffer all = checked(buffer, 1, count, type);
    try {
      MpjLibrary.BCAST.invokeExact(handle, all.array(), all.offset(), count, datatype(type), root);
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Bcast", e);
    }
  }

  @Override
  public void reduce(
      MessageBuffer send, MessageBuffer receive, int count, Datatype type, ReduceOp op, int root) {
    ArrayMessageBuffer out = checked(send, 1, count, type);
    ArrayMessageBuffer in =
        rank == root ? checked(receive, 1, count, type) : scratch.of(count, type);
    Object mpjOperator = operator(op);
    try {
      MpjLibrary.REDUCE.invokeExact(
          handle,
          out.array(),
          out.offset(),
          in.array(),
          in.offset(),
          count,
          datatype(type),
          mpjOperator,
          root);
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Reduce", e);
    }
  }

  @Override
  public void allreduce(
      MessageBuffer send, MessageBuffer receive, int count, Datatype type, ReduceOp op) {
    ArrayMessageBuffer out = checked(send, 1, count, type);
    ArrayMessageBuffer in = checked(receive, 1, count, type);
    Object mpjOperator = operator(op);
    try {
      MpjLibrary.ALLREDUCE.invokeExact(
          handle,
          out.array(),
          out.offset(),
          in.array(),
          in.offset(),
          count,
          datatype(type),
          mpjOperator);
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Allreduce", e);
    }
  }

  @Override
  public void gather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype type, int root) {
    ArrayMessageBuffer out = checked(send, 1, count, type);
    ArrayMessageBuffer in =
        rank == root ? checked(receive, size, count, type) : scratch.of(size * count, type);
    Object mpj = datatype(type);
    try {
      MpjLibrary.GATHER.invokeExact(
          handle, out.array(), out.offset(), count, mpj, in.array(), in.offset(), count, mpj, root);
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Gather", e);
    }
  }

  @Override
  public void scatter(
      MessageBuffer send, MessageBuffer receive, int count, Datatype type, int root) {
    ArrayMessageBuffer in = checked(receive, 1, count, type);
    ArrayMessageBuffer out =
        rank == root ? checked(send, size, count, type) : scratch.of(size * count, type);
    Object mpj = datatype(type);
    try {
      MpjLibrary.SCATTER.invokeExact(
          handle, out.array(), out.offset(), count, mpj, in.array(), in.offset(), count, mpj, root);
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Scatter", e);
    }
  }

  @Override
  public void allgather(MessageBuffer send, MessageBuffer receive, int count, Datatype type) {
    ArrayMessageBuffer out = checked(send, 1, count, type);
    ArrayMessageBuffer in = checked(receive, size, count, type);
    Object mpj = datatype(type);
    try {
      MpjLibrary.ALLGATHER.invokeExact(
          handle, out.array(), out.offset(), count, mpj, in.array(), in.offset(), count, mpj);
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Allgather", e);
    }
  }

  @Override
  public void alltoall(MessageBuffer send, MessageBuffer receive, int count, Datatype type) {
    ArrayMessageBuffer out = checked(send, size, count, type);
    ArrayMessageBuffer in = checked(receive, size, count, type);
    Object mpj = datatype(type);
    try {
      MpjLibrary.ALLTOALL.invokeExact(
          handle, out.array(), out.offset(), count, mpj, in.array(), in.offset(), count, mpj);
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Alltoall", e);
    }
  }

  @Override
  public void scan(
      MessageBuffer send, MessageBuffer receive, int count, Datatype type, ReduceOp op) {
    ArrayMessageBuffer out = checked(send, 1, count, type);
    ArrayMessageBuffer in = checked(receive, 1, count, type);
    Object mpjOperator = operator(op);
    try {
      MpjLibrary.SCAN.invokeExact(
          handle,
          out.array(),
          out.offset(),
          in.array(),
          in.offset(),
          count,
          datatype(type),
          mpjOperator);
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Scan", e);
    }
  }

  @Override
  public void exscan(
      MessageBuffer send, MessageBuffer receive, int count, Datatype type, ReduceOp op) {
    throw missing("MPI_Exscan");
  }

  /**
   * MPJ Express has only the general form, which is called with the same count for all ranks.
   *
   * @throws OperationNotInLibrary for more than two ranks: MPJ Express 0.44 then includes the
   *     values of some ranks several times
   */
  @Override
  public void reduceScatterBlock(
      MessageBuffer send, MessageBuffer receive, int count, Datatype type, ReduceOp op) {
    if (size > RIGHT_REDUCE_SCATTER) {
      throw missing("MPI_Reduce_scatter_block");
    }
    ArrayMessageBuffer out = checked(send, size, count, type);
    ArrayMessageBuffer in = checked(receive, 1, count, type);
    Arrays.fill(counts, count);
    Object mpjOperator = operator(op);
    try {
      MpjLibrary.REDUCE_SCATTER.invokeExact(
          handle,
          out.array(),
          out.offset(),
          in.array(),
          in.offset(),
          counts,
          datatype(type),
          mpjOperator);
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Reduce_scatter", e);
    }
  }

  @Override
  public Communicator duplicate() {
    try {
      return of((Object) MpjLibrary.CLONE.invokeExact(handle));
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Comm_dup", e);
    }
  }

  @Override
  public Communicator split(int color, int key) {
    try {
      return of((Object) MpjLibrary.SPLIT.invokeExact(handle, color, key));
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Comm_split", e);
    }
  }

  @Override
  public void free() {
    try {
      MpjLibrary.FREE.invokeExact(handle);
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Comm_free", e);
    }
  }
}
