package org.tutti.sync.sharing;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.ClockSync;
import org.tutti.sync.clocksync.LearnedClock;
import org.tutti.sync.clocksync.LearnedClockSync;

/** The leaders' synchronization; followers receive the clock that their leader has learned. */
final class SharedSynchronization implements LearnedClockSync {
  private static final int LEADERS = 0;
  private static final int FOLLOWERS = 1;

  private final Communicator sharers;
  private final Communicator peers;
  private final RankClock clock;
  private final ClockGroups groups;
  private final LearnedClockSync leaders;
  private final OptionalLong refreshInterval;
  private final long begin;
  private LearnedClock global;
  private long nanos;

  SharedSynchronization(
      ClockSync method, Communicator communicator, RankClock clock, ClockGroups groups) {
    this.clock = clock;
    this.groups = groups;
    this.begin = clock.now();
    int rank = communicator.rank();
    int leader = groups.leader(rank);
    boolean leads = leader == rank;
    // The leader has the lowest key, so that it is rank 0 of those who share its clock.
    sharers = communicator.split(leader, leads ? 0 : 1 + rank);
    peers = communicator.split(leads ? LEADERS : FOLLOWERS, rank);
    leaders = leads ? method.synchronize(peers, clock, groups.rootAmongLeaders()) : null;
    long interval = fromLeader(leads ? leaders.refreshInterval().orElse(0) : 0);
    refreshInterval = interval > 0 ? OptionalLong.of(interval) : OptionalLong.empty();
    global = share(leads ? leaders.clock() : null);
    nanos = clock.now() - begin;
  }

  private boolean leads() {
    return leaders != null;
  }

  private long fromLeader(long value) {
    MessageBuffer buffer = sharers.allocate(Datatype.LONG, 1);
    buffer.putLong(0, value);
    sharers.bcast(buffer, 1, Datatype.LONG, 0);
    return buffer.getLong(0);
  }

  /** The leader's clock on all who share it: it is the same clock, so the same conversion. */
  private LearnedClock share(LearnedClock learned) {
    long[] code = leads() ? learned.code() : new long[0];
    int length = (int) fromLeader(code.length);
    MessageBuffer buffer = sharers.allocate(Datatype.LONG, length);
    for (int index = 0; index < code.length; index++) {
      buffer.putLong(index, code[index]);
    }
    sharers.bcast(buffer, length, Datatype.LONG, 0);
    if (leads()) {
      return learned;
    }
    long[] received = new long[length];
    for (int index = 0; index < length; index++) {
      received[index] = buffer.getLong(index);
    }
    return LearnedClock.ofCode(received);
  }

  @Override
  public OptionalInt clocks() {
    return OptionalInt.of(groups.leaders());
  }

  @Override
  public OptionalLong refreshInterval() {
    return refreshInterval;
  }

  @Override
  public void refresh() {
    long start = clock.now();
    if (leads()) {
      leaders.refresh();
    }
    nanos += clock.now() - start;
  }

  @Override
  public LearnedClock settle() {
    long start = clock.now();
    if (refreshInterval.isPresent()) {
      global = share(leads() ? leaders.settle() : null);
    }
    nanos += clock.now() - start;
    return global;
  }

  @Override
  public LearnedClock clock() {
    return global;
  }

  @Override
  public long messages() {
    return groups.messages() + (leads() ? leaders.messages() : 0);
  }

  /** One round to confirm, and on leaders those of the method. */
  @Override
  public int rounds() {
    return 1 + (leads() ? leaders.rounds() : 0);
  }

  @Override
  public double seconds() {
    return nanos * 1e-9;
  }

  @Override
  public void close() {
    if (leads()) {
      leaders.close();
    }
    peers.free();
    sharers.free();
  }
}
