package org.tutti.lab.map.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tutti.campaign.CampaignPlan;
import org.tutti.lab.map.PairMap;
import org.tutti.lab.map.SampleMap;
import org.tutti.records.settings.HostList;
import org.tutti.records.settings.SettingKey;

/** Which rank is on which host once others are listed. */
class HostOrderTest {
  private static final PairMap MAP = SampleMap.of(3, 1, 2, (one, other) -> 1);

  private final CampaignPlan measured = plan("a:1,b:1,c:1");

  private static CampaignPlan plan(String hosts) {
    HostList list = HostList.parse(hosts);
    return CampaignPlan.builder()
        .set(SettingKey.PROCESSES, list.places().size())
        .set(SettingKey.HOSTS, list)
        .build();
  }

  @Test
  void hostsChangePlaces() {
    HostOrder order = new HostOrder(measured, MAP);
    CampaignPlan otherwise = order.otherwise(measured);
    assertThat(otherwise.hosts().text()).isEqualTo("b:1,c:1,a:1");
    assertThat(order.ends(otherwise)).containsExactly("node0001", "node0002", "node0000");
    assertThat(order.ends(measured)).isEqualTo(MAP.endOfRank());
  }

  @Test
  void hostsThatAreLostHaveNoRanks() {
    assertThat(new HostOrder(measured, MAP).ends(plan("a:1,c:1")))
        .containsExactly("node0000", "node0002");
  }

  /** A third of the places is free, and another host would take the place of one. */
  @Test
  void hostsKeepTheirPlacesWhereSomeAreFree() {
    CampaignPlan free =
        measured.toBuilder().set(SettingKey.HOSTS, HostList.parse("a:1,b:1,c:1,d:1")).build();
    assertThat(new HostOrder(free, MAP).otherwise(free).hosts()).isEqualTo(free.hosts());
  }

  /** The first two ranks ran on different hosts, although the list has both on one. */
  @Test
  void hostsKeepTheirPlacesWhereRanksRanElsewhere() {
    CampaignPlan other =
        measured.toBuilder().set(SettingKey.HOSTS, HostList.parse("a:2,b:1")).build();
    HostOrder order = new HostOrder(other, MAP);
    assertThat(order.otherwise(other).hosts()).isEqualTo(other.hosts());
    assertThat(order.ends(plan("a:1,b:1"))).isEmpty();
  }
}
