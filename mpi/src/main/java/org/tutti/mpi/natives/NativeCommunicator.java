package org.tutti.mpi.natives;

import static java.lang.ref.Reference.reachabilityFence;
import static org.tutti.mpi.natives.NativeBuffer.address;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/**
 * A communicator of the library. Each method is one C call, a comparison of its code and the checks
 * that keep MPI inside the buffers; the fences keep a buffer's memory until the call has returned.
 * A buffer that only the root needs may be null elsewhere.
 */
final class NativeCommunicator implements Communicator {
  private static final long WORLD = LibraryBinding.constant("MPI_COMM_WORLD");
  private static final long ERRORS_RETURN = LibraryBinding.constant("MPI_ERRORS_RETURN");

  private final long handle;
  private final int rank;
  private final int size;

  private NativeCommunicator(long handle, int rank, int size) {
    this.handle = handle;
    this.rank = rank;
    this.size = size;
  }

  /** Takes over a communicator and makes its errors come back as codes. */
  static NativeCommunicator of(long handle) {
    MpiErrors.check(
        "MPI_Comm_set_errhandler", CommunicatorFunctions.setErrorHandler(handle, ERRORS_RETURN));
    MpiErrors.check("MPI_Comm_rank", CommunicatorFunctions.rank(handle, OutParameters.address()));
    int rank = OutParameters.integer();
    MpiErrors.check("MPI_Comm_size", CommunicatorFunctions.size(handle, OutParameters.address()));
    return new NativeCommunicator(handle, rank, OutParameters.integer());
  }

  long handle() {
    return handle;
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
    return NativeBuffer.allocate(datatype, count);
  }

  @Override
  public void send(MessageBuffer buffer, int count, Datatype datatype, int destination, int tag) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    int code = PointToPointFunctions.send(memory, count, type, destination, tag, handle);
    reachabilityFence(buffer);
    MpiErrors.check("MPI_Send", code);
  }

  @Override
  public void receive(MessageBuffer buffer, int count, Datatype datatype, int source, int tag) {
    long memory = address(buffer, count, datatype);
    long type = PredefinedHandles.of(datatype);
    int code = PointToPointFunctions.receive(memory, count, type, source, tag, handle);
    reachabilityFence(buffer);
    MpiErrors.check("MPI_Recv", code);
  }

  @Override
  public boolean hasArrived(int source, int tag) {
    int code = PointToPointFunctions.probe(source, tag, handle, OutParameters.address());
    MpiErrors.check("MPI_Iprobe", code);
    return OutParameters.integer() != 0;
  }

  @Override
  public boolean knowsArrivals() {
    return true;
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
      Datatype datatype) {
    int code =
        PointToPointFunctions.sendrecv(
            address(send, sendCount, datatype),
            sendCount,
            destination,
            sendTag,
            address(receive, receiveCount, datatype),
            receiveCount,
            source,
            receiveTag,
            PredefinedHandles.of(datatype),
            handle);
    reachabilityFence(send);
    reachabilityFence(receive);
    MpiErrors.check("MPI_Sendrecv", code);
  }

  @Override
  public void barrier() {
    MpiErrors.check("MPI_Barrier", CollectiveFunctions.barrier(handle));
  }

  @Override
  public void bcast(MessageBuffer buffer, int count, Datatype datatype, int root) {
    long memory = address(buffer, count, datatype);
    int code =
        CollectiveFunctions.bcast(memory, count, PredefinedHandles.of(datatype), root, handle);
    reachabilityFence(buffer);
    MpiErrors.check("MPI_Bcast", code);
  }

  @Override
  public void reduce(
      MessageBuffer send,
      MessageBuffer receive,
      int count,
      Datatype datatype,
      ReduceOp op,
      int root) {
    long from = address(send, count, datatype);
    long to = rank == root ? address(receive, count, datatype) : 0;
    long type = PredefinedHandles.of(datatype);
    long operator = PredefinedHandles.of(op);
    int code = RootedCollectiveFunctions.reduce(from, to, count, type, operator, root, handle);
    reachabilityFence(send);
    reachabilityFence(receive);
    MpiErrors.check("MPI_Reduce", code);
  }

  @Override
  public void allreduce(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    long from = address(send, count, datatype);
    long to = address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    int code =
        CollectiveFunctions.allreduce(from, to, count, type, PredefinedHandles.of(op), handle);
    reachabilityFence(send);
    reachabilityFence(receive);
    MpiErrors.check("MPI_Allreduce", code);
  }

  @Override
  public void gather(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, int root) {
    long from = address(send, count, datatype);
    long to = rank == root ? address(receive, whole(count), datatype) : 0;
    long type = PredefinedHandles.of(datatype);
    int code = RootedCollectiveFunctions.gather(from, to, count, type, root, handle);
    reachabilityFence(send);
    reachabilityFence(receive);
    MpiErrors.check("MPI_Gather", code);
  }

  @Override
  public void scatter(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, int root) {
    long from = rank == root ? address(send, whole(count), datatype) : 0;
    long to = address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    int code = RootedCollectiveFunctions.scatter(from, to, count, type, root, handle);
    reachabilityFence(send);
    reachabilityFence(receive);
    MpiErrors.check("MPI_Scatter", code);
  }

  @Override
  public void allgather(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    long from = address(send, count, datatype);
    long to = address(receive, whole(count), datatype);
    int code =
        CollectiveFunctions.allgather(from, to, count, PredefinedHandles.of(datatype), handle);
    reachabilityFence(send);
    reachabilityFence(receive);
    MpiErrors.check("MPI_Allgather", code);
  }

  @Override
  public void alltoall(MessageBuffer send, MessageBuffer receive, int count, Datatype datatype) {
    long from = address(send, whole(count), datatype);
    long to = address(receive, whole(count), datatype);
    int code =
        CollectiveFunctions.alltoall(from, to, count, PredefinedHandles.of(datatype), handle);
    reachabilityFence(send);
    reachabilityFence(receive);
    MpiErrors.check("MPI_Alltoall", code);
  }

  @Override
  public void scan(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    long from = address(send, count, datatype);
    long to = address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    int code = ReductionFunctions.scan(from, to, count, type, PredefinedHandles.of(op), handle);
    reachabilityFence(send);
    reachabilityFence(receive);
    MpiErrors.check("MPI_Scan", code);
  }

  @Override
  public void exscan(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    long from = address(send, count, datatype);
    long to = address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    int code = ReductionFunctions.exscan(from, to, count, type, PredefinedHandles.of(op), handle);
    reachabilityFence(send);
    reachabilityFence(receive);
    MpiErrors.check("MPI_Exscan", code);
  }

  @Override
  public void reduceScatterBlock(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    long from = address(send, whole(count), datatype);
    long to = address(receive, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long operator = PredefinedHandles.of(op);
    int code = ReductionFunctions.reduceScatterBlock(from, to, count, type, operator, handle);
    reachabilityFence(send);
    reachabilityFence(receive);
    MpiErrors.check("MPI_Reduce_scatter_block", code);
  }

  @Override
  public Communicator duplicate() {
    MpiErrors.check(
        "MPI_Comm_dup", CommunicatorFunctions.duplicate(handle, OutParameters.address()));
    return of(OutParameters.handle());
  }

  @Override
  public Communicator split(int color, int key) {
    MpiErrors.check(
        "MPI_Comm_split", CommunicatorFunctions.split(handle, color, key, OutParameters.address()));
    return of(OutParameters.handle());
  }

  @Override
  public void free() {
    if (handle == WORLD) {
      throw new IllegalStateException("the world cannot be freed");
    }
    OutParameters.putHandle(handle);
    MpiErrors.check("MPI_Comm_free", CommunicatorFunctions.free(OutParameters.address()));
  }

  /** Elements that all processes have together when each has {@code count}. */
  private long whole(int count) {
    return (long) size * count;
  }
}
