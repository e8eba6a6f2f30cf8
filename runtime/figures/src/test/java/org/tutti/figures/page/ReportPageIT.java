package org.tutti.figures.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.cell.ReportDigest;

/** The page in a real browser, with scripts blocked. */
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
    Files.writeString(page, ReportPage.of(List.of(digest)));
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

  /** Twelve cells of the widest names, with pictures folded and unfolded. */
  @Test
  void nothingIsCutAtAnyWidth() throws Exception {
    browser.close();
    browser = HeadlessBrowser.open(twelveCells(), folder.resolve("twelve-profile"));
    browser.allowScripts();
    for (boolean open : new boolean[] {false, true}) {
      browser.evaluate("document.querySelectorAll('details').forEach(d => d.open = " + open + ")");
      browser.setWidth(1400);
      assertThat(browser.evaluate(PageScripts.CUT)).contains("\"cut: \"");
      browser.setWidth(PHONE);
      assertThat(browser.evaluate(PageScripts.CUT.replace("table,svg", "svg")))
          .contains("\"cut: \"");
    }
    browser.evaluate("document.querySelector('svg').style.minWidth = '60rem'");
    assertThat(browser.evaluate(PageScripts.CUT)).doesNotContain("\"cut: \"");
  }

  /** Trust, answer, and two pictures; what a reader unfolds is short, too. */
  @Test
  void twelveCellsAreAnsweredOnOneScreen() throws Exception {
    browser.close();
    browser = HeadlessBrowser.open(twelveCells(), folder.resolve("twelve-profile"));
    browser.allowScripts();
    browser.setSize(1400, 900);
    assertThat(number(lowest(".trust,.answer,.lead svg"))).isBetween(300.0, 900.0);
    browser.setSize(PHONE, 844);
    assertThat(number(lowest(".trust,.answer"))).isLessThan(844);
    assertThat(number(farthest(".trust,.answer"))).isBetween(200.0, (double) PHONE);
    browser.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)");
    for (int width : new int[] {1400, PHONE}) {
      browser.setWidth(width);
      assertThat(number("document.documentElement.scrollWidth")).isLessThanOrEqualTo(width);
    }
    assertThat(
            number(
                "Math.max(...[...document.querySelectorAll('tr')].map(row => row.cells.length))"))
        .isBetween(4.0, 8.0);
    assertThat(number("document.querySelectorAll('figure').length")).isBetween(5.0, 14.0);
    browser.evaluate("document.querySelectorAll('svg').forEach(picture => picture.remove())");
    assertThat(number("document.body.innerText.split(/\\s+/).length")).isBetween(500.0, 1999.0);
  }

  private static String lowest(String selector) {
    return "Math.max(...[...document.querySelectorAll('"
        + selector
        + "')].map(one => one.getBoundingClientRect().bottom))";
  }

  private static String farthest(String selector) {
    return lowest(selector).replace("bottom", "right");
  }

  private double number(String script) throws InterruptedException {
    return Double.parseDouble(
        HeadlessBrowser.first(browser.evaluate(script), "\"value\":([0-9.]+)"));
  }

  @Test
  void twelveCellsOfThreeLaunchesAreFewPagesOfPaper() throws Exception {
    browser.close();
    browser = HeadlessBrowser.open(twelveCells(), folder.resolve("twelve-profile"));
    String answer = browser.send("Page.printToPDF", "\"paperWidth\":8.27,\"paperHeight\":11.69");
    byte[] pdf = Base64.getDecoder().decode(HeadlessBrowser.first(answer, "\"data\":\"([^\"]+)\""));
    int pages =
        HeadlessBrowser.all(new String(pdf, StandardCharsets.ISO_8859_1), "(/Type /Page)\\b")
            .size();
    assertThat(pages).isBetween(2, 10);
  }

  private Path twelveCells() throws Exception {
    WrittenCampaign campaign = new WrittenCampaign(folder.resolve("twelve"), Instant.EPOCH);
    for (long size : new long[] {8, 1024, 65_536, 1 << 20}) {
      campaign
          .baseline("library", size, launch -> times(1000 + (int) size / 10 + launch))
          .variant("reduceThenBroadcast", size, launch -> times(1200 + (int) size / 10 + launch))
          .variant("recursiveDoubling", size, launch -> times(1100 + (int) size / 10 + launch));
    }
    ReportDigest digest = ReportDigest.of(CampaignAnalysis.of(campaign.write(3)));
    Path page = folder.resolve("twelve.html");
    Files.writeString(page, ReportPage.of(List.of(digest)));
    return page;
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
