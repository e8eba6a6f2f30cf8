package org.tutti.rank.clock;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MpiSession;
import org.tutti.sync.ClockKind;
import org.tutti.sync.clock.ClockQuality;

/**
 * What a rank knows of its host's clocks and of its MPI library from earlier launches of the
 * campaign, and how exactly it measures what it does not know.
 *
 * @param learned about this host; empty if nothing is known that still applies
 * @param isBrief whether later launches do not rely on the figures
 */
public record ClockKnowledge(Optional<LearnedHost> learned, boolean isBrief) {
  /**
   * What applies here of what earlier launches have learned.
   *
   * @param facts about the environment of this rank
   */
  public static ClockKnowledge of(
      List<LearnedHost> hosts,
      String host,
      Map<String, String> facts,
      LibraryInfo library,
      boolean isOfCampaign) {
    String fingerprint = LearnedHost.fingerprint(facts, library);
    for (LearnedHost one : hosts) {
      if (one.host().equals(host) && one.fingerprint().equals(fingerprint)) {
        return new ClockKnowledge(Optional.of(one), !isOfCampaign);
      }
    }
    return new ClockKnowledge(Optional.empty(), !isOfCampaign);
  }

  Optional<ClockQuality> quality(ClockKind kind) {
    return learned.isEmpty()
        ? Optional.empty()
        : Optional.ofNullable(learned.get().clocks().get(kind));
  }

  /** The library with what a call of it costs, measured unless what is known of it still holds. */
  public LibraryInfo withCallCost(MpiSession session) {
    LibraryInfo library = session.library();
    IntConsumer calls = session.emptyCalls().orElse(null);
    if (calls == null) {
      return library;
    }
    CallCost known = learned.isEmpty() ? null : learned.get().takenOverCallCost().orElse(null);
    if (known != null && known.stillHolds(calls)) {
      return library.with(known);
    }
    return library.with(isBrief ? CallCost.measureBriefly(calls) : CallCost.measure(calls));
  }
}
