package org.tutti.lab.map;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.tutti.analysis.JudgedFigure;
import org.tutti.diagnostics.MapProblem;
import org.tutti.lab.map.MappedLaunches.OneLaunch;
import org.tutti.lab.map.PairTimes.EndPair;
import org.tutti.lab.map.network.ConfirmedSuspects;
import org.tutti.lab.map.network.PairLogs;
import org.tutti.lab.map.network.Suspect;
import org.tutti.lab.map.network.SuspectSearch;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.MachineState;
import org.tutti.records.launch.RankPlacement;
import org.tutti.stats.sample.OrderedSample;

/** The times of all pairs that were measured, for one size of messages. */
public final class PairMap {
  static final double SIGNIFICANCE = 0.01;

  private final MappedTime what;
  private final long msize;
  private final MapReading reading;
  private final HostGroups hostGroups;
  private final MapBasis basis;
  private final List<String> ends;
  private final List<RankPlacement> places;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<EndPair> pairs;
  private final List<List<OneLaunch>> all;
  private final MappedLaunches mapped;
  private final List<PairLogs> logs = new ArrayList<>();
  private List<Suspect> candidates;
  private List<Suspect> confirmed;

  PairMap(
      MappedTime what, long msize, MapReading reading, MapBasis basis, List<List<OneLaunch>> all) {
    this.what = what;
    this.msize = msize;
    this.reading = reading;
    this.hostGroups = reading.groups().isEmpty() ? basis.topology().groups() : reading.groups();
    this.basis = basis;
    this.ends = List.copyOf(basis.places().keySet());
    this.places = List.copyOf(basis.places().values());
    this.all = all;
    this.mapped = MappedLaunches.of(all);
    ends.forEach(end -> numbers.put(end, numbers.size()));
    Set<EndPair> met = new LinkedHashSet<>();
    campaigns().forEach(launches -> launches.forEach(one -> met.addAll(one.times().keySet())));
    this.pairs = List.copyOf(met);
    if (ends.size() > 1) {
      campaigns().forEach(launches -> logs.add(logs(launches)));
    }
  }

  /**
   * Reads the launches of a campaign, and those of a second one that measured candidates again.
   *
   * @param campaigns the launches of one or two
   * @param reading what is told apart included
   * @throws org.tutti.diagnostics.TuttiException if no launch has times of pairs, or if one has too
   *     few observations of a pair for the figure
   */
  public static PairMap of(
      List<List<LaunchFile>> campaigns, MappedTime what, long msize, MapReading reading) {
    List<PairTimes> all = new ArrayList<>();
    List<List<OneLaunch>> times = new ArrayList<>();
    for (List<LaunchFile> campaign : campaigns) {
      all.addAll(campaign.stream().map(file -> PairTimes.of(file, what, msize, reading)).toList());
    }
    PairTimes first = RemainingEnds.keep(all, reading.per().orElseThrow());
    int next = 0;
    for (List<LaunchFile> campaign : campaigns) {
      List<PairTimes> launches = all.subList(next, next + campaign.size());
      next += campaign.size();
      List<OneLaunch> medians =
          launches.stream()
              .map(launch -> new OneLaunch(launch.medians(), launch.probes()))
              .filter(known -> !known.times().isEmpty())
              .toList();
      if (!medians.isEmpty()) {
        times.add(medians);
      }
    }
    if (times.isEmpty() && all.stream().allMatch(launch -> launch.ends().size() != 1)) {
      throw MapProblem.NO_PAIRS.error(
          "No launch of this campaign has times of pairs ("
              + what.benchmark()
              + ", "
              + msize
              + " B).",
          "Measure them with the command map.");
    }
    return new PairMap(what, msize, reading, MapBasis.of(all, first), times);
  }

  /**
   * Times as multiples of earlier ones: of each launch that met all pairs, by one of the earlier
   * launches, in the state of the machine that both maps have seen; of the ends that both maps
   * have. Every second launch is to confirm the others.
   */
  PairMap relativeTo(PairMap earlier) {
    Map<String, RankPlacement> common = new LinkedHashMap<>();
    for (int end = 0; end < ends.size(); end++) {
      if (earlier.numbers.containsKey(ends.get(end))) {
        common.put(ends.get(end), places.get(end));
      }
    }
    List<List<OneLaunch>> multiples = List.of(new ArrayList<>(), new ArrayList<>());
    List<List<OneLaunch>> alike = inCommonState(earlier);
    for (int launch = 0;
        launch < alike.stream().mapToInt(List::size).min().orElseThrow();
        launch++) {
      Map<EndPair, Double> before = alike.get(0).get(launch).times();
      Map<EndPair, Double> multiple = new HashMap<>();
      alike
          .get(1)
          .get(launch)
          .times()
          .forEach(
              (pair, time) -> {
                if (before.containsKey(pair)) {
                  multiple.put(pair, time / before.get(pair));
                }
              });
      if (!multiple.isEmpty()) {
        multiples.get(launch % 2).add(new OneLaunch(multiple, List.of()));
      }
    }
    return new PairMap(
        what,
        msize,
        reading.with(hostGroups),
        basis.of(common),
        multiples.stream().filter(launches -> !launches.isEmpty()).toList());
  }

  /** The first campaigns of an earlier map and of this one. */
  private List<List<OneLaunch>> inCommonState(PairMap earlier) {
    List<List<OneLaunch>> both = new ArrayList<>();
    for (PairMap map : List.of(earlier, this)) {
      both.add(map.all.isEmpty() ? List.of() : map.all.get(0));
    }
    return MappedLaunches.of(both).campaigns();
  }

  private List<List<OneLaunch>> campaigns() {
    return mapped.campaigns();
  }

  private PairLogs logs(List<OneLaunch> launches) {
    double[][] times = new double[launches.size()][pairs.size()];
    for (int launch = 0; launch < times.length; launch++) {
      for (int pair = 0; pair < pairs.size(); pair++) {
        times[launch][pair] =
            launches.get(launch).times().getOrDefault(pairs.get(pair), Double.NaN);
      }
    }
    return PairLogs.of(
        ends.size(),
        what.isDirected(),
        pairs.stream().mapToInt(pair -> numbers.get(pair.from())).toArray(),
        pairs.stream().mapToInt(pair -> numbers.get(pair.to())).toArray(),
        kinds(),
        times);
  }

  /** Pairs that share a cache, a socket, a host, or a group, and all others. */
  int[] kinds() {
    int[] groups = groups();
    int[] distances =
        pairs.stream()
            .mapToInt(
                pair -> {
                  int from = numbers.get(pair.from());
                  int to = numbers.get(pair.to());
                  if (host(from).equals(host(to))) {
                    return basis.topology().withinHost(places.get(from), places.get(to));
                  }
                  return LaunchTopology.SAME_HOST
                      + (groups[from] >= 0 && groups[from] == groups[to] ? 1 : 2);
                })
            .toArray();
    int[] present = Arrays.stream(distances).distinct().sorted().toArray();
    return Arrays.stream(distances)
        .map(distance -> Arrays.binarySearch(present, distance))
        .toArray();
  }

  int[] groups() {
    return places.stream().mapToInt(place -> per().group(place, hostGroups)).toArray();
  }

  /** What is mapped. */
  public MappedTime what() {
    return what;
  }

  /** Size of a message in bytes. */
  public long msize() {
    return msize;
  }

  /** What ends are. */
  public MappedEnd per() {
    return reading.per().orElseThrow();
  }

  /** The figure of each launch. */
  public JudgedFigure figure() {
    return reading.figure();
  }

  /** The number of groups of its hosts; 0 if none are known. */
  public int groupCount() {
    return (int) Arrays.stream(groups()).filter(group -> group >= 0).distinct().count();
  }

  /** Least slowdown that matters, such as 1.05. */
  public double limit() {
    return reading.limit();
  }

  /** The sizes of messages for which a launch has times, in bytes. */
  public static List<Long> sizes(LaunchFile launch, MappedTime what) {
    try (LaunchReader reader = launch.open()) {
      return reader.header().plan().stream()
          .filter(key -> key.benchmark().equals(what.benchmark()))
          .map(CellKey::msize)
          .distinct()
          .toList();
    }
  }

  /** The hosts of a launch. */
  public static Set<String> hosts(LaunchFile launch) {
    try (LaunchReader reader = launch.open()) {
      return reader.header().ranks().stream()
          .map(RankPlacement::host)
          .collect(Collectors.toCollection(LinkedHashSet::new));
    }
  }

  /** The end of each rank, in the first launch with the ranks of the last one. */
  public List<String> endOfRank() {
    return basis.endOfRank();
  }

  /** Names of all ends, in the order of ranks. */
  public List<String> ends() {
    return ends;
  }

  /** When the first launch began. */
  public Instant started() {
    return basis.started();
  }

  /** The host of an end. */
  public String host(int end) {
    return places.get(end).host();
  }

  /** The time of an end by itself, in nanoseconds; NaN if it was not measured. */
  public double own(int end) {
    return basis.own().getOrDefault(ends.get(end), Double.NaN);
  }

  /** The time of pairs of ranks within an end, in nanoseconds; NaN if it has none. */
  public double within(int end) {
    return basis.within().getOrDefault(ends.get(end), Double.NaN);
  }

  /** The largest error of times across ranks, in nanoseconds; NaN without a global clock. */
  public double clockError() {
    return basis.clockError();
  }

  /** What took the processors of an end from its ranks, in words; empty if nothing did. */
  public Optional<String> disturbance(int end) {
    return basis.disturbance(ends.get(end));
  }

  /** Whether an end was observed, and nothing took the processors of its ranks. */
  public boolean hadItsProcessors(int end) {
    return basis.hadItsProcessors(ends.get(end));
  }

  /** The number of the group of an end; -1 if it has none. */
  public int groupOf(int end) {
    return per().group(places.get(end), hostGroups);
  }

  /** The name of a group of hosts. */
  public String group(int number) {
    return hostGroups.name(number);
  }

  /** Number of pairs that were measured. */
  public int pairs() {
    return pairs.size();
  }

  /** Number of launches of the first campaign. */
  public int launches() {
    return campaigns().isEmpty() ? 0 : campaigns().get(0).size();
  }

  /** Number of launches that measured candidates again. */
  public int launchesAgain() {
    return campaigns().size() < 2 ? 0 : campaigns().get(1).size();
  }

  /** The only state of the machine whose launches are mapped; empty if all are. */
  public Optional<MachineState> state() {
    return mapped.state();
  }

  /** Number of launches in other states. */
  public int launchesLeftOut() {
    return all.stream().mapToInt(List::size).sum() - launches() - launchesAgain();
  }

  /** The first end of a pair. */
  public int from(int pair) {
    return numbers.get(pairs.get(pair).from());
  }

  /** The second end of a pair. */
  public int to(int pair) {
    return numbers.get(pairs.get(pair).to());
  }

  /** The median over all launches of the figure of a pair, in nanoseconds. */
  public double nanos(int pair) {
    return OrderedSample.of(
            "times",
            campaigns().stream()
                .flatMap(List::stream)
                .mapToDouble(launch -> launch.times().getOrDefault(pairs.get(pair), Double.NaN))
                .filter(time -> !Double.isNaN(time))
                .toArray())
        .median();
  }

  /** How many times slower each end is than the median end, by the additive model. */
  public double[] slowdowns() {
    return logs.isEmpty()
        ? new double[0]
        : SuspectSearch.slowdownsOfEnds(
            logs.size() < 2 ? logs.get(0) : logs.get(0).and(logs.get(1)));
  }

  /** What should be measured again, most significant first. */
  public List<Suspect> candidates() {
    if (candidates == null) {
      candidates =
          logs.isEmpty() ? List.of() : ConfirmedSuspects.candidates(logs.get(0), groups(), limit());
    }
    return candidates;
  }

  /** What is slow, slowest first: candidates that a second campaign has confirmed. */
  public List<Suspect> confirmed() {
    if (confirmed == null) {
      confirmed = confirmed(SIGNIFICANCE);
    }
    return confirmed;
  }

  List<Suspect> confirmed(double significance) {
    return logs.size() < 2
        ? List.of()
        : ConfirmedSuspects.of(
            candidates(), logs.get(0), logs.get(1), groups(), limit(), significance);
  }
}
