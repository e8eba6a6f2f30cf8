package org.tutti.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.io.TempDirFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.Terminal;

/** Whole reports, as they are read on a terminal of two widths and from a pipe. */
class GoldenPageTest {
  private static final PageStyle BRIEF = new PageStyle(PageStyle.MIN_WIDTH, false, false);

  @TempDir(factory = ShortPath.class)
  private Path path;

  @ParameterizedTest
  @CsvSource({"80, page-80.txt", "100, page-pipe.txt", "120, page-120.txt"})
  void theReportIsThePage(int width, String page) throws IOException {
    check(page, report(new PageStyle(width, false, false)));
  }

  @Test
  void anotherProgramInAThirdOfTheLaunchesIsTheFirstThatIsTold() throws IOException {
    check(
        "page-disturbed.txt",
        page(campaign("disturbed").besides(0.9, launch -> launch % 3 == 0), BRIEF));
  }

  @ParameterizedTest
  @CsvSource({
    "0.9, 1, NOT TRUSTWORTHY: other programs took 0.9 cores",
    "0.9, 6, WITH CARE: ",
    "0.12, 1, WITH CARE: "
  })
  void anotherProgramIsAsGraveAsWhatItDidToTheFigures(double share, int every, String first) {
    WrittenCampaign campaign = campaign("campaign").besides(share, launch -> launch % every == 0);
    assertThat(page(campaign, BRIEF)).startsWith(first).contains("other programs took");
  }

  @Test
  void theReportInFullIsThePage() throws IOException {
    check("page-verbose.txt", report(new PageStyle(PageStyle.MIN_WIDTH, false, true)));
  }

  @Test
  void colorsAddNothingButThemselves() {
    String colored = report(new PageStyle(Terminal.NONE.width(), true, false));
    assertThat(colored).contains("\u001b[");
    assertThat(colored.replaceAll("\u001b\\[[0-9;]*m", ""))
        .isEqualTo(report(new PageStyle(Terminal.NONE.width(), false, false)));
  }

  private String report(PageStyle style) {
    return page(campaign(Integer.toHexString(style.hashCode())), style);
  }

  private WrittenCampaign campaign(String name) {
    return new WrittenCampaign(path.resolve(name), Instant.EPOCH)
        .baseline("library", 8, launch -> times(360, launch, 333_000_000))
        .variant("reduceThenBcast", 8, launch -> times(610, launch, 20_000_000))
        .baseline("library", 65_536, launch -> times(17_200, launch, 1_000_000))
        .variant("reduceThenBcast", 65_536, launch -> times(19_300, launch, 1_000_000));
  }

  private static String page(WrittenCampaign campaign, PageStyle style) {
    CampaignDirectory directory = campaign.write(20);
    String report = String.join("\n", ReportText.lines(CampaignAnalysis.of(directory), style));
    return report.replace(directory.path().toString(), "DIR") + "\n";
  }

  /** Launches of two modes in an order without a pattern, each with one outlier of 500. */
  private static long[] times(long median, int launch, long outlier) {
    long level = launch % 5 == 0 ? median * 27 / 10 : median;
    return LongStream.range(0, 500)
        .map(
            index ->
                index == 77
                    ? outlier
                    : level + 3 * (1 + (7 * launch - 1) % 20) + (index * 7919) % 41)
        .toArray();
  }

  /** With {@code -Dtutti.update-docs=true} the pages are written anew. */
  private static void check(String page, String report) throws IOException {
    if (Boolean.getBoolean("tutti.update-docs")) {
      Files.writeString(Path.of("src/test/resources/org/tutti/report").resolve(page), report);
      return;
    }
    assertThat(report).isEqualTo(expected(page));
  }

  private static String expected(String page) throws IOException {
    try (InputStream input = GoldenPageTest.class.getResourceAsStream(page)) {
      return new String(input.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Where lines wrap that name the directory must not depend on where this machine has its own. */
  private static final class ShortPath implements TempDirFactory {
    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext test)
        throws IOException {
      return Files.createTempDirectory(Files.createDirectories(Path.of("target")), "page");
    }
  }
}
