package org.tutti.report.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.launch.CountedEvents;
import org.tutti.records.launch.CounterKind;
import org.tutti.records.launch.CounterTotal;
import org.tutti.report.export.Export;

class CounterSectionTest {
  @TempDir private Path directory;

  /** Ten observations of two ranks, which together counted this much of each kind. */
  private CampaignAnalysis campaign(double share, Map<CounterKind, Long> sums) {
    Map<CounterKind, CounterTotal> totals = new EnumMap<>(CounterKind.class);
    sums.forEach((kind, sum) -> totals.put(kind, new CounterTotal(2, sum, 0, sum, 1)));
    CampaignDirectory campaign = new CampaignDirectory(directory);
    SampleCampaign.write(campaign, 1, SampleCampaign.counted(new CountedEvents(10, share, totals)));
    return CampaignAnalysis.of(campaign);
  }

  private static final Map<CounterKind, Long> ALL =
      Map.of(
          CounterKind.CYCLES,
          40_000L,
          CounterKind.INSTRUCTIONS,
          60_000L,
          CounterKind.CACHE_MISSES,
          30L,
          CounterKind.CPU_NANOS,
          20_000L,
          CounterKind.CONTEXT_SWITCHES,
          2L,
          CounterKind.MINOR_FAULTS,
          1L,
          CounterKind.MAJOR_FAULTS,
          0L);

  @Test
  void showsMeansOverRanksAndObservations() {
    assertThat(CounterSection.lines(campaign(1, ALL)))
        .contains("BCAST  B.bcast")
        .anyMatch(line -> line.matches("  +8  2 +2000 +1.50 +1.5 +1.000 +100.0 +50.0 +0.0"))
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void leavesOutWhatAVirtualMachineCannotCount() {
    assertThat(CounterSection.lines(campaign(1, Map.of(CounterKind.CPU_NANOS, 20_000L))))
        .noneMatch(line -> line.contains("cycle"))
        .anyMatch(line -> line.matches("  +8  2 +1.000"));
  }

  @Test
  void saysThatCountersWereShared() {
    assertThat(CounterSection.lines(campaign(0.25, ALL)))
        .anyMatch(line -> line.contains("extrapolated from 25 % of the"))
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void saysWhyNothingWasCounted() {
    CampaignDirectory campaign = new CampaignDirectory(directory);
    SampleCampaign.write(campaign, 1, 1, Map.of("os.counters", "none: this system has none"));
    assertThat(CounterSection.lines(CampaignAnalysis.of(campaign)))
        .containsExactly("", "Nothing was counted: this system has none");
  }

  @Test
  void exportsOneRowPerCounter() throws IOException {
    StringWriter output = new StringWriter();
    Export.named("csv-counters").write(campaign(0.25, ALL), output);
    List<String> lines = output.toString().lines().toList();
    assertThat(lines).hasSize(1 + ALL.size());
    assertThat(lines.get(0))
        .endsWith(",counter,observations,share,ranks,sum,least,largest,rank_of_largest");
    assertThat(lines.get(1)).endsWith(",cycles,10,0.25,2,40000,0,40000,1");
    assertThat(lines.get(4)).endsWith(",cpuNanos,10,1.0,2,20000,0,20000,1");
  }
}
