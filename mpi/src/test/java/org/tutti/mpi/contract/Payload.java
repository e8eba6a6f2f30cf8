package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/** Buffers whose content identifies the rank and the block of each element. */
public final class Payload {
  private Payload() {}

  /** Element {@code index} of what {@code rank} holds for {@code block}. */
  public static double value(int rank, int block, int index) {
    return 1_000_000.0 * (rank + 1) + 1_000.0 * block + index;
  }

  /** {@code blocks} blocks of {@code count} doubles as {@code rank} would send them. */
  public static MessageBuffer of(Communicator comm, int rank, int blocks, int count) {
    MessageBuffer buffer = comm.allocate(Datatype.DOUBLE, blocks * count);
    for (int block = 0; block < blocks; block++) {
      for (int i = 0; i < count; i++) {
        buffer.putDouble(block * count + i, value(rank, block, i));
      }
    }
    return buffer;
  }

  /** Checks block {@code at} of a buffer: what {@code rank} sent as {@code block}. */
  public static void check(MessageBuffer buffer, int at, int count, int rank, int block) {
    for (int i = 0; i < count; i++) {
      assertThat(buffer.getDouble(at * count + i))
          .as("element %d of block %d", i, at)
          .isEqualTo(value(rank, block, i));
    }
  }
}
