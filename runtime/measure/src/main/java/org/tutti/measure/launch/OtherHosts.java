package org.tutti.measure.launch;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.records.json.JsonText;
import org.tutti.records.launch.HostCodec;
import org.tutti.records.launch.HostEnvironment;
import org.tutti.records.launch.RankPlacement;

/**
 * Collects the environment of each host of a launch, from its first rank only: if all ranks sent
 * theirs, the root of a large launch would run out of memory.
 */
record OtherHosts(CollectiveExchange collectives, int rank) {

  /**
   * Collective: the environments of the hosts other than the root's, in the order of their first
   * ranks; an empty list on ranks other than the root.
   *
   * @param placements where all ranks run, on the root
   * @param here the environment of this rank
   */
  List<HostEnvironment> gather(List<RankPlacement> placements, HostEnvironment here) {
    List<Integer> senders = firstRanks(placements);
    int hosts = (int) collectives.fromRoot(senders.size());
    List<HostEnvironment> environments = new ArrayList<>();
    for (int index = 0; index < hosts; index++) {
      int sender = (int) collectives.fromRoot(collectives.isRoot() ? senders.get(index) : 0);
      String text = collectives.from(sender, rank == sender ? text(here) : "");
      if (collectives.isRoot()) {
        environments.add(environment(text));
      }
    }
    return environments;
  }

  private static List<Integer> firstRanks(List<RankPlacement> placements) {
    Set<String> hosts = new HashSet<>();
    return placements.stream()
        .filter(placement -> hosts.add(placement.host()))
        .map(RankPlacement::rank)
        .filter(first -> first != CollectiveExchange.ROOT)
        .toList();
  }

  private static String text(HostEnvironment environment) {
    return new String(JsonText.line(HostCodec.encode(environment)), StandardCharsets.UTF_8);
  }

  private static HostEnvironment environment(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return HostCodec.decode(JsonText.parse(bytes, 0, bytes.length));
  }
}
