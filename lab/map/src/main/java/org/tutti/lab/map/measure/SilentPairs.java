package org.tutti.lab.map.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.tutti.diagnostics.MapProblem;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.lab.map.MappedTime;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.RankPlacement;
import org.tutti.stats.design.RoundRobin;

/**
 * Pairs in whose cells launches hung. The driver leaves out a cell that hung in two attempts; if it
 * has one pair, that is named, otherwise its pairs have to be measured one by one.
 */
final class SilentPairs {
  private SilentPairs() {}

  /** The rounds of so many processes with several pairs that hung. */
  static TreeSet<Integer> rounds(List<LaunchFile> launches, int processes) {
    TreeSet<Integer> rounds = new TreeSet<>();
    for (LaunchFile launch : launches) {
      hung(launch).stream()
          .filter(key -> key.processes() == processes)
          .filter(key -> pairs(key).size() > 1)
          .forEach(key -> rounds.add(parameter(key, "round")));
    }
    return rounds;
  }

  /** The pairs of cells that have one, each as a sentence. */
  static List<String> named(List<LaunchFile> launches) {
    TreeSet<String> named = new TreeSet<>();
    for (LaunchFile launch : launches) {
      for (CellKey key : hung(launch)) {
        List<int[]> pairs = pairs(key);
        if (pairs.size() == 1) {
          List<RankPlacement> places = places(launch);
          named.add(
              MapProblem.PAIR_SILENT.label()
                  + " "
                  + rank(places, pairs.get(0)[0])
                  + " and "
                  + rank(places, pairs.get(0)[1])
                  + " did not finish their messages of "
                  + key.msize()
                  + " B in two attempts. The other pairs were measured.");
        }
      }
    }
    return List.copyOf(named);
  }

  private static String rank(List<RankPlacement> places, int rank) {
    return "rank " + rank + " (" + places.get(rank).host() + ")";
  }

  private static List<RankPlacement> places(LaunchFile launch) {
    try (LaunchReader reader = launch.open()) {
      return reader.header().ranks();
    }
  }

  private static List<CellKey> hung(LaunchFile launch) {
    List<CellKey> keys = new ArrayList<>();
    try (LaunchReader reader = launch.open()) {
      for (Optional<CellRecord> cell = reader.next(); cell.isPresent(); cell = reader.next()) {
        boolean isLeftOut =
            cell.get().warnings().stream()
                .anyMatch(warning -> warning.problem() == MeasurementProblem.CELL_LEFT_OUT);
        if (isLeftOut && MappedTime.of(cell.get().key().benchmark()).isPresent()) {
          keys.add(cell.get().key());
        }
      }
    }
    return keys;
  }

  /** The pairs of ranks that meet in a cell. */
  private static List<int[]> pairs(CellKey key) {
    RoundRobin schedule = new RoundRobin(key.processes());
    int round = parameter(key, "round");
    int only = parameter(key, "only");
    List<int[]> pairs =
        IntStream.range(0, key.processes())
            .filter(rank -> schedule.partner(round, rank) > rank)
            .mapToObj(rank -> new int[] {rank, schedule.partner(round, rank)})
            .toList();
    return only < 0 ? pairs : pairs.subList(only, Math.min(only + 1, pairs.size()));
  }

  private static int parameter(CellKey key, String name) {
    return Integer.parseInt(key.parameters().get(name));
  }
}
