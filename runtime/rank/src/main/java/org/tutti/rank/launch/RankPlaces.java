package org.tutti.rank.launch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.environment.Placement;
import org.tutti.rank.environment.TransportFacts;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.RankPlacement;

/**
 * Where the ranks of a launch run, what carries their messages, and what they run, by rank; empty
 * on ranks other than the root.
 *
 * @param software the digests of {@link org.tutti.records.launch.RankSoftware}
 */
record RankPlaces(
    List<RankPlacement> placements, List<TransportFacts> carriers, List<String> software) {
  private static final String SEPARATOR = "\t";

  /**
   * Collective.
   *
   * @param host of this rank
   * @param mine where this rank runs
   * @param transport what carries the messages of this rank
   * @param software digest of what this rank runs
   */
  static RankPlaces gather(
      CollectiveExchange collectives,
      String host,
      Placement mine,
      TransportFacts transport,
      String software) {
    String text =
        String.join(
            SEPARATOR,
            host,
            Long.toString(mine.pid()),
            mine.cpus(),
            transport.sameHost(),
            transport.otherHosts(),
            software);
    List<RankPlacement> placements = new ArrayList<>();
    List<TransportFacts> carriers = new ArrayList<>();
    List<String> digests = new ArrayList<>();
    for (String other : collectives.gather(text)) {
      String[] words = other.split(SEPARATOR, -1);
      placements.add(
          new RankPlacement(placements.size(), words[0], Long.parseLong(words[1]), words[2]));
      carriers.add(new TransportFacts(words[3], words[4]));
      digests.add(words[5]);
    }
    return new RankPlaces(placements, carriers, digests);
  }

  /** The first rank of each host other than the root's. */
  List<Integer> firstOfOtherHosts() {
    List<Integer> others = new ArrayList<>(firstOfHosts().values());
    others.remove((Integer) CollectiveExchange.ROOT);
    return others;
  }

  private Map<String, Integer> firstOfHosts() {
    Map<String, Integer> first = new LinkedHashMap<>();
    for (RankPlacement rank : placements) {
      first.putIfAbsent(rank.host(), rank.rank());
    }
    return first;
  }

  /**
   * The ranks that run something else than the first rank of their host: those that run the same,
   * by the first one of them.
   */
  SortedMap<Integer, List<Integer>> strangers() {
    Map<String, Integer> first = firstOfHosts();
    Map<String, List<Integer>> alike = new LinkedHashMap<>();
    for (RankPlacement rank : placements) {
      int reference = first.get(rank.host());
      String mine = software.get(rank.rank());
      if (!mine.equals(software.get(reference))) {
        alike.putIfAbsent(reference + " " + mine, new ArrayList<>());
        alike.get(reference + " " + mine).add(rank.rank());
      }
    }
    SortedMap<Integer, List<Integer>> strangers = new TreeMap<>();
    for (List<Integer> ranks : alike.values()) {
      strangers.put(ranks.get(0), ranks);
    }
    return strangers;
  }

  /** The first rank of the host of a rank. */
  int firstOnHostOf(int rank) {
    return firstOfHosts().get(placements.get(rank).host());
  }

  /** The facts of the launch: one for each class of pairs of ranks that it has. */
  SortedMap<String, String> transports() {
    SortedMap<String, List<Integer>> together = new TreeMap<>();
    SortedMap<String, List<Integer>> apart = new TreeMap<>();
    Map<String, Integer> hosts = new HashMap<>();
    for (RankPlacement rank : placements) {
      hosts.put(rank.host(), hosts.getOrDefault(rank.host(), 0) + 1);
    }
    for (RankPlacement rank : placements) {
      TransportFacts carrier = carriers.get(rank.rank());
      if (hosts.get(rank.host()) > 1) {
        add(rank.rank(), carrier.sameHost(), together);
      }
      if (hosts.size() > 1) {
        add(rank.rank(), carrier.otherHosts(), apart);
      }
    }
    SortedMap<String, String> facts = new TreeMap<>();
    put(facts, LaunchEnvironment.SAME_HOST, together);
    put(facts, LaunchEnvironment.OTHER_HOSTS, apart);
    return facts;
  }

  private static void add(int rank, String kind, SortedMap<String, List<Integer>> kinds) {
    if (!kind.isEmpty()) {
      kinds.putIfAbsent(kind, new ArrayList<>());
      kinds.get(kind).add(rank);
    }
  }

  /** Puts a fact, with the ranks only if they differ. */
  private static void put(
      Map<String, String> facts, String name, SortedMap<String, List<Integer>> kinds) {
    List<String> texts = new ArrayList<>();
    for (Map.Entry<String, List<Integer>> kind : kinds.entrySet()) {
      texts.add(kind.getKey() + (kinds.size() == 1 ? "" : " on " + words(kind.getValue())));
    }
    if (!texts.isEmpty()) {
      facts.put(name, String.join("; ", texts));
    }
  }

  static String words(List<Integer> ranks) {
    return ranks.size() == 1
        ? "rank " + ranks.get(0)
        : "rank " + ranks.get(0) + " and " + (ranks.size() - 1) + " more";
  }
}
