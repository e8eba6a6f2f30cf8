package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;

/**
 * What the algorithms of collective operations consist of. An algorithm is written once: blocking
 * operations take its steps at once ({@link DirectSteps}), nonblocking and persistent ones record
 * them ({@link Schedule}), which is possible since no algorithm looks at the data. A step is
 * complete before the next one begins; offsets and lengths are in bytes.
 */
interface Steps {
  int rank();

  int size();

  /** Memory beside the user's buffers; to be asked for once by each operation. */
  ByteBuffer first(int length);

  /** Other memory than {@link #first}. */
  ByteBuffer second(int length);

  /** Where the blocks lie that this rank sends; the same object for each operation. */
  ByteBlocks outgoing();

  /** Where the blocks lie that this rank receives. */
  ByteBlocks incoming();

  /** What {@link org.tutti.mpi.transport.Transport#algorithm} says. */
  String algorithm(String operation);

  /** Whose operations they are, for messages. */
  String library();

  void send(ByteBuffer buffer, int offset, int length, int destination);

  void receive(ByteBuffer buffer, int offset, int length, int source);

  void sendrecv(
      ByteBuffer send,
      int sendOffset,
      int sendLength,
      int destination,
      ByteBuffer receive,
      int receiveOffset,
      int receiveLength,
      int source);

  void copy(ByteBuffer from, int fromOffset, ByteBuffer to, int toOffset, int length);

  /** {@code inout[i] = in[i] op inout[i]} for {@code count} elements from the buffers' starts. */
  void reduce(ReduceOp op, Datatype datatype, ByteBuffer in, ByteBuffer inout, int count);
}
