package org.tutti.analysis.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.tutti.analysis.map.PairTimes.EndPair;
import org.tutti.diagnostics.MapProblem;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.RankPlacement;
import org.tutti.stats.network.ConfirmedSuspects;
import org.tutti.stats.network.PairLogs;
import org.tutti.stats.network.Suspect;
import org.tutti.stats.network.SuspectSearch;
import org.tutti.stats.sample.OrderedSample;

/** The times of all pairs that were measured, for one size of messages. */
public final class PairMap {
  private static final double SIGNIFICANCE = 0.01;

  private final MappedTime what;
  private final long msize;
  private final MappedEnd per;
  private final HostGroups hostGroups;
  private final double limit;
  private final List<String> endOfRank;
  private final List<String> ends;
  private final List<String> hosts;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<EndPair> pairs;
  private final List<List<Map<EndPair, Double>>> campaigns;
  private final List<PairLogs> logs = new ArrayList<>();
  private final List<Suspect> candidates;

  private PairMap(
      MappedTime what,
      long msize,
      MappedEnd per,
      HostGroups groups,
      double limit,
      List<String> endOfRank,
      Map<String, String> hostOfEnd,
      List<List<Map<EndPair, Double>>> campaigns) {
    this.what = what;
    this.msize = msize;
    this.per = per;
    this.hostGroups = groups;
    this.limit = limit;
    this.endOfRank = List.copyOf(endOfRank);
    this.ends = List.copyOf(hostOfEnd.keySet());
    this.hosts = List.copyOf(hostOfEnd.values());
    this.campaigns = campaigns;
    ends.forEach(end -> numbers.put(end, numbers.size()));
    Set<EndPair> all = new LinkedHashSet<>();
    campaigns.forEach(launches -> launches.forEach(launch -> all.addAll(launch.keySet())));
    this.pairs = List.copyOf(all);
    if (ends.size() > 1) {
      campaigns.forEach(launches -> logs.add(logs(launches)));
    }
    this.candidates =
        logs.isEmpty() ? List.of() : ConfirmedSuspects.candidates(logs.get(0), groups(), limit);
  }

  /**
   * Reads the launches of a campaign, and those of a second one that measured candidates again.
   *
   * @param campaigns the launches of one or two
   * @param limit least slowdown that matters, such as 1.05
   * @throws org.tutti.diagnostics.TuttiException if no launch has times of pairs
   */
  public static PairMap of(
      List<List<LaunchFile>> campaigns,
      MappedTime what,
      long msize,
      MappedEnd per,
      HostGroups groups,
      double limit) {
    List<String> endOfRank = new ArrayList<>();
    Map<String, String> hostOfEnd = new LinkedHashMap<>();
    List<List<Map<EndPair, Double>>> times = new ArrayList<>();
    for (List<LaunchFile> campaign : campaigns) {
      List<Map<EndPair, Double>> launches = new ArrayList<>();
      campaign.forEach(
          file -> {
            PairTimes read = PairTimes.of(file, what, msize, per);
            if (endOfRank.isEmpty()) {
              read.places().forEach(place -> endOfRank.add(per.name(place)));
            }
            for (RankPlacement place : read.places()) {
              hostOfEnd.putIfAbsent(per.name(place), place.host());
            }
            Map<EndPair, Double> medians = read.medians();
            if (!medians.isEmpty()) {
              launches.add(medians);
            }
          });
      if (!launches.isEmpty()) {
        times.add(launches);
      }
    }
    if (times.isEmpty() && hostOfEnd.size() > 1) {
      throw MapProblem.NO_PAIRS.error(
          "No launch of this campaign has times of pairs ("
              + what.benchmark()
              + ", "
              + msize
              + " B).",
          "Measure them with the command map.");
    }
    return new PairMap(what, msize, per, groups, limit, endOfRank, hostOfEnd, times);
  }

  private PairLogs logs(List<Map<EndPair, Double>> launches) {
    double[][] times = new double[launches.size()][pairs.size()];
    for (int launch = 0; launch < times.length; launch++) {
      for (int pair = 0; pair < pairs.size(); pair++) {
        times[launch][pair] = launches.get(launch).getOrDefault(pairs.get(pair), Double.NaN);
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

  /** Pairs within a host, within a group, and all others. */
  private int[] kinds() {
    int[] groups = groups();
    int[] distances =
        pairs.stream()
            .mapToInt(
                pair -> {
                  int from = numbers.get(pair.from());
                  int to = numbers.get(pair.to());
                  if (hosts.get(from).equals(hosts.get(to))) {
                    return 0;
                  }
                  return groups[from] >= 0 && groups[from] == groups[to] ? 1 : 2;
                })
            .toArray();
    int[] present = Arrays.stream(distances).distinct().sorted().toArray();
    return Arrays.stream(distances)
        .map(distance -> Arrays.binarySearch(present, distance))
        .toArray();
  }

  private int[] groups() {
    return hosts.stream().mapToInt(hostGroups::number).toArray();
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
    return per;
  }

  /** Least slowdown that matters, such as 1.05. */
  public double limit() {
    return limit;
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

  /** The end of each rank, in the first launch. */
  public List<String> endOfRank() {
    return endOfRank;
  }

  /** Names of all ends, in the order of ranks. */
  public List<String> ends() {
    return ends;
  }

  /** The number of the group of the host of an end; -1 if it has none. */
  public int groupOf(int end) {
    return hostGroups.number(hosts.get(end));
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
    return campaigns.isEmpty() ? 0 : campaigns.get(0).size();
  }

  /** Number of launches that measured candidates again. */
  public int launchesAgain() {
    return campaigns.size() < 2 ? 0 : campaigns.get(1).size();
  }

  /** The first end of a pair. */
  public int from(int pair) {
    return numbers.get(pairs.get(pair).from());
  }

  /** The second end of a pair. */
  public int to(int pair) {
    return numbers.get(pairs.get(pair).to());
  }

  /** The median of a pair over all launches, in nanoseconds. */
  public double nanos(int pair) {
    return OrderedSample.of(
            "times",
            campaigns.stream()
                .flatMap(List::stream)
                .mapToDouble(launch -> launch.getOrDefault(pairs.get(pair), Double.NaN))
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
    return candidates;
  }

  /** What is slow, slowest first: candidates that a second campaign has confirmed. */
  public List<Suspect> confirmed() {
    return logs.size() < 2
        ? List.of()
        : ConfirmedSuspects.of(candidates, logs.get(0), logs.get(1), groups(), limit, SIGNIFICANCE);
  }
}
