package org.tutti.rank.launch;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.records.json.JsonText;
import org.tutti.records.launch.HostEnvironment;

/**
 * Collects the environments of a few ranks, such as the first one of each host: if all ranks sent
 * theirs, the root of a large launch would run out of memory.
 */
record RankEnvironments(CollectiveExchange collectives, int rank) {

  /**
   * Collective: the environments of some ranks, on the root; an empty list on others.
   *
   * @param senders those ranks, on the root
   * @param here the environment of this rank
   */
  List<HostEnvironment> gather(List<Integer> senders, HostEnvironment here) {
    int count = (int) collectives.fromRoot(senders.size());
    List<HostEnvironment> environments = new ArrayList<>();
    for (int index = 0; index < count; index++) {
      int sender = (int) collectives.fromRoot(collectives.isRoot() ? senders.get(index) : 0);
      String text = collectives.from(sender, rank == sender ? text(here) : "");
      if (collectives.isRoot()) {
        environments.add(environment(text));
      }
    }
    return environments;
  }

  private static String text(HostEnvironment environment) {
    return new String(JsonText.line(environment.json()), StandardCharsets.UTF_8);
  }

  private static HostEnvironment environment(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return HostEnvironment.of(JsonText.parse(bytes, 0, bytes.length));
  }
}
