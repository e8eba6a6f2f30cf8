package org.tutti.lab.check.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.lab.check.guideline.GuidelineCheck;
import org.tutti.lab.check.guideline.GuidelineOptions;
import org.tutti.lab.check.guideline.KnownBenchmarks;
import org.tutti.lab.check.guideline.PerformanceGuideline;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.ReportText;
import org.tutti.report.layout.PageStyle;

class GuidelineReportTest {
  private static final PageStyle STYLE = new PageStyle(PageStyle.MIN_WIDTH, false, false);

  @TempDir private Path path;

  @ParameterizedTest
  @CsvSource({"0.9, NOT TRUSTWORTHY: other programs took 0.9 cores", "0, No reason for doubt"})
  void whetherItMayBeTrustedIsToldAsInAnyReport(double disturbance, String first) {
    CampaignAnalysis analysis = campaign(disturbance);

    List<String> lines = lines(analysis);

    assertThat(lines.get(0)).startsWith(first).isEqualTo(ReportText.lines(analysis, STYLE).get(0));
    assertThat(lines).allMatch(line -> line.length() <= STYLE.width());
  }

  @Test
  void violationsFollowWithTheirRatio() {
    assertThat(lines(campaign(0)))
        .contains(
            "Guidelines: 1 violation in 1 test by launches in pairs, 1 by the published test.")
        .contains("    1 x 2              1/1 (1/1)  1/1 (1/1)       0")
        .anyMatch(line -> line.matches(" +8 .* 1\\.1\\d\\d .*both"));
  }

  private static List<String> lines(CampaignAnalysis analysis) {
    KnownBenchmarks known = new KnownBenchmarks();
    analysis.headers().forEach(header -> header.plan().forEach(known::add));
    GuidelineCheck check =
        GuidelineCheck.of(
            analysis,
            PerformanceGuideline.parse("", "Variants.slow <= Variants.fast"),
            known,
            GuidelineOptions.DEFAULT);
    return GuidelineReport.tables(check, analysis, false).lines(STYLE);
  }

  private CampaignAnalysis campaign(double disturbance) {
    return CampaignAnalysis.of(
        new WrittenCampaign(path, Instant.EPOCH)
            .variant("slow", 8, launch -> times(1150, launch))
            .variant("fast", 8, launch -> times(1000, launch))
            .besides(disturbance, launch -> true)
            .write(10));
  }

  private static long[] times(long typical, int launch) {
    return LongStream.range(0, 400).map(i -> typical + (7 * i + launch) % 11).toArray();
  }
}
