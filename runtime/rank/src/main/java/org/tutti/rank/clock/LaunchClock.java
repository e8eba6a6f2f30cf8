package org.tutti.rank.clock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.records.launch.ClockRecord;
import org.tutti.sync.ClockKind;
import org.tutti.sync.clock.ClockQuality;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.tsc.TscClock;

/**
 * A local clock of a launch: its quality, and its reading when the launch began.
 *
 * @param clock the clock of this rank
 * @param quality on the root that of all ranks; on another rank that of its own clock
 * @param granularity smallest step in nanoseconds, on the rank where it is largest
 * @param origin reading of the clock when the launch began on this rank
 */
public record LaunchClock(RankClock clock, ClockRecord quality, long granularity, long origin) {
  private static final String SEPARATOR = " ";

  /** A clock that nothing is timed with. */
  public static LaunchClock unmeasured(ClockKind kind, RankClock clock) {
    return new LaunchClock(clock, new ClockRecord(kind, 1, 0), 1, clock.now());
  }

  /** Collective: measures the clock on all ranks, unless what is known of it still holds. */
  static LaunchClock measure(
      ClockKind kind, MpiSession session, CollectiveExchange collectives, ClockKnowledge known) {
    RankClock clock = kind.open(session);
    ClockQuality mine = known.quality(kind).orElse(null);
    boolean isKnown = mine != null && mine.stillHolds(clock);
    if (!isKnown) {
      mine = known.isBrief() ? ClockQuality.probeBriefly(clock) : ClockQuality.probe(clock);
    }
    String text =
        String.join(
            SEPARATOR,
            Long.toString(mine.granularity()),
            Double.toString(mine.cost()),
            Boolean.toString(mine.monotonic()),
            clock instanceof TscClock tsc ? Double.toString(tsc.rate().error()) : "",
            Boolean.toString(isKnown));
    List<String> texts = collectives.gather(text);
    List<ClockRecord.OfRank> ranks = new ArrayList<>();
    for (String rank : collectives.isRoot() ? texts : List.of(text)) {
      ranks.add(ofRank(rank));
    }
    return new LaunchClock(
        clock,
        new ClockRecord(kind, Optional.empty(), ranks),
        collectives.maximum(mine.granularity()),
        clock.now());
  }

  private static ClockRecord.OfRank ofRank(String text) {
    String[] words = text.split(SEPARATOR, -1);
    return new ClockRecord.OfRank(
        Double.parseDouble(words[0]),
        Double.parseDouble(words[1]),
        Boolean.parseBoolean(words[2]),
        words[3].isEmpty()
            ? OptionalDouble.empty()
            : OptionalDouble.of(Double.parseDouble(words[3])),
        Boolean.parseBoolean(words[4]));
  }

  public long sinceBegin(long reading) {
    return reading - origin;
  }
}
