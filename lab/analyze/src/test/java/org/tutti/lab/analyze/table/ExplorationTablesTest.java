package org.tutti.lab.analyze.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.lab.analyze.Exploration;
import org.tutti.lab.analyze.ExplorationOptions;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.layout.PageStyle;

class ExplorationTablesTest {
  @TempDir private Path directory;

  /**
   * Rule 4 of docs/twelve-rules.md: 1.2 and 2.7 times as long, so 1.8 times as a geometric mean.
   */
  @Test
  void theGeometricMeanOfRatiosStandsBelowTheTimesThatTheyAreOf() {
    CampaignAnalysis campaign =
        CampaignAnalysis.of(
            new WrittenCampaign(directory, Instant.EPOCH)
                .cell(8, "1", launch -> new long[] {1000, 1000})
                .cell(8, "4", launch -> new long[] {1200, 1200})
                .cell(64, "1", launch -> new long[] {2000, 2000})
                .cell(64, "4", launch -> new long[] {5400, 5400})
                .write(6));
    List<String> lines =
        ExplorationTables.of(Exploration.of(campaign, ExplorationOptions.DEFAULT), false)
            .lines(new PageStyle(100, false, false));

    int mean = lines.indexOf("Ratios to the first level, over all groups of cells");
    assertThat(lines.subList(mean, lines.size()))
        .filteredOn(line -> line.contains(" 1.800"))
        .hasSize(1);
    assertThat(lines.subList(0, mean))
        .anyMatch(line -> line.contains("1.00 us") && !line.contains("1.800"))
        .noneMatch(line -> line.contains(" 1.800"));
  }
}
