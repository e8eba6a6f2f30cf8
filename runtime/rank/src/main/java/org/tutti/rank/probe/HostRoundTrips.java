package org.tutti.rank.probe;

import java.util.Arrays;
import org.tutti.mpi.Communicator;
import org.tutti.records.launch.RankProbe;
import org.tutti.sync.clock.MonotonicClock;
import org.tutti.sync.clocksync.PingPong;

/**
 * Messages of eight bytes between the last rank of a host and the first of the next, as clock
 * synchronizations exchange them: how long the fastest takes there and back, and in which direction
 * messages are held up longer. What the directions differ by always, such as two routes of unlike
 * length, cannot be told from clocks that do not agree.
 */
final class HostRoundTrips {
  private static final int MESSAGES = 21;
  private static final int MESSAGES_BEFORE = 2;
  private static final long PICOS = 1_000;

  private final HostNeighbors neighbors;
  private final PingPong messages;
  private final long[] roundTrips = new long[MESSAGES];
  private final long[] there = new long[MESSAGES];
  private final long[] back = new long[MESSAGES];

  /** Works on a communicator that no benchmark uses. */
  HostRoundTrips(Communicator communicator, HostNeighbors neighbors) {
    this.neighbors = neighbors;
    this.messages = new PingPong(communicator, new MonotonicClock());
  }

  /** Collective: hosts at even places ask first. A rank without a next host has no results. */
  void measure() {
    for (int turn = 0; turn < 2; turn++) {
      if (neighbors.host() % 2 == turn) {
        if (isAsking()) {
          ask(neighbors.partner());
        }
      } else if (neighbors.before() != RankProbe.NO_PARTNER) {
        messages.serve(neighbors.before(), MESSAGES_BEFORE + MESSAGES);
      }
    }
  }

  /** Whether the partner of this rank is on another host. */
  boolean isAsking() {
    return neighbors.isLastHere() && neighbors.partner() != RankProbe.NO_PARTNER;
  }

  private void ask(int partner) {
    for (int message = -MESSAGES_BEFORE; message < MESSAGES; message++) {
      messages.exchange(partner);
      if (message >= 0) {
        roundTrips[message] = messages.received() - messages.sent();
        there[message] = messages.stamp() - messages.sent();
        back[message] = messages.received() - messages.stamp();
      }
    }
  }

  /** Least time there and back, in picoseconds; at least 1. */
  long leastPicos() {
    return Math.max(1, PICOS * Arrays.stream(roundTrips).min().orElseThrow());
  }

  /** What messages are held up longer there than back, in picoseconds. */
  long asymmetryPicos() {
    return PICOS * (heldUp(there) - heldUp(back));
  }

  /** The difference between the median and the least. */
  private static long heldUp(long[] nanos) {
    long[] ordered = nanos.clone();
    Arrays.sort(ordered);
    return ordered[MESSAGES / 2] - ordered[0];
  }
}
