package org.tutti.mpi.natives;

import java.lang.ref.Reference;
import org.tutti.mpi.InactiveRequest;
import org.tutti.mpi.PartitionList;
import org.tutti.mpi.PartitionMarks;
import org.tutti.mpi.PartitionMisuse;
import org.tutti.mpi.Request;
import org.tutti.mpi.RequestInUse;
import org.tutti.mpi.Status;

/** One of some requests that lie beside each other. */
final class NativeRequest implements Request {
  /** What persistent functions take in place of hints. */
  static final long NO_INFO = LibraryBinding.constant("MPI_INFO_NULL");

  /** Keeps these reachable together. */
  private final NativeRequests owner;

  private final RequestHandles handles;
  private final int index;

  // What the handles know, too: each step on the way to it would take time within what is timed.
  private final long address;
  private final byte[] states;
  private final Object[] kept;

  NativeRequest(NativeRequests owner, RequestHandles handles, int index) {
    this.owner = owner;
    this.handles = handles;
    this.index = index;
    address = handles.address(index);
    states = handles.states();
    kept = handles.kept();
  }

  /**
   * Where a function writes the handle of a communication that it starts or sets up.
   *
   * @throws IllegalArgumentException if the request is another provider's
   * @throws RequestInUse if the handle that it holds would be lost
   */
  static long address(Request request) {
    if (request instanceof NativeRequest here && here.states[here.index] == RequestHandles.FREE) {
      return here.address;
    }
    throw unusable(request);
  }

  /**
   * Where the handle of a request lies, whatever it is used for.
   *
   * @throws IllegalArgumentException if the request is another provider's
   */
  static long handleAddress(Request request) {
    if (request instanceof NativeRequest here) {
      return here.address;
    }
    throw unusable(request);
  }

  /**
   * The handle of a request, whatever it is used for.
   *
   * @throws IllegalArgumentException if the request is another provider's
   */
  static long handle(Request request) {
    if (request instanceof NativeRequest here) {
      return here.handles.handle(here.index);
    }
    throw unusable(request);
  }

  private static RuntimeException unusable(Request request) {
    if (request instanceof NativeRequest here) {
      return here.isActive() ? RequestInUse.active() : RequestInUse.persistent();
    }
    return new IllegalArgumentException(
        "the request was not made by a communicator of this provider: " + request);
  }

  /** Notes that a function has started a message. */
  static void started(Request request, Object buffer) {
    NativeRequest here = (NativeRequest) request;
    here.keep(0, buffer);
    here.states[here.index] = RequestHandles.ACTIVE;
  }

  /** Notes that a function has started a collective; either buffer may be null. */
  static void started(Request request, Object send, Object receive) {
    NativeRequest here = (NativeRequest) request;
    here.keep(0, send);
    here.keep(1, receive);
    here.states[here.index] = RequestHandles.ACTIVE;
  }

  /**
   * Does the same as {@link #started(Request, Object, Object)}, with blocks, which may be null as
   * well.
   */
  static void started(
      Request request, Object send, Object receive, Object sendBlocks, Object receiveBlocks) {
    NativeRequest here = (NativeRequest) request;
    here.keep(send, receive, sendBlocks, receiveBlocks);
    here.states[here.index] = RequestHandles.ACTIVE;
  }

  /** Notes that a function has set up a persistent message. */
  static void initialized(Request request, Object buffer) {
    NativeRequest here = (NativeRequest) request;
    here.keep(0, buffer);
    here.states[here.index] = RequestHandles.PERSISTENT;
  }

  /** Notes that a function has set up a persistent collective. */
  static void initialized(
      Request request, Object send, Object receive, Object sendBlocks, Object receiveBlocks) {
    NativeRequest here = (NativeRequest) request;
    here.keep(send, receive, sendBlocks, receiveBlocks);
    here.states[here.index] = RequestHandles.PERSISTENT;
  }

  /**
   * Notes that a function has set up a partitioned message.
   *
   * @param partitions the marks of one that is sent, the flags of one that is received
   */
  static void partitioned(Request request, Object buffer, Object partitions) {
    NativeRequest here = (NativeRequest) request;
    here.keep(0, buffer);
    here.keep(RequestHandles.PARTITIONS, partitions);
    boolean isSent = partitions instanceof PartitionMarks;
    here.states[here.index] =
        (byte) (RequestHandles.PERSISTENT | (isSent ? RequestHandles.PARTITIONED : 0));
    here.handles.partitioned();
  }

  /** Keeps a collective's buffers and blocks reachable, of which any may be null. */
  private void keep(Object send, Object receive, Object sendBlocks, Object receiveBlocks) {
    keep(0, send);
    keep(1, receive);
    keep(2, sendBlocks);
    keep(3, receiveBlocks);
  }

  /**
   * Keeps it reachable at least until the request is used for something else. Stores only what
   * differs, as it seldom does: the JVM marks memory that references change in.
   */
  private void keep(int which, Object object) {
    int at = RequestHandles.KEPT * index + which;
    if (kept[at] != object) {
      kept[at] = object;
    }
  }

  private void complete() {
    states[index] &= ~RequestHandles.ACTIVE;
  }

  @Override
  public void waitFor() {
    waitFor(NativeStatus.IGNORE);
  }

  @Override
  public void waitFor(Status status) {
    waitFor(NativeStatus.address(status));
  }

  private void waitFor(long status) {
    requireActive();
    if ((states[index] & RequestHandles.PARTITIONED) != 0) {
      handles.marks(index).requireAllReady();
    }
    owner.check(RequestFunctions.WAIT, RequestFunctions.WAIT.code(address, status));
    complete();
  }

  @Override
  public boolean test() {
    return test(NativeStatus.IGNORE);
  }

  @Override
  public boolean test(Status status) {
    return test(NativeStatus.address(status));
  }

  private boolean test(long status) {
    requireActive();
    long flag = OutParameters.address();
    owner.check(RequestFunctions.TEST, RequestFunctions.TEST.code(address, flag, status));
    boolean complete = OutParameters.integer() != 0;
    if (complete) {
      complete();
    }
    return complete;
  }

  @Override
  public void start() {
    if (isActive()) {
      throw RequestInUse.active();
    }
    if ((states[index] & RequestHandles.PARTITIONED) != 0) {
      handles.marks(index).begin();
    }
    RequestFunctions.START.call(address);
    // The library has refused what is not persistent.
    states[index] |= RequestHandles.PERSISTENT | RequestHandles.ACTIVE;
  }

  @Override
  public void pready(int partition) {
    marks("MPI_Pready").mark(partition);
    PartitionFunctions.PREADY.call(partition, handles.handle(index));
  }

  @Override
  public void preadyRange(int low, int high) {
    marks("MPI_Pready_range").mark(low, high);
    PartitionFunctions.PREADY_RANGE.call(low, high, handles.handle(index));
  }

  @Override
  public void preadyList(PartitionList partitions) {
    long list = NativePartitionList.address(partitions);
    marks("MPI_Pready_list").mark(partitions);
    PartitionFunctions.PREADY_LIST.call(partitions.size(), list, handles.handle(index));
    Reference.reachabilityFence(partitions);
  }

  private PartitionMarks marks(String function) {
    if ((states[index] & RequestHandles.PARTITIONED) == 0) {
      throw PartitionMisuse.notOf(function);
    }
    requireActive();
    return handles.marks(index);
  }

  @Override
  public boolean parrived(int partition) {
    if (!(kept[RequestHandles.KEPT * index + RequestHandles.PARTITIONS]
        instanceof PartitionFlags flags)) {
      throw PartitionMisuse.notOf("MPI_Parrived");
    }
    PartitionFunctions.PARRIVED.call(handles.handle(index), partition, flags.address(partition));
    return flags.isSet(partition);
  }

  @Override
  public void cancel() {
    requireActive();
    RequestFunctions.CANCEL.call(address);
  }

  @Override
  public void free() {
    if (isActive()) {
      throw RequestInUse.active();
    }
    handles.release(index);
  }

  @Override
  public boolean isActive() {
    return (states[index] & RequestHandles.ACTIVE) != 0;
  }

  private void requireActive() {
    if (!isActive()) {
      throw new InactiveRequest();
    }
  }

  /** MPI's functions that mark partitions ready and ask whether they have arrived. */
  private static final class PartitionFunctions {
    static final NativeFunction PREADY = NativeFunction.of("MPI_Pready", 2);
    static final NativeFunction PREADY_RANGE = NativeFunction.of("MPI_Pready_range", 3);
    static final NativeFunction PREADY_LIST = NativeFunction.of("MPI_Pready_list", 3);
    static final NativeFunction PARRIVED = NativeFunction.of("MPI_Parrived", 3);

    private PartitionFunctions() {}
  }
}
