package org.tutti.report.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class MethodTextTest {
  @Test
  void anotherRootThanRankZeroIsPartOfTheMethod() {
    assertThat(brief(Map.of())).isEqualTo("barrier, slowest rank");
    assertThat(brief(Map.of("root-rank", "ROTATING")))
        .isEqualTo("barrier, slowest rank, root-rank rotating");
  }

  /** Statistics are then over batches (Hoefler and Belli 2015, 4.2.1). */
  @Test
  void batchesAreTold() {
    assertThat(brief(Map.of("batch", "40"))).isEqualTo("barrier, slowest rank, batches of 40");
    assertThat(brief(Map.of("batch", "1"))).isEqualTo("barrier, slowest rank");
  }

  private static String brief(Map<String, String> further) {
    return MethodText.brief(
        new CellSettings(
            TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
            CellCounts.of(100, 10),
            Optional.empty(),
            false,
            further,
            Optional.empty()));
  }
}
