package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.Status;

/** A status in memory that the library fills in. */
final class NativeStatus implements Status {
  /** Stands for no status. */
  static final long IGNORE = LibraryBinding.constant("MPI_STATUS_IGNORE");

  private static final int BYTES = (int) LibraryBinding.constant("STATUS_BYTES");
  private static final int SOURCE = (int) LibraryBinding.constant("STATUS_SOURCE");
  private static final int TAG = (int) LibraryBinding.constant("STATUS_TAG");

  private final ByteBuffer memory = ByteBuffer.allocateDirect(BYTES).order(ByteOrder.nativeOrder());
  private final long address = LibraryBinding.addressOf(memory);

  static long address(Status status) {
    if (status instanceof NativeStatus here) {
      return here.address;
    }
    throw new IllegalArgumentException(
        "the status was not made by a communicator of this provider: " + status);
  }

  @Override
  public int source() {
    return SpecialRanks.fromLibrary(memory.getInt(SOURCE));
  }

  @Override
  public int tag() {
    return memory.getInt(TAG);
  }

  /** Counted as bytes, since the library gives no number for a message of broken elements. */
  @Override
  public int count(Datatype datatype) {
    RequestFunctions.GET_COUNT.call(
        address, PredefinedHandles.of(Datatype.BYTE), OutParameters.address());
    return (int) (OutParameters.integer() / datatype.size());
  }

  @Override
  public boolean isCancelled() {
    RequestFunctions.TEST_CANCELLED.call(address, OutParameters.address());
    return OutParameters.integer() != 0;
  }
}
