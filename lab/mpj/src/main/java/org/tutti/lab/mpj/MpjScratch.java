package org.tutti.lab.mpj;

import java.util.HashMap;
import java.util.Map;
import org.tutti.mpi.Datatype;

/**
 * Replaces buffers that MPI requires only on the root. MPJ Express 0.44 also stores blocks in them
 * on other ranks, as intermediate nodes of its trees, so they must be as large as on the root; MPI
 * leaves the user's buffers alone there. They are reused, so that nothing is allocated in the timed
 * region.
 */
final class MpjScratch {
  private final Map<Datatype, ArrayMessageBuffer> made = new HashMap<>();

  /** A buffer with at least {@code count} elements. */
  ArrayMessageBuffer of(int count, Datatype datatype) {
    ArrayMessageBuffer kept = made.get(datatype);
    if (kept == null || kept.count() < count) {
      kept = ArrayMessageBuffer.allocate(datatype, count);
      made.put(datatype, kept);
    }
    return kept;
  }
}
