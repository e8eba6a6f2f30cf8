package org.tutti.lab.mpj;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/**
 * A communicator of MPJ Express; the chapters of MPI are interfaces that it mixes in. Each function
 * checks its buffers and is one call; what MPJ Express does with the arrays (it copies them into
 * buffers of its own) is part of what is timed.
 */
final class MpjCommunicator
    implements Communicator,
        MpjPointToPoint,
        MpjNonblockingPointToPoint,
        MpjCollectives,
        MpjTopologies {
  private final Object handle;
  private final int rank;
  private final int size;
  private final MpjScratch scratch = new MpjScratch();

  private MpjCommunicator(Object handle, int rank, int size) {
    this.handle = handle;
    this.rank = rank;
    this.size = size;
  }

  static MpjCommunicator of(Object handle) {
    try {
      int rank = (int) MpjCommunicatorFunctions.RANK.handle().invokeExact(handle);
      int size = (int) MpjCommunicatorFunctions.SIZE.handle().invokeExact(handle);
      return new MpjCommunicator(handle, rank, size);
    } catch (Throwable e) {
      throw MpjCommunicatorFunctions.RANK.failed(e);
    }
  }

  @Override
  public Object handle() {
    return handle;
  }

  @Override
  public MpjScratch scratch() {
    return scratch;
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
  public MessageBuffer allocate(Datatype datatype, long count) {
    if (!datatype.kind().isNumber() || datatype.hasLongDoubles()) {
      throw missing(datatype.mpiName());
    }
    return ArrayMessageBuffer.allocate(
        datatype, bytesOfSmallBuffer(datatype, count) / datatype.bytes());
  }

  @Override
  public Communicator duplicate() {
    try {
      return of((Object) MpjCommunicatorFunctions.DUP.handle().invokeExact(handle));
    } catch (Throwable e) {
      throw MpjCommunicatorFunctions.DUP.failed(e);
    }
  }

  @Override
  public Communicator split(int color, int key) {
    try {
      return of((Object) MpjCommunicatorFunctions.SPLIT.handle().invokeExact(handle, color, key));
    } catch (Throwable e) {
      throw MpjCommunicatorFunctions.SPLIT.failed(e);
    }
  }

  @Override
  public void free() {
    try {
      MpjCommunicatorFunctions.FREE.handle().invokeExact(handle);
    } catch (Throwable e) {
      throw MpjCommunicatorFunctions.FREE.failed(e);
    }
  }
}
