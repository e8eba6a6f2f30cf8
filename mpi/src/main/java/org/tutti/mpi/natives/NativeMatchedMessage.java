package org.tutti.mpi.natives;

import static java.lang.ref.Reference.reachabilityFence;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MatchedMessage;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Request;

/** The library's handle of a message, and the flag of the probe, in memory of their own. */
final class NativeMatchedMessage implements MatchedMessage {
  private static final long NULL = LibraryBinding.constant("MPI_MESSAGE_NULL");
  private static final int FLAG = Long.BYTES;

  private final ByteBuffer memory =
      ByteBuffer.allocateDirect(2 * Long.BYTES).order(ByteOrder.nativeOrder());
  private final long address = LibraryBinding.addressOf(memory);

  NativeMatchedMessage() {
    OutParameters.putHandle(memory, 0, NULL);
  }

  /**
   * Where a probe writes the handle of what it finds.
   *
   * @throws IllegalStateException if what it found before would be lost
   */
  static long address(MatchedMessage message) {
    NativeMatchedMessage here = own(message);
    if (here.isHeld()) {
      throw new IllegalStateException(
          "the message that was found before is to be received before another probe");
    }
    return here.address;
  }

  /** Where a probe says whether it has found one. */
  static long flagAddress(MatchedMessage message) {
    return own(message).address + FLAG;
  }

  static boolean isFound(MatchedMessage message) {
    return own(message).memory.getInt(FLAG) != 0;
  }

  private static NativeMatchedMessage own(MatchedMessage message) {
    if (message instanceof NativeMatchedMessage here) {
      return here;
    }
    throw new IllegalArgumentException(
        "the message was not made by a communicator of this provider: " + message);
  }

  private boolean isHeld() {
    return OutParameters.handle(memory, 0) != NULL;
  }

  /** The address of the handle, which the library sets back. */
  private long held() {
    if (!isHeld()) {
      throw new IllegalStateException("no probe has found a message, or it was received before");
    }
    return address;
  }

  @Override
  public void mrecv(MessageBuffer buffer, int count, Datatype datatype) {
    long into = NativeBuffer.address(buffer, count, datatype);
    MatchedFunctions.MRECV.call(
        into, count, PredefinedHandles.of(datatype), held(), NativeStatus.IGNORE);
    reachabilityFence(buffer);
  }

  @Override
  public void imrecv(MessageBuffer buffer, int count, Datatype datatype, Request request) {
    long into = NativeBuffer.address(buffer, count, datatype);
    MatchedFunctions.IMRECV.call(
        into, count, PredefinedHandles.of(datatype), held(), NativeRequest.address(request));
    NativeRequest.started(request, buffer);
  }

  /** MPI's functions that receive what a matched probe has found. */
  private static final class MatchedFunctions {
    static final NativeFunction MRECV = NativeFunction.of("MPI_Mrecv", 5);
    static final NativeFunction IMRECV = NativeFunction.of("MPI_Imrecv", 5);

    private MatchedFunctions() {}
  }
}
