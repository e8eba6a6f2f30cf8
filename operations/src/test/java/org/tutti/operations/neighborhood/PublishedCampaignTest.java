package org.tutti.operations.neighborhood;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Plan;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/** The campaigns of luebbe2017, table 2, can be written with the parameters of the operations. */
class PublishedCampaignTest {
  private static final int PROCESSES = 160;

  /** Numbers of finite dimensions depend on that of dimensions. */
  @Test
  void theNeighborhoodCampaignsHave3360Experiments() {
    assertThat(
            cells(
                List.of("MPI_Neighbor_allgather", "MPI_Neighbor_alltoall"),
                settings()
                    .parameter("neighborhood", List.of("CARTESIAN", "VON_NEUMANN", "MOORE"))
                    .parameter("dimensions", List.of("1", "2", "3", "4"))
                    .parameter("finite", List.of("0", "dimensions"))
                    .parameter("order", List.of("DEFAULT", "LMAJ", "RAND"))))
        .isEqualTo(3360);
  }

  @Test
  void theFullCampaignHas180Experiments() {
    Settings.Builder full = settings().parameter("neighborhood", List.of("FULL"));
    assertThat(cells(List.of("MPI_Allgather:topology", "MPI_Alltoall:topology"), full))
        .isEqualTo(60);
    assertThat(
            cells(
                List.of("MPI_Neighbor_allgather", "MPI_Neighbor_alltoall"),
                full.parameter("order", List.of("LINEAR", "RAND"))))
        .isEqualTo(120);
  }

  private static Settings.Builder settings() {
    return Settings.builder()
        .set(SettingKey.MSIZES, "256..32Ki*sqrt2")
        .parameter("reorder", List.of("false", "true"));
  }

  private static int cells(List<String> names, Settings.Builder settings) {
    List<BenchmarkDescriptor> benchmarks = BenchmarkSelection.descriptors(names);
    return Plan.of(benchmarks, settings.build(), PROCESSES).cells().size();
  }
}
