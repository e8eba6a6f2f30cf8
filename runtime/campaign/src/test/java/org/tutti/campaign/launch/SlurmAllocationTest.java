package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.records.campaign.PlacementPolicy;

class SlurmAllocationTest {
  @ParameterizedTest
  @CsvSource({"2, 2", "2(x3), 6", "'2(x3),8,1(x2)', 16"})
  void theProcessorsOfAllNodesAreCounted(String text, int processors) {
    assertThat(allocation(text).processors()).hasValue(processors);
  }

  @Test
  void withoutAJobThereIsNoLimit() {
    SlurmAllocation none = SlurmAllocation.of(Map.of());
    none.check(request(1000, List.of()));
    assertThat(none.processors()).isEmpty();
  }

  @Test
  void anAllocationThatIsTooSmallIsRefusedUnlessProcessorsAreShared() {
    allocation("2(x2)").check(request(4, List.of()));
    allocation("1").check(request(4, List.of("--overcommit")));
    assertThatThrownBy(() -> allocation("1").check(request(4, List.of())))
        .hasMessageStartingWith(
            "[TUTTI-235] The job has 1 processor, too few for 4 ranks. Ask for -n 4");
  }

  private static SlurmAllocation allocation(String text) {
    return SlurmAllocation.of(Map.of("SLURM_JOB_CPUS_PER_NODE", text));
  }

  private static LaunchRequest request(int processes, List<String> options) {
    return new LaunchRequest(processes, PlacementPolicy.OPEN, options, Map.of(), List.of("p"));
  }
}
