package org.tutti.rank.launch;

import org.tutti.rank.memory.CellMessages;
import org.tutti.rank.payload.CellPayload;
import org.tutti.records.settings.SettingKey;
import org.tutti.runtime.Control;
import org.tutti.runtime.PayloadContext;
import org.tutti.runtime.PhaseMarker;

/** The sizes of the buffers of all ranks in a cell. */
final class CellBuffers {
  /** What a buffer of a native library may have more than its bytes. */
  private static final int ALIGNED = 128;

  private long largestBytes;
  private long bytesPerRank;
  private long jvmBytes;

  CellBuffers(CellPayload payload, int processes) {
    int width = payload.cell().benchmark().operation().datatype().bytes();
    int root = payload.cell().settings().get(SettingKey.ROOT_RANK).of(0, processes);
    for (int rank = 0; rank < processes; rank++) {
      int partner = payload.cell().benchmark().roles().partner(rank, processes);
      PayloadContext place =
          payload.place(new Control(rank, processes, root, partner, PhaseMarker.OFF));
      long send = bytes(payload.sendElements(place), width);
      long receive = bytes(payload.receiveElements(place), width);
      largestBytes = Math.max(largestBytes, Math.max(send, receive));
      long sendMemory = CellMessages.memoryBytes(payload.cell().settings(), send);
      long receiveMemory = CellMessages.memoryBytes(payload.cell().settings(), receive);
      bytesPerRank = Math.max(bytesPerRank, sendMemory + receiveMemory);
      jvmBytes = Math.max(jvmBytes, ofJvm(sendMemory) + ofJvm(receiveMemory));
    }
  }

  private static long bytes(long elements, int width) {
    return elements > Long.MAX_VALUE / width ? Long.MAX_VALUE : elements * width;
  }

  /** Larger buffers of native libraries are memory of the C library. */
  private static long ofJvm(long bytes) {
    return bytes > Integer.MAX_VALUE - ALIGNED ? 0 : bytes + ALIGNED;
  }

  /** The size of the largest buffer of any rank, as far as a long counts its bytes. */
  long largestBytes() {
    return largestBytes;
  }

  /**
   * The memory of both buffers together, on the rank with the largest, if that is not too large.
   */
  long bytesPerRank() {
    return bytesPerRank;
  }

  /** What the JVM itself has of it, if the buffers are those of a native library. */
  long jvmBytes() {
    return jvmBytes;
  }
}
