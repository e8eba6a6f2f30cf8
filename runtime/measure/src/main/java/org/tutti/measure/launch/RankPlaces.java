package org.tutti.measure.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tutti.measure.environment.Placement;
import org.tutti.measure.environment.TransportFacts;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.RankPlacement;

/**
 * Where the ranks of a launch run and what carries their messages, by rank; empty on ranks other
 * than the root.
 */
record RankPlaces(List<RankPlacement> placements, List<TransportFacts> carriers) {
  private static final String SEPARATOR = "\t";

  /**
   * Collective.
   *
   * @param host of this rank
   * @param transport what carries the messages of this rank
   */
  static RankPlaces gather(CollectiveExchange collectives, String host, TransportFacts transport) {
    Placement mine = Placement.ofThisThread();
    String text =
        String.join(
            SEPARATOR,
            host,
            Long.toString(mine.pid()),
            mine.cpus(),
            transport.sameHost(),
            transport.otherHosts());
    List<RankPlacement> placements = new ArrayList<>();
    List<TransportFacts> carriers = new ArrayList<>();
    for (String other : collectives.gather(text)) {
      String[] words = other.split(SEPARATOR, -1);
      placements.add(
          new RankPlacement(placements.size(), words[0], Long.parseLong(words[1]), words[2]));
      carriers.add(new TransportFacts(words[3], words[4]));
    }
    return new RankPlaces(placements, carriers);
  }

  /** The facts of the launch: one for each class of pairs of ranks that it has. */
  SortedMap<String, String> transports() {
    Map<String, Long> hosts =
        placements.stream()
            .collect(Collectors.groupingBy(RankPlacement::host, Collectors.counting()));
    List<Integer> together =
        placements.stream()
            .filter(rank -> hosts.get(rank.host()) > 1)
            .map(RankPlacement::rank)
            .toList();
    List<Integer> apart =
        hosts.size() > 1 ? placements.stream().map(RankPlacement::rank).toList() : List.of();
    SortedMap<String, String> facts = new TreeMap<>();
    put(facts, LaunchEnvironment.SAME_HOST, together, TransportFacts::sameHost);
    put(facts, LaunchEnvironment.OTHER_HOSTS, apart, TransportFacts::otherHosts);
    return facts;
  }

  /** Puts a fact, with the ranks only if they differ. */
  private void put(
      Map<String, String> facts,
      String name,
      List<Integer> ranks,
      Function<TransportFacts, String> kind) {
    SortedMap<String, List<Integer>> kinds = new TreeMap<>();
    ranks.forEach(
        rank ->
            kinds
                .computeIfAbsent(kind.apply(carriers.get(rank)), any -> new ArrayList<>())
                .add(rank));
    kinds.remove("");
    if (kinds.size() == 1) {
      facts.put(name, kinds.firstKey());
    } else if (kinds.size() > 1) {
      facts.put(
          name,
          kinds.entrySet().stream()
              .map(one -> one.getKey() + " on " + words(one.getValue()))
              .collect(Collectors.joining("; ")));
    }
  }

  private static String words(List<Integer> ranks) {
    return ranks.size() == 1
        ? "rank " + ranks.get(0)
        : "rank " + ranks.get(0) + " and " + (ranks.size() - 1) + " more";
  }
}
