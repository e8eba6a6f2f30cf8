package org.tutti.lab.map;

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
import java.util.stream.Collectors;
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
 * @param within time of pairs of ranks that are the same end, in nanoseconds
 * @param clockError by how much times across ranks may be wrong, in the median launch, in
 *     nanoseconds; NaN without a global clock
 * @param launches what happened in those that were completed
 */
record MapBasis(
    List<String> endOfRank,
    Map<String, RankPlacement> places,
    LaunchTopology topology,
    Instant started,
    Map<String, Double> own,
    Map<String, Double> within,
    double clockError,
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
    Map<String, List<Double>> within = new LinkedHashMap<>();
    List<CompletedLaunch> completed = new ArrayList<>();
    for (PairTimes launch : launches) {
      launch.places().forEach(place -> places.putIfAbsent(launch.end(place), place));
      collect(launch.own(), own);
      collect(launch.within(), within);
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
        PairTimes.medians(within),
        clockError(launches),
        completed);
  }

  private static void collect(Map<String, Double> times, Map<String, List<Double>> all) {
    times.forEach((end, time) -> all.computeIfAbsent(end, any -> new ArrayList<>()).add(time));
  }

  private static double clockError(List<PairTimes> launches) {
    double[] errors =
        launches.stream()
            .mapToDouble(PairTimes::clockError)
            .filter(error -> !Double.isNaN(error))
            .toArray();
    return errors.length == 0 ? Double.NaN : OrderedSample.of("errors", errors).median();
  }

  private static List<String> ends(PairTimes launch) {
    return launch.places().stream().map(launch::end).toList();
  }

  /** The same of some ends only. */
  MapBasis of(Map<String, RankPlacement> some) {
    return new MapBasis(endOfRank, some, topology, started, own, within, clockError, launches);
  }

  /** What took the processors of an end from its ranks, in words; empty if nothing did. */
  Optional<String> disturbance(String end) {
    List<HostDisturbance> found = found(end);
    double seconds = found.stream().mapToDouble(HostDisturbance::otherSeconds).sum();
    Set<String> hosts = found.stream().map(HostDisturbance::host).collect(Collectors.toSet());
    List<OtherProgram> programs =
        launches.stream()
            .flatMap(launch -> launch.completion().programs().stream())
            .filter(program -> hosts.contains(program.host()))
            .toList();
    return share(found)
        .filter(share -> share >= MIN_SHARE)
        .map(
            share ->
                String.format(Locale.ROOT, "had no processor for %.0f %% of the time", 100 * share)
                    + (seconds > 0 ? ", beside " + ProgramNames.of(programs, seconds) : ""));
  }

  /** Whether an end was observed, and nothing took its processors. */
  boolean hadItsProcessors(String end) {
    return share(found(end)).filter(share -> share < MIN_SHARE).isPresent();
  }

  /** What was observed of an end in each launch. */
  private List<HostDisturbance> found(String end) {
    return launches.stream()
        .flatMap(
            launch ->
                HostDisturbance.of(
                    launch.sharing().getOrDefault(end, List.of()), launch.completion().ranks())
                    .stream())
        .toList();
  }

  /** The share of the time without a processor; empty if nothing was observed. */
  private static Optional<Double> share(List<HostDisturbance> found) {
    double[] shares =
        found.stream()
            .mapToDouble(
                one ->
                    Stream.of(
                            one.hasOtherPrograms() ? one.otherShare() : 0,
                            one.isStolen() ? one.stolenShare() : 0,
                            one.isThrottled() ? one.throttledShare() : 0)
                        .max(Comparator.naturalOrder())
                        .orElse(0.0))
            .toArray();
    return shares.length == 0
        ? Optional.empty()
        : Optional.of(OrderedSample.of("shares", shares).median());
  }
}
