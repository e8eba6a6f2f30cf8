package org.tutti.sync.sharing;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.PingPong;
import org.tutti.sync.host.NameHash;

/** Which ranks read the same clock, and which of them leads them. */
final class ClockGroups {
  private static final int CONFIRMATIONS = 5;

  private final int[] leaders;
  private final int root;
  private final long messages;

  private ClockGroups(int[] leaders, int root, long messages) {
    this.leaders = leaders;
    this.root = root;
    this.messages = messages;
  }

  /** Collective: the groups, the same on all ranks. */
  static ClockGroups find(Communicator communicator, RankClock clock, int root) {
    long[] bases = allgather(communicator, baseOf(clock, communicator.rank()));
    int[] candidates = candidates(bases, root);
    PingPong pingPong = new PingPong(communicator, clock);
    int rank = communicator.rank();
    int leader = candidates[rank];
    if (leader == rank) {
      for (int other = 0; other < candidates.length; other++) {
        if (other != rank && candidates[other] == rank) {
          pingPong.serve(other, CONFIRMATIONS);
        }
      }
    } else if (!isConfirmed(pingPong, leader)) {
      leader = rank;
    }
    long[] confirmed = allgather(communicator, leader);
    int[] leaders = new int[confirmed.length];
    for (int each = 0; each < leaders.length; each++) {
      leaders[each] = Math.toIntExact(confirmed[each]);
    }
    return new ClockGroups(leaders, root, pingPong.messages());
  }

  /** Every exchange must leave room for an offset of zero. */
  private static boolean isConfirmed(PingPong pingPong, int leader) {
    boolean confirmed = true;
    for (int exchange = 0; exchange < CONFIRMATIONS; exchange++) {
      pingPong.exchange(leader);
      confirmed &= pingPong.sent() <= pingPong.stamp() && pingPong.stamp() <= pingPong.received();
    }
    return confirmed;
  }

  /** A number for the clock's base; a unique one if the clock has none. */
  private static long baseOf(RankClock clock, int rank) {
    String base = clock.base();
    String named = base.isEmpty() ? "rank " + rank : "base " + base;
    return NameHash.of(named);
  }

  /** The lowest rank with the same base by rank, or the root where that has it, too. */
  private static int[] candidates(long[] bases, int root) {
    Map<Long, Integer> leaderOfBase = new HashMap<>();
    leaderOfBase.put(bases[root], root);
    int[] candidates = new int[bases.length];
    for (int rank = 0; rank < bases.length; rank++) {
      leaderOfBase.putIfAbsent(bases[rank], rank);
      candidates[rank] = leaderOfBase.get(bases[rank]);
    }
    return candidates;
  }

  private static long[] allgather(Communicator communicator, long value) {
    MessageBuffer mine = communicator.allocate(Datatype.LONG, 1);
    MessageBuffer all = communicator.allocate(Datatype.LONG, communicator.size());
    mine.putLong(0, value);
    communicator.allgather(mine, all, 1, Datatype.LONG);
    long[] values = new long[communicator.size()];
    for (int rank = 0; rank < values.length; rank++) {
      values[rank] = all.getLong(rank);
    }
    return values;
  }

  /** The leader of the ranks that read the clock of {@code rank}. */
  int leader(int rank) {
    return leaders[rank];
  }

  /** Number of different clocks. */
  int leaders() {
    int clocks = 0;
    for (int rank = 0; rank < leaders.length; rank++) {
      clocks += leaders[rank] == rank ? 1 : 0;
    }
    return clocks;
  }

  /** The root's place among the leaders in the order of their ranks. */
  int rootAmongLeaders() {
    Set<Integer> before = new HashSet<>();
    for (int leader : leaders) {
      if (leader < root) {
        before.add(leader);
      }
    }
    return before.size();
  }

  /** Messages that this rank sent to confirm the groups. */
  long messages() {
    return messages;
  }
}
