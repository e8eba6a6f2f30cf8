package org.tutti.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.WrittenCampaign;

/** What is compared by itself within a campaign says the same as the report of the campaign. */
class ComparisonFamilyTest {
  private static final int LAUNCHES = 10;

  @TempDir private Path directory;

  /** The k-th variant is slower than the baseline by k times 1 %, and varies by 2 %. */
  private CampaignAnalysis written(int variants, int sizes) throws Exception {
    WrittenCampaign campaign =
        new WrittenCampaign(
            Files.createDirectories(directory.resolve(variants + "-" + sizes)),
            Instant.parse("2026-07-01T00:00:00Z"));
    for (int size = 0; size < sizes; size++) {
      long msize = 8L << size;
      campaign.baseline("library", msize, times(0, size));
      for (int variant = 1; variant <= variants; variant++) {
        campaign.variant("own" + variant, msize, times(variant, size));
      }
    }
    return CampaignAnalysis.of(campaign.write(LAUNCHES));
  }

  private static WrittenCampaign.RunTimes times(int variant, int size) {
    return launch -> {
      double noise = new Random(31 * (31 * variant + size) + launch).nextGaussian();
      long[] times = new long[20];
      Arrays.fill(times, Math.round(1e6 * (1 + 0.01 * variant) * (1 + 0.02 * noise)));
      return times;
    };
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 4", "2, 1", "2, 3", "2, 6", "3, 1", "3, 2", "3, 5"})
  void aVariantIsComparedWithTheBaselineAsInTheReport(int variants, int sizes) throws Exception {
    CampaignAnalysis analysis = written(variants, sizes);
    List<CellComparison> report = OwnComparisons.of(analysis).comparisons();
    assertThat(report).hasSize(variants * sizes);

    for (int variant = 1; variant <= variants; variant++) {
      String level = "own" + variant;
      CampaignComparison compared = compared(analysis, List.of("library", level)).get(0);
      assertThat(compared.family().ofReport()).isTrue();
      assertThat(compared.family().comparisons()).hasSize(variants * sizes);
      assertSame(
          compared.cells(),
          report.stream()
              .filter(cell -> cell.pair().figuresOfB().key().benchmark().endsWith(level))
              .toList(),
          sizes);
    }
  }

  @Test
  void severalVariantsAreComparedAsInTheReport() throws Exception {
    CampaignAnalysis analysis = written(3, 3);
    List<CampaignComparison> compared = compared(analysis, List.of("library", "own3", "own1"));

    assertThat(compared).hasSize(2).allMatch(one -> one.family().comparisons().size() == 9);
  }

  /** Other pairs, and other methods, are corrected for what is asked for. */
  @Test
  void whatTheReportDoesNotCompareIsAFamilyOfItsOwn() throws Exception {
    CampaignAnalysis analysis = written(3, 3);
    for (List<String> levels :
        List.of(
            List.of("own1", "own2"), List.of("own1", "library"), List.of("own1", "own2", "own3"))) {
      List<CampaignComparison> compared = compared(analysis, levels);
      assertThat(compared)
          .allMatch(one -> !one.family().ofReport())
          .allMatch(one -> one.family().comparisons().size() == 3 * (levels.size() - 1));
    }
    CampaignComparison unpaired =
        CampaignComparison.ofLevels(
                analysis,
                "benchmark",
                List.of("library", "own1"),
                false,
                true,
                ComparisonOptions.DEFAULT)
            .get(0);
    assertThat(unpaired.family().ofReport()).isFalse();
    assertThat(unpaired.family().comparisons()).isEqualTo(unpaired.cells());
  }

  private static List<CampaignComparison> compared(CampaignAnalysis analysis, List<String> levels) {
    return CampaignComparison.ofLevels(
        analysis, "benchmark", levels, true, false, ComparisonOptions.DEFAULT);
  }

  private static void assertSame(
      List<CellComparison> compared, List<CellComparison> report, int sizes) {
    assertThat(compared).hasSize(sizes);
    assertThat(report).hasSize(sizes);
    IntStream.range(0, sizes)
        .forEach(
            index -> {
              CellComparison one = compared.get(index);
              CellComparison other = report.get(index);
              assertThat(one.pair().key().msize()).isEqualTo(other.pair().key().msize());
              assertThat(one.pair().a()).isEqualTo(other.pair().a());
              assertThat(one.pair().b()).isEqualTo(other.pair().b());
              assertThat(one.difference()).isEqualTo(other.difference());
              assertThat(one.equivalencePValue()).isEqualTo(other.equivalencePValue());
              assertThat(one.ratio()).isEqualTo(other.ratio());
              assertThat(one.verdict()).isEqualTo(other.verdict());
              assertThat(one.indecision()).isEqualTo(other.indecision());
              assertThat(one.more()).isEqualTo(other.more());
            });
  }
}
