package org.tutti.rank.launch;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.programs.ProgramWatch;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;
import org.tutti.records.launch.OtherProgram;
import org.tutti.records.launch.RankPlacement;

/** Which other programs used the hosts of a launch: the first rank of each host watches it. */
final class HostPrograms {
  private static final String HOSTS = ";";
  private static final String NUMBERS = " ";
  private static final String FIELD = "programs";

  private final CollectiveExchange collectives;
  private final int rank;

  /** The first rank of each host. */
  private final List<Integer> watchers = new ArrayList<>();

  private Optional<ProgramWatch> watch = Optional.empty();

  private HostPrograms(CollectiveExchange collectives, int rank) {
    this.collectives = collectives;
    this.rank = rank;
  }

  /**
   * Collective: begins to watch.
   *
   * @param placements where all ranks run, on the root
   * @param host the name of this rank's host in results
   */
  static HostPrograms begin(
      CollectiveExchange collectives, int rank, List<RankPlacement> placements, String host) {
    HostPrograms programs = new HostPrograms(collectives, rank);
    String hosts = collectives.from(CollectiveExchange.ROOT, hosts(placements));
    for (String text : hosts.split(HOSTS, -1)) {
      String[] numbers = text.split(NUMBERS, -1);
      int first = Integer.parseInt(numbers[0]);
      programs.watchers.add(first);
      if (first == rank) {
        Set<Long> pids = new HashSet<>();
        for (int index = 1; index < numbers.length; index++) {
          pids.add(Long.valueOf(numbers[index]));
        }
        programs.watch = Optional.of(ProgramWatch.begin(host, pids));
      }
    }
    return programs;
  }

  /** The first rank and the pids of all ranks of each host. */
  private static String hosts(List<RankPlacement> placements) {
    Map<String, String> hosts = new LinkedHashMap<>();
    for (RankPlacement placement : placements) {
      String before = hosts.getOrDefault(placement.host(), Integer.toString(placement.rank()));
      hosts.put(placement.host(), before + NUMBERS + placement.pid());
    }
    return String.join(HOSTS, hosts.values());
  }

  /** Collective: the programs of all hosts, on the root. */
  List<OtherProgram> end() {
    List<OtherProgram> programs = new ArrayList<>();
    for (int watcher : watchers) {
      String text = rank == watcher ? text(watch.orElseThrow().programs()) : "";
      byte[] bytes = collectives.from(watcher, text).getBytes(StandardCharsets.UTF_8);
      if (collectives.isRoot()) {
        for (JsonObject program : JsonText.parse(bytes, 0, bytes.length).objects(FIELD)) {
          programs.add(OtherProgram.of(program));
        }
      }
    }
    return programs;
  }

  private static String text(List<OtherProgram> programs) {
    List<JsonObject> encoded = new ArrayList<>();
    for (OtherProgram program : programs) {
      encoded.add(program.json());
    }
    JsonObject json = new JsonObject().put(FIELD, encoded);
    return new String(JsonText.line(json), StandardCharsets.UTF_8);
  }
}
