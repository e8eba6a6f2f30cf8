package org.tutti.lab.operations.mockup;

import org.tutti.lab.operations.algorithm.LocalCopy;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/**
 * The elements of a buffer in as many equal parts as there are processes. If their number does not
 * divide that of the elements, they are copied to and from a longer buffer.
 */
final class PaddedBuffer {
  private final int part;
  private final int count;
  private final boolean isWhole;
  private final MessageBuffer buffer;
  private final LocalCopy in;
  private final LocalCopy out;

  PaddedBuffer(Communicator comm, Message message, MessageBuffer data) {
    count = message.count();
    part = (int) (((long) count + comm.size() - 1) / comm.size());
    isWhole = count % comm.size() == 0;
    buffer = isWhole ? data : comm.allocate(message.datatype(), (long) part * comm.size());
    in = new LocalCopy(data, buffer);
    out = new LocalCopy(buffer, data);
  }

  /** Elements of a part. */
  int part() {
    return part;
  }

  /** What the operations are to use. */
  MessageBuffer buffer() {
    return buffer;
  }

  /** Makes the elements available in {@link #buffer}. */
  void fill() {
    if (!isWhole) {
      in.copy(0, 0, count);
    }
  }

  /** Copies the elements back. */
  void drain() {
    if (!isWhole) {
      out.copy(0, 0, count);
    }
  }
}
