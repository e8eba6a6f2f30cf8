package org.tutti.figures.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Properties;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.ReportDigest;

/** Every rule of axe, in a page with everything unfolded. */
@Tag("any-jdk")
class AccessibilityIT {
  private static final String UNFOLD =
      "document.querySelectorAll('details').forEach(part => part.open = true)";

  private static final String CHECK =
      "axe.run().then(found => 'kept ' + found.passes.length + ', broken: '"
          + " + found.violations.map(rule => rule.id + ' ' + rule.nodes.slice(0, 3)"
          + ".map(node => node.target + ' ' + node.failureSummary).join(' | ')).join(' || '))";

  @TempDir static Path folder;

  private static HeadlessBrowser browser;

  @BeforeAll
  static void open() throws Exception {
    Path page = folder.resolve("report.html");
    Files.writeString(page, ReportPage.of(List.of(digest("one", 7), digest("two", 2)), List.of()));
    browser = HeadlessBrowser.open(page, folder.resolve("profile"));
    browser.allowScripts();
    browser.evaluate(UNFOLD);
    browser.evaluate(axe());
  }

  @AfterAll
  static void close() throws Exception {
    browser.close();
  }

  @ParameterizedTest
  @CsvSource({"light,1280", "light,390", "dark,1280", "dark,390"})
  void keepsEveryRule(String scheme, int width) throws Exception {
    browser.setColorScheme(scheme);
    browser.setWidth(width);

    assertThat(browser.evaluate(CHECK)).containsPattern("\"kept [1-9]\\d+, broken: \"");
  }

  @Test
  void whatBreaksARuleIsFound() throws Exception {
    browser.evaluate("lang = document.documentElement.lang");
    browser.evaluate("document.documentElement.removeAttribute('lang')");
    try {
      assertThat(browser.evaluate(CHECK)).contains("broken: html-has-lang");
    } finally {
      // The other tests look at the same page.
      browser.evaluate("document.documentElement.lang = lang");
    }
  }

  private static ReportDigest digest(String name, int launches) {
    WrittenCampaign campaign = new WrittenCampaign(folder.resolve(name), Instant.EPOCH);
    for (long size : new long[] {8, 1024}) {
      campaign
          .baseline("library", size, launch -> times(1000 + size / 10 + launch))
          .variant("slow", size, launch -> times(1200 + size / 10 + launch));
    }
    return ReportDigest.of(
        CampaignAnalysis.of(
            campaign.allRanks(0.5).besides(0.5, launch -> launch == 1).write(launches)));
  }

  private static long[] times(long from) {
    return IntStream.range(0, 60).mapToLong(i -> from + i % 7).toArray();
  }

  /** The script, of the version that the build names. */
  private static String axe() throws Exception {
    Properties build = new Properties();
    try (InputStream of = resource("/META-INF/maven/org.webjars.npm/axe-core/pom.properties")) {
      build.load(of);
    }
    String version = build.getProperty("version");
    try (InputStream script =
        resource("/META-INF/resources/webjars/axe-core/" + version + "/axe.min.js")) {
      return new String(script.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static InputStream resource(String name) {
    return AccessibilityIT.class.getResourceAsStream(name);
  }
}
