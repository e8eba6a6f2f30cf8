package org.tutti.figures.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.ComparisonText;
import org.tutti.report.cell.ReportDigest;

/** Every rule of axe, in each page with everything unfolded. */
class AccessibilityIT {
  @TempDir static Path folder;

  private static final Map<String, HeadlessBrowser> BROWSERS = new TreeMap<>();

  @BeforeAll
  static void open() throws Exception {
    CampaignAnalysis one = campaign("one", 7);
    CampaignAnalysis two = campaign("two", 2);
    Map<String, String> pages =
        Map.of(
            "report",
            ReportPage.of(List.of(ReportDigest.of(one), ReportDigest.of(two))),
            "results",
            ResultPage.of(ComparisonText.tables(List.of(compared(one, two)))));
    for (Map.Entry<String, String> each : pages.entrySet()) {
      Path page = folder.resolve(each.getKey() + ".html");
      Files.writeString(page, each.getValue());
      HeadlessBrowser browser =
          HeadlessBrowser.open(page, folder.resolve("profile-" + each.getKey()));
      BROWSERS.put(each.getKey(), browser);
      PageScripts.prepare(browser);
    }
  }

  @AfterAll
  static void close() throws Exception {
    for (HeadlessBrowser browser : BROWSERS.values()) {
      browser.close();
    }
  }

  /** A page is what begins with the head of one. */
  @Test
  void noPageIsLeftOut() throws Exception {
    Path templates = Path.of("src/main/resources/org/tutti/figures/page");
    try (Stream<Path> files = Files.list(templates)) {
      assertThat(files.filter(AccessibilityIT::isPage).map(AccessibilityIT::name))
          .containsExactlyInAnyOrderElementsOf(BROWSERS.keySet());
    }
  }

  private static boolean isPage(Path template) {
    try {
      return Files.readString(template).startsWith("{{> head}}");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String name(Path template) {
    return template.getFileName().toString().replace(".mustache", "");
  }

  static Stream<Arguments> views() {
    return BROWSERS.keySet().stream()
        .flatMap(
            page ->
                Stream.of("light", "dark")
                    .flatMap(
                        scheme ->
                            IntStream.of(1280, 390).mapToObj(i -> arguments(page, scheme, i))));
  }

  @ParameterizedTest
  @MethodSource("views")
  void keepsEveryRule(String page, String scheme, int width) throws Exception {
    HeadlessBrowser browser = BROWSERS.get(page);
    browser.setColorScheme(scheme);
    browser.setWidth(width);

    assertThat(browser.evaluate(PageScripts.CHECK)).containsPattern("\"kept [1-9]\\d+, broken: \"");
  }

  @Test
  void whatBreaksARuleIsFound() throws Exception {
    HeadlessBrowser browser = BROWSERS.get("report");
    browser.evaluate("lang = document.documentElement.lang");
    browser.evaluate("document.documentElement.removeAttribute('lang')");
    try {
      assertThat(browser.evaluate(PageScripts.CHECK)).contains("broken: html-has-lang");
    } finally {
      // The other tests look at the same page.
      browser.evaluate("document.documentElement.lang = lang");
    }
  }

  private static CampaignComparison compared(CampaignAnalysis one, CampaignAnalysis two) {
    return CampaignComparison.of(
        Side.of("one", one), Side.of("two", two), false, false, ComparisonOptions.DEFAULT);
  }

  private static CampaignAnalysis campaign(String name, int launches) {
    WrittenCampaign campaign = new WrittenCampaign(folder.resolve(name), Instant.EPOCH);
    for (long size : new long[] {8, 1024}) {
      campaign
          .baseline("library", size, launch -> times(1000 + size / 10 + launch))
          .variant("slow", size, launch -> times(1200 + size / 10 + launch));
    }
    return CampaignAnalysis.of(
        campaign.allRanks(0.5).besides(0.5, launch -> launch == 1).write(launches));
  }

  private static long[] times(long from) {
    return IntStream.range(0, 60).mapToLong(i -> from + i % 7).toArray();
  }
}
