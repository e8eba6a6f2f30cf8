package org.tutti.report.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.layout.PageStyle;

class OverviewSectionTest {
  @TempDir private Path directory;

  @Test
  void anOperationIsALineWithItsSizesInOrder() {
    List<String> lines = lines(6, 8, 1024, 65_536);

    assertThat(lines.get(1)).isEqualTo("Overview, medians over launches:");
    assertThat(lines.get(2).strip()).matches("8 B +1 KiB +64 KiB");
    assertThat(lines.subList(3, 9))
        .allMatch(line -> line.matches(" +MPI_Op\\d( +[0-9.]+ us){3}"), "a line each");
    assertThat(lines).hasSize(9).allMatch(line -> line.length() <= 80);
  }

  @Test
  void ofManySizesThoseThatFitAreShown() {
    long[] sizes = LongStream.range(0, 20).map(power -> 1L << power).toArray();
    List<String> lines = lines(6, sizes);

    assertThat(lines.get(1)).matches("Overview, medians over launches at \\d of 20 sizes:");
    assertThat(lines.get(2).strip()).startsWith("1 B ").endsWith(" 512 KiB");
    assertThat(lines).allMatch(line -> line.length() <= 80);
  }

  @Test
  void fewTablesNeedNone() {
    assertThat(lines(3, 8, 1024)).isEmpty();
  }

  private List<String> lines(int benchmarks, long... sizes) {
    WrittenCampaign campaign = new WrittenCampaign(directory.resolve("c"), Instant.EPOCH);
    for (int number = 0; number < benchmarks; number++) {
      for (long size : sizes) {
        campaign.operation("MPI_Op" + number, size, launch -> new long[] {1500, 1500});
      }
    }
    return OverviewSection.lines(
        ReportDigest.of(CampaignAnalysis.of(campaign.write(2)), new PageStyle(80, false, false)));
  }
}
