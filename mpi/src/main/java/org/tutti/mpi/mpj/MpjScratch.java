package org.tutti.mpi.mpj;

import java.util.EnumMap;
import java.util.Map;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/**
 * Replaces buffers that MPI requires only on the root. MPJ Express 0.44 also stores blocks in them
 * on other ranks, as intermediate nodes of its trees, so they must be as large as on the root. They
 * are reused, so that nothing is allocated in the timed region.
 */
final class MpjScratch {
  private final Map<Datatype, ArrayMessageBuffer> made = new EnumMap<>(Datatype.class);

  /** The buffer itself if it is large enough, or another one with {@code count} elements. */
  ArrayMessageBuffer like(MessageBuffer buffer, int count, Datatype datatype) {
    if (buffer instanceof ArrayMessageBuffer own
        && own.datatype() == datatype
        && own.count() >= count) {
      return own;
    }
    ArrayMessageBuffer kept = made.get(datatype);
    if (kept == null || kept.count() < count) {
      kept = ArrayMessageBuffer.allocate(datatype, count);
      made.put(datatype, kept);
    }
    return kept;
  }
}
