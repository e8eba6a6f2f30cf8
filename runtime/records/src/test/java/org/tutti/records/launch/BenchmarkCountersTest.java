package org.tutti.records.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.json.RecordFields;

class BenchmarkCountersTest {
  private static final BenchmarkCounters COUNTERS =
      new BenchmarkCounters(
          Map.of(
              BenchmarkCounters.label("steps", "1/s"),
              0.1,
              BenchmarkCounters.label("residual", ""),
              Double.NaN));

  @TempDir private Path directory;

  @Test
  void areReadAsTheyWereWritten() {
    CampaignDirectory campaign = new CampaignDirectory(directory);
    SampleCampaign.write(campaign, 1, SampleCampaign.counting(COUNTERS.details()));
    try (LaunchReader reader = LaunchReader.open(campaign.launch(1))) {
      assertThat(BenchmarkCounters.of(reader.next().orElseThrow())).isEqualTo(COUNTERS);
    }
    assertThat(COUNTERS.values()).containsOnlyKeys("steps [1/s]", "residual");
  }

  @Test
  void aTextThatIsNotANumberIsRefused() {
    CellRecord cell = SampleCampaign.counting(Map.of("counter steps", "many"));
    assertThatThrownBy(() -> BenchmarkCounters.of(cell)).hasMessageContaining("'many'");
    assertThatThrownBy(() -> CellRecord.of(RecordFields.write(cell)))
        .hasMessageContaining("'many'");
  }

  @Test
  void otherDetailsAreNone() {
    CellRecord cell = SampleCampaign.counting(Map.of("clockSyncRounds", "7"));
    assertThat(BenchmarkCounters.of(cell)).isEqualTo(BenchmarkCounters.NONE);
    assertThat(List.copyOf(BenchmarkCounters.NONE.details().keySet())).isEmpty();
  }
}
