package org.tutti.measure.launch;

import org.tutti.measure.payload.CellPayload;
import org.tutti.measure.plan.SettingKey;
import org.tutti.runtime.Control;
import org.tutti.runtime.PayloadContext;
import org.tutti.runtime.PhaseMarker;

/** The sizes of the buffers of all ranks in a cell. */
final class CellBuffers {
  private long largestBytes;
  private long bytesPerRank;

  CellBuffers(CellPayload payload, int processes) {
    int width = payload.cell().benchmark().operation().datatype().bytes();
    int root = payload.cell().settings().get(SettingKey.ROOT_RANK).of(0, processes);
    for (int rank = 0; rank < processes; rank++) {
      int partner = payload.cell().benchmark().roles().partner(rank, processes);
      PayloadContext place =
          payload.place(new Control(rank, processes, root, partner, PhaseMarker.OFF));
      long send = (long) payload.sendElements(place) * width;
      long receive = (long) payload.receiveElements(place) * width;
      largestBytes = Math.max(largestBytes, Math.max(send, receive));
      bytesPerRank = Math.max(bytesPerRank, send + receive);
    }
  }

  /** The size of the largest buffer of any rank. */
  long largestBytes() {
    return largestBytes;
  }

  /** The size of both buffers together, on the rank with the largest. */
  long bytesPerRank() {
    return bytesPerRank;
  }
}
