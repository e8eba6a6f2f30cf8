package org.tutti.mpi.natives;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiThreadLevel;

/**
 * A communicator of the library; the chapters of MPI are interfaces that it mixes in. As long as a
 * process has no {@link NativeIntercommunicator}, the JIT treats this class as final.
 */
class NativeCommunicator
    implements Communicator,
        NativePointToPoint,
        NativeNonblockingPointToPoint,
        NativeCollectives,
        NativeNonblockingCollectives,
        NativePersistentCollectives,
        NativeTopologies,
        NativeNeighborhoods,
        NativePersistentNeighborhoods,
        NativeCommunicatorCreation,
        NativeOneSided,
        NativeDatatypes,
        NativeLargeCounts {
  private static final long WORLD = LibraryBinding.constant("MPI_COMM_WORLD");
  private static final long NULL = LibraryBinding.constant("MPI_COMM_NULL");
  private static final long ERRORS_RETURN = LibraryBinding.constant("MPI_ERRORS_RETURN");

  /** No communicator after {@link #free}: libraries read what a handle of the past points to. */
  private long handle;

  private final int rank;
  private final int size;
  private final int remoteSize;
  private NativeNeighborhood neighborhood;

  /** For communicators that have been taken over. */
  NativeCommunicator(long handle, int rank, int size, int remoteSize) {
    this.handle = handle;
    this.rank = rank;
    this.size = size;
    this.remoteSize = remoteSize;
  }

  /** Takes over a communicator and makes its errors come back as codes. */
  static NativeCommunicator of(long handle) {
    CommunicatorFunctions.SET_ERRHANDLER.call(handle, ERRORS_RETURN);
    CommunicatorFunctions.RANK.call(handle, OutParameters.address());
    int rank = OutParameters.integer();
    CommunicatorFunctions.SIZE.call(handle, OutParameters.address());
    return new NativeCommunicator(handle, rank, OutParameters.integer(), 0);
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
  public final int remoteSize() {
    return remoteSize;
  }

  @Override
  public final int partners() {
    return remoteSize == 0 ? size : remoteSize;
  }

  @Override
  public final MessageBuffer allocate(Datatype datatype, long count) {
    return NativeBuffer.allocate(datatype, count);
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
}
