package org.tutti.figures.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.ReportDigest;

/** The page in a real browser, with scripts blocked. */
@Tag("any-jdk")
class ReportPageIT {
  private static final int PHONE = 390;

  @TempDir Path folder;

  private HeadlessBrowser browser;

  @BeforeEach
  void open() throws Exception {
    ReportDigest digest =
        ReportDigest.of(
            CampaignAnalysis.of(
                new WrittenCampaign(folder.resolve("campaign"), Instant.EPOCH)
                    .baseline("<img src=x onerror=alert(1)>", 8, launch -> times(1000 + launch))
                    .variant("slow", 8, launch -> times(1200 + launch))
                    .variant("slow", 1024, launch -> times(2200 + launch))
                    .write(7)));
    Path page = folder.resolve("report.html");
    Files.writeString(page, ReportPage.of(List.of(digest), List.of()));
    browser = HeadlessBrowser.open(page, folder.resolve("profile"));
  }

  @AfterEach
  void close() throws Exception {
    browser.close();
  }

  @Test
  void everyPictureHasANameAndHeadingsStepByOne() throws Exception {
    String tree = browser.send("Accessibility.getFullAXTree", "");

    assertThat(tree).contains("\"value\":\"table\"", "\"value\":\"columnheader\"");
    List<String> images =
        HeadlessBrowser.all(
            tree,
            "\"role\":\\{[^}]*\"value\":\"image\"[^}]*\\}.{0,200}?\"name\":\\{[^}]*\"value\":\"([^\"]*)\"");
    assertThat(images).hasSizeGreaterThanOrEqualTo(2).noneMatch(String::isBlank);
    String document = browser.send("DOM.getDocument", "\"depth\":-1");
    List<Integer> levels =
        HeadlessBrowser.all(document, "\"nodeName\":\"H([1-6])\"").stream()
            .map(Integer::valueOf)
            .toList();
    assertThat(levels.get(0)).isEqualTo(1);
    for (int i = 1; i < levels.size(); i++) {
      assertThat(levels.get(i) - levels.get(i - 1)).isLessThanOrEqualTo(1);
    }
  }

  @Test
  void hostileNameIsText() throws Exception {
    String document = browser.send("DOM.getDocument", "\"depth\":-1");

    assertThat(document)
        .contains("<img src=x onerror=alert(1)>")
        .doesNotContain("\"nodeName\":\"IMG\"");
  }

  @Test
  void fitsOnAPhone() throws Exception {
    browser.setWidth(PHONE);

    String metrics = browser.send("Page.getLayoutMetrics", "");

    assertThat(
            Double.parseDouble(
                HeadlessBrowser.first(metrics, "\"cssContentSize\":\\{[^}]*\"width\":([0-9.]+)")))
        .isLessThanOrEqualTo(PHONE);
  }

  @ParameterizedTest
  @CsvSource({"light,255,27", "dark,19,230"})
  void textAndPaperFollowTheColorScheme(String scheme, int paper, int ink) throws Exception {
    browser.setColorScheme(scheme);
    browser.send("DOM.enable", "");
    browser.send("CSS.enable", "");
    String document = browser.send("DOM.getDocument", "");
    String root = HeadlessBrowser.first(document, "\"nodeId\":([0-9]+)");

    String body =
        browser.send("DOM.querySelector", "\"nodeId\":" + root + ",\"selector\":\"body\"");
    String style = style(body);
    assertThat(style).contains("{\"name\":\"background-color\",\"value\":\"rgb(" + paper + ", ");
    String text =
        browser.send("DOM.querySelector", "\"nodeId\":" + root + ",\"selector\":\"svg text\"");
    assertThat(style(text)).contains("{\"name\":\"fill\",\"value\":\"rgb(" + ink + ", ");
  }

  private String style(String node) throws InterruptedException {
    return browser.send(
        "CSS.getComputedStyleForNode",
        "\"nodeId\":" + HeadlessBrowser.first(node, "\"nodeId\":([0-9]+)"));
  }

  private static long[] times(int from) {
    return IntStream.range(0, 60).mapToLong(i -> from + i % 7).toArray();
  }
}
