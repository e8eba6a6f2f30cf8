package org.tutti.mpi.natives;

import static java.lang.ref.Reference.reachabilityFence;

import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.mpi.MessageBuffer;

/** The memory for buffered sends, of which a process has one at a time. */
final class BufferedSends {
  /** Bytes that the library needs for each message. */
  static final int OVERHEAD = (int) LibraryBinding.constant("MPI_BSEND_OVERHEAD");

  private static final CommonFunction ATTACH = CommonFunction.of("MPI_Buffer_attach");
  private static final CommonFunction DETACH = CommonFunction.of("MPI_Buffer_detach");

  private static MessageBuffer attached;

  private BufferedSends() {}

  static void attach(MessageBuffer memory) {
    long bytes = memory.elements() * memory.datatype().bytes();
    if (bytes > Integer.MAX_VALUE) {
      throw CommandLineProblem.BUFFER_TOO_LARGE.error(
          "Buffered messages need "
              + bytes
              + " bytes, more than the int of MPI_Buffer_attach can express.",
          "Choose messages of less than 1 GiB, or another kind of send.");
    }
    long address = NativeBuffer.address(memory, memory.elements(), memory.datatype());
    ATTACH.call(address, (int) bytes);
    attached = memory;
  }

  static void detach() {
    long results = OutParameters.address();
    DETACH.call(results, results + Long.BYTES);
    reachabilityFence(attached);
    attached = null;
  }
}
