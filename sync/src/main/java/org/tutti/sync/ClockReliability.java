package org.tutti.sync;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.tutti.diagnostics.SyncProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiSession;
import org.tutti.sync.clock.RankClock;

/** Whether all ranks can trust a clock: it is read on all of them or on none. */
public final class ClockReliability {
  /** Longer reasons are cut off: ranks exchange texts of one length. */
  private static final int WIDTH = 160;

  private ClockReliability() {}

  /**
   * Collective: why the first rank that cannot trust the clock cannot, the same text on all ranks;
   * empty where all can.
   */
  public static Optional<String> whyUnreliable(ClockKind kind, Communicator communicator) {
    int size = communicator.size();
    byte[] reason = kind.whyUnreliable().orElse("").getBytes(StandardCharsets.US_ASCII);
    MessageBuffer mine = communicator.allocate(Datatype.BYTE, WIDTH);
    MessageBuffer all = communicator.allocate(Datatype.BYTE, WIDTH * size);
    for (int index = 0; index < WIDTH; index++) {
      mine.putByte(index, index < reason.length ? reason[index] : 0);
    }
    communicator.allgather(mine, all, WIDTH, Datatype.BYTE);
    for (int rank = 0; rank < size; rank++) {
      String text = textAt(all, rank * WIDTH);
      if (!text.isEmpty()) {
        return Optional.of("on rank " + rank + ", " + text);
      }
    }
    return Optional.empty();
  }

  /**
   * Collective: opens the clock on all ranks.
   *
   * @throws TuttiException 43 on all ranks alike if one of them cannot trust it
   */
  public static RankClock open(ClockKind kind, MpiSession session) {
    whyUnreliable(kind, session.world())
        .ifPresent(
            reason -> {
              throw unreliable(kind, reason);
            });
    return kind.open(session);
  }

  /** The error for a user who selected a clock that cannot be trusted. */
  public static TuttiException unreliable(ClockKind kind, String reason) {
    return SyncProblem.CLOCK_NOT_TRUSTED.error(
        "The clock " + kind + " cannot be trusted: " + reason + ".",
        "Bind each rank to a core (mpirun --bind-to core, mpiexec -bind-to core), or use the clock"
            + " MONOTONIC.");
  }

  private static String textAt(MessageBuffer texts, int from) {
    byte[] bytes = new byte[WIDTH];
    int length = 0;
    while (length < WIDTH && texts.getByte(from + length) != 0) {
      bytes[length] = texts.getByte(from + length);
      length++;
    }
    return new String(Arrays.copyOf(bytes, length), StandardCharsets.US_ASCII);
  }
}
