package org.tutti.mpi.natives.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("jdk")
class RanksOnNodeTest {
  @Test
  void theLauncherSaysHowManyRanksAreOnTheNode() {
    assertThat(RanksOnNode.of(Map.of("OMPI_COMM_WORLD_LOCAL_SIZE", "4"))).isEqualTo(4);
    assertThat(RanksOnNode.of(Map.of("MPI_LOCALNRANKS", "16"))).isEqualTo(16);
  }

  @Test
  void thisRankIsOnTheNodeInAnyCase() {
    assertThat(RanksOnNode.of(Map.of())).isEqualTo(1);
    assertThat(RanksOnNode.of(Map.of("MPI_LOCALNRANKS", "many"))).isEqualTo(1);
  }

  @Test
  void theLauncherSaysWhetherARankIsTheFirstOfItsNode() {
    assertThat(RanksOnNode.isFirst(Map.of("MPI_LOCALRANKID", "0"))).isTrue();
    assertThat(RanksOnNode.isFirst(Map.of("SLURM_LOCALID", "1"))).isFalse();
    assertThat(RanksOnNode.isFirst(Map.of("SLURM_LOCALID", "0", "OMPI_COMM_WORLD_LOCAL_RANK", "1")))
        .isFalse();
    assertThat(RanksOnNode.isFirst(Map.of())).isFalse();
  }
}
