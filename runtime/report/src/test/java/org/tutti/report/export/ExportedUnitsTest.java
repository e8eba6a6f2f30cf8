package org.tutti.report.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.WrittenCampaign;

/** Observations of 40 operations that take 1,309 ns each. */
class ExportedUnitsTest {
  private static final int OPERATIONS = 40;
  private static final long OBSERVED = 1309L * OPERATIONS;

  /** Counts of events, and rates. */
  private static final Set<String> WITHOUT_TIMES = Set.of("csv-counters", "bigger-is-better");

  @TempDir private Path path;

  static Stream<String> formats() {
    return Export.all().stream().map(Export::name).filter(name -> !WITHOUT_TIMES.contains(name));
  }

  @ParameterizedTest
  @MethodSource("formats")
  void aTimeIsThatOfOneOperation(String format) throws IOException {
    WrittenCampaign campaign =
        new WrittenCampaign(path, Instant.EPOCH)
            .cell(8, "1", launch -> new long[] {OBSERVED, OBSERVED, OBSERVED})
            .allRanks(1e-9)
            .ofOperations(OPERATIONS);
    StringWriter text = new StringWriter();
    Export.named(format).write(CampaignAnalysis.of(campaign.write(6)), text);

    assertThat(text.toString())
        .containsPattern("1309|1\\.309|1\\.31|0\\.0000013090|,0\\.001,")
        .doesNotContainPattern("5236|52\\.36|52\\.4|0\\.052");
  }
}
