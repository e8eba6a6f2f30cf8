package org.tutti.analysis.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.RankPlacement;
import org.tutti.records.launch.RankRecord;
import org.tutti.stats.design.RoundRobin;
import org.tutti.stats.sample.OrderedSample;

/** The times of pairs in one launch, in nanoseconds: medians over observations and rank pairs. */
final class PairTimes {
  private final MappedTime what;
  private final long msize;
  private final MappedEnd per;
  private final Map<EndPair, List<Double>> times = new HashMap<>();
  private List<RankPlacement> places = List.of();

  /** Two ends by name; in order where direction does not matter. */
  record EndPair(String from, String to) {}

  private PairTimes(MappedTime what, long msize, MappedEnd per) {
    this.what = what;
    this.msize = msize;
    this.per = per;
  }

  /** Reads a launch. */
  static PairTimes of(LaunchFile file, MappedTime what, long msize, MappedEnd per) {
    PairTimes times = new PairTimes(what, msize, per);
    try (LaunchReader reader = file.open()) {
      times.places = reader.header().ranks();
      RanksOfCell ranks = new RanksOfCell();
      reader.onRank(ranks::add);
      Optional<CellRecord> cell = reader.next();
      while (cell.isPresent()) {
        CellRecord current = cell.get();
        ranks.clear();
        cell = reader.next();
        times.add(current, ranks);
      }
    }
    return times;
  }

  /** Where each rank ran. */
  List<RankPlacement> places() {
    return places;
  }

  /** The median of each pair that was measured. */
  Map<EndPair, Double> medians() {
    Map<EndPair, Double> medians = new HashMap<>();
    times.forEach(
        (pair, all) ->
            medians.put(
                pair,
                OrderedSample.of("times", all.stream().mapToDouble(time -> time).toArray())
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
    if (!cell.key().benchmark().equals(what.benchmark()) || cell.key().msize() != msize) {
      return;
    }
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
          double median = OrderedSample.of("times", valid).median();
          pair(upward ? low.rank() : partner, upward ? partner : low.rank())
              .ifPresent(ends -> times.computeIfAbsent(ends, any -> new ArrayList<>()).add(median));
        }
      }
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
              case LATENCY, EXCHANGE ->
                  (sender.runTimes()[index] + receiver.runTimes()[index]) / 2 / calls;
              case BANDWIDTH -> sender.runTimes()[index] / calls;
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

  /** Empty for two ranks of the same end. */
  private Optional<EndPair> pair(int from, int to) {
    String one = per.name(places.get(from));
    String other = per.name(places.get(to));
    if (one.equals(other)) {
      return Optional.empty();
    }
    boolean inOrder = what.isDirected() || one.compareTo(other) < 0;
    return Optional.of(inOrder ? new EndPair(one, other) : new EndPair(other, one));
  }
}
