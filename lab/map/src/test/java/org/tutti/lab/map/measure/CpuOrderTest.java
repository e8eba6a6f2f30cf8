package org.tutti.lab.map.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.campaign.CampaignPlan;
import org.tutti.lab.map.MappedEnd;
import org.tutti.mpi.ProviderKind;
import org.tutti.records.launch.RankPlacement;
import org.tutti.records.settings.SettingKey;

/** Which processors each rank has once they change places. */
class CpuOrderTest {
  private static CpuOrder order(String... places) {
    return new CpuOrder(
        IntStream.range(0, places.length)
            .mapToObj(
                rank ->
                    new RankPlacement(
                        rank, places[rank].split(" ")[0], 100 + rank, places[rank].split(" ")[1]))
            .toList(),
        ProviderKind.NATIVE);
  }

  private static CampaignPlan plan(int processes) {
    return CampaignPlan.builder().set(SettingKey.PROCESSES, processes).build();
  }

  private static String binding(CampaignPlan plan) {
    return plan.launch().placement().binding().orElse("");
  }

  @Test
  void eachRankGetsTheProcessorsOfTheNextOneOnItsHost() {
    CpuOrder order = order("a 0,4", "b 0,4", "a 1,5", "a 2,6", "b 1,5");
    CampaignPlan otherwise = order.otherwise(plan(5));
    assertThat(binding(otherwise)).isEqualTo("cpus:1,5/1,5/2,6/0,4/0,4");
    assertThat(otherwise.launch().placement().processors())
        .containsExactly("1,5", "1,5", "2,6", "0,4", "0,4");
    assertThat(order.moved(List.of("p", "q", "r", "s", "t")))
        .containsExactly("r", "t", "s", "p", "q");
  }

  @ParameterizedTest
  @CsvSource({
    "a 0-1; a 0-1; a 0-1, ranks that are not bound",
    "a 0; a 1; a 0, two on one processor",
    "a unknown; a 1; a 2, where the kernel says nothing",
    "a 0; b 0; c 0, hosts with one rank each",
    "a 0; a 1, another number of ranks"
  })
  void otherRanksStayWhereTheyAre(String places, String why) {
    assertThat(binding(order(places.split("; ")).otherwise(plan(3)))).as(why).isEmpty();
  }

  @Test
  void whoeverBindsRanksByOptionsOrWithoutALauncherGoesOnDoingSo() {
    CpuOrder bound = order("a 0", "a 1", "a 2");
    CampaignPlan byOption =
        plan(3).toBuilder().add(SettingKey.LAUNCHER_OPTION, "--cpu-set=0,1,2").build();
    assertThat(binding(bound.otherwise(byOption))).isEmpty();
    CpuOrder threads = new CpuOrder(bound.places(), ProviderKind.IN_PROCESS);
    assertThat(binding(threads.otherwise(plan(3)))).isEmpty();
    assertThat(binding(bound.otherwise(plan(3)))).isEqualTo("cpus:1/2/0");
  }

  @Test
  void processorsAreToldFromRanksOnceTheyHaveChangedPlaces() {
    CpuOrder before = order("a 0", "a 1", "a 2");
    CpuOrder moved = order("a 1", "a 2", "a 0");
    assertThat(before.otherEnd(moved, MappedEnd.RANK)).hasValue(MappedEnd.CORE);
    assertThat(before.otherEnd(moved, MappedEnd.CORE)).hasValue(MappedEnd.RANK);
    assertThat(before.otherEnd(moved, MappedEnd.HOST)).isEmpty();
    assertThat(before.otherEnd(before, MappedEnd.RANK)).isEmpty();
    assertThat(before.otherEnd(order("a 1", "a 0"), MappedEnd.RANK)).isEmpty();
    assertThat(before.otherEnd(order("b 1", "a 2", "a 0"), MappedEnd.RANK)).isEmpty();
  }
}
