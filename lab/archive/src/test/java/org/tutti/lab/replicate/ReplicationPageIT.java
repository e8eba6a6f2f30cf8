package org.tutti.lab.replicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.figures.page.HeadlessBrowser;
import org.tutti.figures.page.PageScripts;

/** A study and its replication in a browser. */
@Tag("all")
class ReplicationPageIT {
  private static final String CONCLUSIONS =
      "[...document.querySelectorAll('tbody tr')].map(row => row.textContent).join(' | ')";

  /** How the pictures of each pair stand. */
  private static final String PLACES =
      """
      (() => {
        const boxes = [...document.querySelectorAll('figure')]
            .map(one => one.getBoundingClientRect());
        const places = new Set();
        for (let i = 0; i < boxes.length; i += 2) {
          const there = boxes[i];
          const here = boxes[i + 1];
          places.add(
              there.top === here.top && there.right <= here.left ? 'beside'
                  : there.left === here.left && there.bottom <= here.top ? 'below' : 'elsewhere');
        }
        return [...places] + ', wider: ' + (document.documentElement.scrollWidth > innerWidth);
      })()
      """;

  @TempDir Path folder;

  private HeadlessBrowser browser;

  @BeforeEach
  void open() throws Exception {
    Path page = folder.resolve("replication.html");
    Files.writeString(page, SampleReplication.in(folder).page());
    browser = HeadlessBrowser.open(page, folder.resolve("profile"));
    browser.allowScripts();
  }

  @AfterEach
  void close() throws Exception {
    browser.close();
  }

  @Test
  void theTableSaysOfEachConclusionWhetherItHolds() throws Exception {
    assertThat(browser.evaluate(CONCLUSIONS))
        .contains("verdict", "order", "ratio", "holds", "does not hold", "undecided (+");
    assertThat(browser.evaluate("document.querySelector('.answer').textContent"))
        .contains("Study: Three reductions <b>before</b> & after");
  }

  /** There and here are compared at a glance; a phone has no room for both. */
  @ParameterizedTest
  @CsvSource({"1400,beside", "1000,beside", "390,below"})
  void bothStandBesideEachOtherWhereThereIsRoom(int width, String places) throws Exception {
    browser.setWidth(width);

    assertThat(browser.evaluate(PLACES)).contains("\"" + places + ", wider: false\"");
    assertThat(browser.evaluate(PageScripts.CUT.replace("table,svg", "svg"))).contains("\"cut: \"");
  }

  @Test
  void noTextOfAPictureCoversAnother() throws Exception {
    browser.setWidth(1280);

    assertThat(browser.evaluate(PageScripts.COVERED))
        .containsPattern("\"texts: \\d{2,}, covered: \"");
  }

  @ParameterizedTest
  @CsvSource({"light,1280", "dark,1280", "light,390", "dark,390"})
  void keepsEveryRuleOfAxe(String scheme, int width) throws Exception {
    PageScripts.prepare(browser);
    browser.setColorScheme(scheme);
    browser.setWidth(width);

    assertThat(browser.evaluate(PageScripts.CHECK)).containsPattern("\"kept [1-9]\\d+, broken: \"");
  }
}
