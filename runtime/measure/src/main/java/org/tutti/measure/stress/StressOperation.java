package org.tutti.measure.stress;

import java.util.List;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;
import org.tutti.runtime.StandardPayload;

/**
 * An operation whose data are checked.
 *
 * @param name as MPI calls it
 * @param operation what it does with the data, apart from how it combines them
 * @param call performs it
 */
record StressOperation(String name, StandardPayload operation, Call call) {
  private static final int TAG = 11;

  /** Performs an operation. */
  interface Call {
    /**
     * @param partner the rank to exchange messages with; -1 if there is none
     */
    void on(Communicator comm, Message message, int partner);
  }

  /** Messages between all pairs of ranks, one after the other. */
  record Exchange() implements Payload {
    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      if (place.partner() >= 0) {
        arrivals.block(0, place.count(), place.partner(), 0);
      }
    }
  }

  /** What must arrive. */
  Payload payload(ReduceOp op) {
    return isBetweenPairs() ? new Exchange() : operation.reducing(op);
  }

  /** Whether it exchanges messages between pairs of ranks. */
  boolean isBetweenPairs() {
    return operation.operation() == Operation.BARRIER;
  }

  static List<StressOperation> all() {
    return List.of(
        pairs("MPI_Sendrecv", StressOperation::sendrecv),
        pairs("MPI_Send and MPI_Recv", StressOperation::sendAndReceive),
        of(
            "MPI_Bcast",
            Operation.BCAST,
            (comm, m) -> comm.bcast(m.send(), m.count(), m.datatype(), m.root())),
        of(
            "MPI_Gather",
            Operation.GATHER,
            (comm, m) -> comm.gather(m.send(), m.receive(), m.count(), m.datatype(), m.root())),
        of(
            "MPI_Scatter",
            Operation.SCATTER,
            (comm, m) -> comm.scatter(m.send(), m.receive(), m.count(), m.datatype(), m.root())),
        of(
            "MPI_Allgather",
            Operation.ALLGATHER,
            (comm, m) -> comm.allgather(m.send(), m.receive(), m.count(), m.datatype())),
        of(
            "MPI_Alltoall",
            Operation.ALLTOALL,
            (comm, m) -> comm.alltoall(m.send(), m.receive(), m.count(), m.datatype())),
        of(
            "MPI_Reduce",
            Operation.REDUCE,
            (comm, m) ->
                comm.reduce(m.send(), m.receive(), m.count(), m.datatype(), m.op(), m.root())),
        of("MPI_Allreduce", Operation.ALLREDUCE, (comm, m) -> allreduce(comm, m, m.send())),
        inPlace(
            "MPI_Allreduce in place",
            Operation.ALLREDUCE,
            (comm, m) -> allreduce(comm, m, comm.inPlace())),
        of(
            "MPI_Reduce_scatter_block",
            Operation.REDUCE_SCATTER_BLOCK,
            (comm, m) ->
                comm.reduceScatterBlock(m.send(), m.receive(), m.count(), m.datatype(), m.op())),
        of(
            "MPI_Scan",
            Operation.SCAN,
            (comm, m) -> comm.scan(m.send(), m.receive(), m.count(), m.datatype(), m.op())),
        of(
            "MPI_Exscan",
            Operation.EXSCAN,
            (comm, m) -> comm.exscan(m.send(), m.receive(), m.count(), m.datatype(), m.op())));
  }

  /** A collective that needs no partner. */
  private interface CollectiveCall {
    void on(Communicator comm, Message message);
  }

  private static StressOperation of(String name, Operation operation, CollectiveCall call) {
    return new StressOperation(
        name, StandardPayload.of(operation), (comm, message, partner) -> call.on(comm, message));
  }

  private static StressOperation inPlace(String name, Operation operation, CollectiveCall call) {
    return new StressOperation(
        name,
        StandardPayload.of(operation).inPlace(),
        (comm, message, partner) -> call.on(comm, message));
  }

  private static StressOperation pairs(String name, Call call) {
    return new StressOperation(name, StandardPayload.of(Operation.BARRIER), call);
  }

  private static void sendrecv(Communicator comm, Message message, int partner) {
    if (partner >= 0) {
      comm.sendrecv(
          message.send(),
          message.count(),
          partner,
          TAG,
          message.receive(),
          message.count(),
          partner,
          TAG,
          message.datatype());
    }
  }

  private static void sendAndReceive(Communicator comm, Message message, int partner) {
    boolean first = comm.rank() < partner;
    if (partner >= 0 && first) {
      comm.send(message.send(), message.count(), message.datatype(), partner, TAG);
    }
    if (partner >= 0) {
      comm.recv(message.receive(), message.count(), message.datatype(), partner, TAG);
    }
    if (partner >= 0 && !first) {
      comm.send(message.send(), message.count(), message.datatype(), partner, TAG);
    }
  }

  private static void allreduce(Communicator comm, Message message, MessageBuffer send) {
    comm.allreduce(send, message.receive(), message.count(), message.datatype(), message.op());
  }
}
