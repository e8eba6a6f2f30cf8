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
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.RankPlacement;
import org.tutti.records.launch.RankRecord;
import org.tutti.stats.design.RoundRobin;
import org.tutti.stats.sample.OrderedSample;

/**
 * The times of pairs in one launch, in nanoseconds: medians over the pairs of ranks of a figure of
 * the observations.
 */
final class PairTimes {
  private final MappedTime what;
  private final long msize;
  private final MapReading reading;
  private final Map<EndPair, List<Double>> times = new HashMap<>();
  private final Set<MachineProbe> probes = new LinkedHashSet<>();
  private List<RankPlacement> places = List.of();
  private Instant started = Instant.EPOCH;
  private LaunchTopology topology;
  private Optional<Completion> completion = Optional.empty();
  private final Map<String, List<Double>> own = new LinkedHashMap<>();
  private final Map<String, List<Double>> within = new LinkedHashMap<>();
  private double clockError = Double.NaN;

  /** Two ends by name; in order where direction does not matter. */
  record EndPair(String from, String to) {}

  private PairTimes(MappedTime what, long msize, MapReading reading) {
    this.what = what;
    this.msize = msize;
    this.reading = reading;
  }

  /** Reads a launch. */
  static PairTimes of(LaunchFile file, MappedTime what, long msize, MapReading reading) {
    PairTimes times = new PairTimes(what, msize, reading);
    try (LaunchReader reader = file.open()) {
      times.places = reader.header().ranks();
      times.topology = LaunchTopology.of(reader.header());
      times.started = reader.header().identity().started();
      RanksOfCell ranks = new RanksOfCell();
      reader.onRank(ranks::add);
      Optional<CellRecord> cell = reader.next();
      while (cell.isPresent()) {
        CellRecord current = cell.get();
        ranks.clear();
        cell = reader.next();
        times.add(current, ranks);
      }
      times.completion = reader.completion();
    }
    return times;
  }

  /** Forgets the times of pairs that have an end elsewhere than on some hosts. */
  void keepHosts(Set<String> hosts) {
    Set<String> kept =
        places.stream()
            .filter(place -> hosts.contains(place.host()))
            .map(this::end)
            .collect(Collectors.toSet());
    times.keySet().removeIf(pair -> !kept.contains(pair.from()) || !kept.contains(pair.to()));
    places = places.stream().filter(place -> hosts.contains(place.host())).toList();
  }

  /** Where each rank ran. */
  List<RankPlacement> places() {
    return places;
  }

  /** What ranks have reported at the end; empty if the launch was not completed. */
  Optional<Completion> completion() {
    return completion;
  }

  /** The ends of its ranks. */
  Set<String> ends() {
    return places.stream().map(this::end).collect(Collectors.toSet());
  }

  /** The time of each end by itself, in nanoseconds: the median over its ranks. */
  Map<String, Double> own() {
    return medians(own);
  }

  /** The time of pairs of ranks that are the same end, in nanoseconds: the median over them. */
  Map<String, Double> within() {
    return medians(within);
  }

  /** The largest error of times across ranks, in nanoseconds; NaN without a global clock. */
  double clockError() {
    return clockError;
  }

  /** How far ranks are from each other. */
  LaunchTopology topology() {
    return topology;
  }

  /** The name of the end to which a rank belongs. */
  String end(RankPlacement place) {
    return reading.per().orElseThrow().name(place, topology);
  }

  /** When the launch began. */
  Instant started() {
    return started;
  }

  /** What was measured of the machine beside the pairs. */
  List<MachineProbe> probes() {
    return List.copyOf(probes);
  }

  /** The time of each pair that was measured. */
  Map<EndPair, Double> medians() {
    return medians(times);
  }

  static <K> Map<K, Double> medians(Map<K, List<Double>> all) {
    Map<K, Double> medians = new HashMap<>();
    all.forEach(
        (key, times) ->
            medians.put(
                key,
                OrderedSample.of("times", times.stream().mapToDouble(time -> time).toArray())
                    .median()));
    return medians;
  }

  /** The records of a cell's ranks follow it. */
  private static final class RanksOfCell {
    private final Map<Integer, RankRecord> ranks = new TreeMap<>();

    void add(RankRecord record) {
      ranks.put(record.rank(), record);
    }

    void clear() {
      ranks.clear();
    }
  }

  private void add(CellRecord cell, RanksOfCell kept) {
    if (cell.key().benchmark().equals(MappedTime.OWN)) {
      kept.ranks.values().forEach(rank -> addOwn(cell, rank));
    }
    if (!cell.key().benchmark().equals(what.benchmark()) || cell.key().msize() != msize) {
      return;
    }
    probes.addAll(cell.conditions().probes());
    cell.conditions()
        .global()
        .uncertainty()
        .ifPresent(
            error -> clockError = Math.max(error, Double.isNaN(clockError) ? 0 : clockError));
    Map<String, String> parameters = cell.key().parameters();
    int only = Integer.parseInt(parameters.get("only"));
    int round = Integer.parseInt(parameters.get("round"));
    boolean upward = !"1".equals(parameters.get("direction"));
    RoundRobin schedule = new RoundRobin(cell.key().processes());
    int pair = 0;
    for (RankRecord low : kept.ranks.values()) {
      int partner = schedule.partner(round, low.rank());
      RankRecord high = kept.ranks.get(partner);
      if (low.rank() < partner && high != null && (only < 0 || only == pair++)) {
        double[] valid = times(cell, upward ? low : high, upward ? high : low);
        if (valid.length > 0) {
          double figure = reading.figure().of(OrderedSample.of("times", valid));
          add(upward ? low.rank() : partner, upward ? partner : low.rank(), figure);
        }
      }
    }
  }

  private void addOwn(CellRecord cell, RankRecord rank) {
    double[] valid =
        IntStream.range(0, cell.observations().count())
            .filter(cell.observations()::isValid)
            .mapToDouble(index -> rank.runTimes()[index])
            .toArray();
    if (valid.length > 0) {
      own.computeIfAbsent(end(places.get(rank.rank())), any -> new ArrayList<>())
          .add(OrderedSample.of("times", valid).median());
    }
  }

  private double[] times(CellRecord cell, RankRecord sender, RankRecord receiver) {
    double calls = cell.settings().counts().operationsPerCall();
    double[] times = new double[cell.observations().count()];
    int count = 0;
    for (int index = 0; index < times.length; index++) {
      if (cell.observations().isValid(index)) {
        double time =
            switch (what) {
              case EXCHANGE ->
                  (sender.runTimes()[index] + receiver.runTimes()[index]) / 2.0 / calls;
              // The other rank does not wait for the last answer.
              case LATENCY, BANDWIDTH -> sender.runTimes()[index] / calls;
              case ONE_WAY ->
                  receiver.starts()[index] + receiver.runTimes()[index] - sender.starts()[index];
            };
        // Clocks that disagree by more than a message takes say nothing of it.
        if (time > 0) {
          times[count++] = time;
        }
      }
    }
    return Arrays.copyOf(times, count);
  }

  private void add(int from, int to, double figure) {
    String one = end(places.get(from));
    String other = end(places.get(to));
    if (one.equals(other)) {
      within.computeIfAbsent(one, any -> new ArrayList<>()).add(figure);
    } else {
      boolean inOrder = what.isDirected() || one.compareTo(other) < 0;
      EndPair ends = inOrder ? new EndPair(one, other) : new EndPair(other, one);
      times.computeIfAbsent(ends, any -> new ArrayList<>()).add(figure);
    }
  }
}
