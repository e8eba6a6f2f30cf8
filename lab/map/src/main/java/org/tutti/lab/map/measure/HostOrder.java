package org.tutti.lab.map.measure;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.tutti.campaign.CampaignPlan;
import org.tutti.lab.map.MappedEnd;
import org.tutti.lab.map.PairMap;
import org.tutti.records.settings.SettingKey;

/** The end of each rank once the hosts of a plan change places, or some are left out. */
final class HostOrder {
  private final CampaignPlan measured;
  private final PairMap map;
  private final boolean isKnown;

  /**
   * @param measured the plan of the last launches
   * @param map what they have measured
   */
  HostOrder(CampaignPlan measured, PairMap map) {
    this.measured = measured;
    this.map = map;
    this.isKnown = !measured.hosts().isOpen() && isAsListed();
  }

  /** Whether ranks ran where the list of hosts says, and each name is a host of its own. */
  private boolean isAsListed() {
    List<String> listed = MapCampaigns.hostsOfRanks(measured, List.of());
    Map<String, String> hosts = new HashMap<>();
    for (int rank = 0; rank < listed.size(); rank++) {
      String host = map.host(map.ends().indexOf(map.endOfRank().get(rank)));
      if (!hosts.merge(listed.get(rank), host, (known, same) -> known).equals(host)) {
        return false;
      }
    }
    return new HashSet<>(hosts.values()).size() == hosts.size();
  }

  /**
   * A plan with the hosts in another order, so that a slow host is told from a slow rank number, if
   * hosts are what is told apart, all of their places are taken, and which ranks each has is known.
   */
  CampaignPlan otherwise(CampaignPlan plan) {
    int places = plan.hosts().places().values().stream().mapToInt(Integer::intValue).sum();
    return isKnown && map.per() == MappedEnd.HOST && places == plan.processes()
        ? plan.toBuilder().set(SettingKey.HOSTS, plan.hosts().rotated().alone()).build()
        : plan;
  }

  /** The end of each rank of another plan for these hosts; empty if it is unknown. */
  List<String> ends(CampaignPlan plan) {
    // Lists are equal in any order.
    if (plan.hosts().text().equals(measured.hosts().text())) {
      return map.endOfRank();
    }
    if (!isKnown) {
      return List.of();
    }
    List<String> before = MapCampaigns.hostsOfRanks(measured, List.of());
    List<String> now = MapCampaigns.hostsOfRanks(plan, List.of());
    return IntStream.range(0, now.size())
        .mapToObj(
            rank -> {
              String host = now.get(rank);
              long ofHost = now.subList(0, rank).stream().filter(host::equals).count();
              return IntStream.range(0, before.size())
                  .filter(earlier -> before.get(earlier).equals(host))
                  .skip(ofHost)
                  .mapToObj(map.endOfRank()::get)
                  .findFirst()
                  .orElseThrow();
            })
        .toList();
  }
}
