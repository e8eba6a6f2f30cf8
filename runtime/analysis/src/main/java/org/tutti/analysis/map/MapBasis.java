package org.tutti.analysis.map;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.tutti.analysis.disturbance.HostDisturbance;
import org.tutti.analysis.disturbance.ProgramNames;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.OtherProgram;
import org.tutti.records.launch.RankPlacement;
import org.tutti.stats.sample.OrderedSample;

/**
 * What the launches of a map say besides the times of pairs.
 *
 * @param endOfRank the end of each rank, in the first launch with the ranks of the last one
 * @param places where the first rank of each end ran, by its name
 * @param topology how far ranks are from each other
 * @param started when the first launch began
 * @param own time of each end by itself, in nanoseconds; NaN if it was not measured
 * @param launches what happened in those that were completed
 */
record MapBasis(
    List<String> endOfRank,
    Map<String, RankPlacement> places,
    LaunchTopology topology,
    Instant started,
    Map<String, Double> own,
    List<CompletedLaunch> launches) {
  /** Less is the system's own. */
  private static final double MIN_SHARE = 0.1;

  /**
   * A launch whose ranks have reported.
   *
   * @param sharing the ranks of each end, and those that may use the same processors
   */
  record CompletedLaunch(Map<String, List<RankPlacement>> sharing, Completion completion) {
    static CompletedLaunch of(PairTimes launch, Completion completion) {
      Map<String, List<RankPlacement>> ofProcessors = new LinkedHashMap<>();
      Map<String, Set<String>> used = new LinkedHashMap<>();
      for (RankPlacement place : launch.places()) {
        String processors = place.host() + " " + place.cpus();
        ofProcessors.computeIfAbsent(processors, any -> new ArrayList<>()).add(place);
        used.computeIfAbsent(launch.end(place), any -> new LinkedHashSet<>()).add(processors);
      }
      Map<String, List<RankPlacement>> sharing = new LinkedHashMap<>();
      used.forEach(
          (end, all) ->
              sharing.put(
                  end, all.stream().flatMap(one -> ofProcessors.get(one).stream()).toList()));
      return new CompletedLaunch(sharing, completion);
    }
  }

  /**
   * The basis of launches.
   *
   * @param first the first of them with the ranks of the last one
   */
  static MapBasis of(List<PairTimes> launches, PairTimes first) {
    Map<String, RankPlacement> places = new LinkedHashMap<>();
    Map<String, List<Double>> own = new LinkedHashMap<>();
    List<CompletedLaunch> completed = new ArrayList<>();
    for (PairTimes launch : launches) {
      launch.places().forEach(place -> places.putIfAbsent(launch.end(place), place));
      launch
          .own()
          .forEach((end, time) -> own.computeIfAbsent(end, any -> new ArrayList<>()).add(time));
      launch
          .completion()
          .ifPresent(completion -> completed.add(CompletedLaunch.of(launch, completion)));
    }
    return new MapBasis(
        ends(first),
        places,
        first.topology(),
        launches.stream()
            .map(PairTimes::started)
            .min(Comparator.naturalOrder())
            .orElse(Instant.EPOCH),
        PairTimes.medians(own),
        completed);
  }

  private static List<String> ends(PairTimes launch) {
    return launch.places().stream().map(launch::end).toList();
  }

  /** The same of some ends only. */
  MapBasis of(Map<String, RankPlacement> some) {
    return new MapBasis(endOfRank, some, topology, started, own, launches);
  }

  /** What took the processors of an end from its ranks, in words; empty if nothing did. */
  Optional<String> disturbance(String end) {
    List<Double> shares = new ArrayList<>();
    double seconds = 0;
    List<OtherProgram> programs = new ArrayList<>();
    for (CompletedLaunch launch : launches) {
      for (HostDisturbance found :
          HostDisturbance.of(
              launch.sharing().getOrDefault(end, List.of()), launch.completion().ranks())) {
        shares.add(
            Stream.of(
                    found.hasOtherPrograms() ? found.otherShare() : 0,
                    found.isStolen() ? found.stolenShare() : 0,
                    found.isThrottled() ? found.throttledShare() : 0)
                .max(Comparator.naturalOrder())
                .orElse(0.0));
        seconds += found.otherSeconds();
        launch.completion().programs().stream()
            .filter(program -> program.host().equals(found.host()))
            .forEach(programs::add);
      }
    }
    if (shares.isEmpty()) {
      return Optional.empty();
    }
    double share =
        OrderedSample.of("shares", shares.stream().mapToDouble(one -> one).toArray()).median();
    return share < MIN_SHARE
        ? Optional.empty()
        : Optional.of(
            String.format(Locale.ROOT, "had no processor for %.0f %% of the time", 100 * share)
                + (seconds > 0 ? ", beside " + ProgramNames.of(programs, seconds) : ""));
  }
}
