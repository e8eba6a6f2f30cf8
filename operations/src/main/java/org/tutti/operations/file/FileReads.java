package org.tutti.operations.file;

import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** Reading: each rank finds what another one has written, or the first one for all of them. */
abstract class FileReads extends WaitingBenchmark {
  FileReads(FileUse use, FilePosition position) {
    super(use, position);
  }

  @Override
  final void beginPass(Message message, boolean first) {
    if (!first) {
      return;
    }
    if (position != FilePosition.SHARED) {
      put(message, start(0, (place + ranks - 1) % ranks));
    } else if (place == 0) {
      // Who gets which block is not known.
      for (int rank = 0; rank < ranks; rank++) {
        put(message, start(0, rank));
      }
    }
    settle();
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {
    switch (use) {
      case COMMON ->
          arrivals.block(
              0,
              place.count(),
              position == FilePosition.SHARED ? 0 : (place.rank() + 1) % place.processes(),
              0);
      case PRIVATE -> arrivals.block(0, place.count(), place.rank(), 0);
      case ALONE -> arrivals.block(0, place.rank() == 0 ? place.count() : 0, 0, 0);
    }
  }
}
