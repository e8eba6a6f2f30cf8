package org.tutti.mpi.natives;

import static java.lang.ref.Reference.reachabilityFence;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MatchedMessage;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.PartitionList;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Requests;
import org.tutti.mpi.Status;
import org.tutti.mpi.TypedBlocks;

/**
 * A communicator of the library; the chapters of MPI are interfaces that it mixes in. As long as a
 * process has no {@link NativeIntercommunicator}, the JIT treats this class as final.
 */
class NativeCommunicator
    implements Communicator,
        NativeBlockingMessages,
        NativeRequestedMessages,
        NativePartitionedMessages,
        NativeBlockingCollectives,
        NativeNonblockingCollectives,
        NativePersistentCollectives,
        NativeTopologies,
        NativeNeighborhoods,
        NativeCommunicatorCreation,
        NativeProcessCreation,
        NativeOneSided,
        NativeIo,
        NativeDatatypes,
        NativeLargeCountMessages,
        NativeLargeCountCollectives {
  private static final long WORLD = LibraryBinding.constant("MPI_COMM_WORLD");
  private static final long NULL = LibraryBinding.constant("MPI_COMM_NULL");
  private static final long ERRORS_RETURN = LibraryBinding.constant("MPI_ERRORS_RETURN");

  /** No communicator after {@link #free}: libraries read what a handle of the past points to. */
  private long handle;

  private final int rank;
  private final int size;
  private NativeNeighborhood neighborhood;

  /** A communicator that has been taken over. */
  NativeCommunicator(long handle, int rank, int size) {
    this.handle = handle;
    this.rank = rank;
    this.size = size;
  }

  /** Takes over a communicator and makes its errors come back as codes. */
  static NativeCommunicator of(long handle) {
    CommunicatorFunctions.SET_ERRHANDLER.call(handle, ERRORS_RETURN);
    CommunicatorFunctions.RANK.call(handle, OutParameters.address());
    int rank = OutParameters.integer();
    CommunicatorFunctions.SIZE.call(handle, OutParameters.address());
    return new NativeCommunicator(handle, rank, OutParameters.integer());
  }

  /** Takes over an intercommunicator, likewise. */
  static NativeCommunicator ofTwoGroups(long handle) {
    CreationFunctions.COMM_REMOTE_SIZE.call(handle, OutParameters.address());
    int remoteSize = OutParameters.integer();
    return new NativeIntercommunicator(of(handle), remoteSize);
  }

  @Override
  public final long handle() {
    return handle;
  }

  @Override
  public final NativeNeighborhood neighborhood() {
    // When it is first used: most communicators have none, and creating one is measured.
    if (neighborhood == null) {
      neighborhood = NativeNeighborhood.of(handle);
    }
    return neighborhood;
  }

  @Override
  public final String libraryName() {
    return LibraryBinding.libraryName();
  }

  @Override
  public final int rank() {
    return rank;
  }

  @Override
  public final int size() {
    return size;
  }

  @Override
  public final MpiThreadLevel queryThread() {
    return NativeMpi.providedLevel();
  }

  @Override
  public int partners() {
    return size;
  }

  @Override
  public final MessageBuffer allocate(Datatype datatype, long count) {
    return NativeBuffer.allocate(datatype, count);
  }

  @Override
  public final void discardPages(MessageBuffer buffer) {
    if (!FreshPages.areKnown()) {
      throw missing("madvise");
    }
    FreshPages.discard(NativeBuffer.address(buffer, 0, buffer.datatype()), bytes(buffer));
  }

  private static long bytes(MessageBuffer buffer) {
    return buffer.elements() * buffer.datatype().bytes();
  }

  @Override
  public final Requests requests(int count) {
    return OpenRequests.make(count);
  }

  @Override
  public final int activeRequests() {
    return OpenRequests.active();
  }

  @Override
  public final PartitionList partitionList(int... partitions) {
    return new NativePartitionList(partitions);
  }

  @Override
  public final MatchedMessage matchedMessage() {
    return new NativeMatchedMessage();
  }

  @Override
  public final Status status() {
    return new NativeStatus();
  }

  @Override
  public final void bufferAttach(MessageBuffer memory) {
    BufferedSends.attach(memory);
  }

  @Override
  public final void bufferDetach() {
    BufferedSends.detach();
  }

  @Override
  public final int bufferedOverhead() {
    return BufferedSends.OVERHEAD;
  }

  @Override
  public final Blocks blocks(int[] counts, int[] displacements) {
    return new NativeBlocks(counts, displacements);
  }

  @Override
  public final TypedBlocks typedBlocks(int[] counts, int[] displacements, Datatype[] datatypes) {
    return new NativeTypedBlocks(counts, displacements, datatypes);
  }

  @Override
  public final void reduceLocal(
      MessageBuffer in, MessageBuffer inout, int count, Datatype datatype, ReduceOp op) {
    long from = NativeBuffer.address(in, count, datatype);
    long to = NativeBuffer.address(inout, count, datatype);
    long type = PredefinedHandles.of(datatype);
    LocalReduction.FUNCTION.call(from, to, count, type, PredefinedHandles.of(op));
    reachabilityFence(in);
    reachabilityFence(inout);
  }

  @Override
  public Communicator duplicate() {
    CommunicatorFunctions.DUP.call(handle, OutParameters.address());
    return of(OutParameters.handle());
  }

  @Override
  public final Communicator split(int color, int key) {
    CommunicatorFunctions.SPLIT.call(handle, color, key, OutParameters.address());
    return of(OutParameters.handle());
  }

  @Override
  public final void free() {
    if (handle == WORLD) {
      throw new IllegalStateException("the world cannot be freed");
    }
    if (handle == NULL) {
      throw new IllegalStateException("the communicator was freed twice");
    }
    OutParameters.putHandle(handle);
    CommunicatorFunctions.FREE.call(OutParameters.address());
    handle = NULL;
  }

  @Override
  public final void disconnect() {
    OutParameters.putHandle(handle);
    ProcessFunctions.COMM_DISCONNECT.call(OutParameters.address());
    handle = NULL;
  }

  /** Linked when it is first used. */
  private static final class LocalReduction {
    static final NativeFunction FUNCTION = NativeFunction.of("MPI_Reduce_local", 5);
  }
}
