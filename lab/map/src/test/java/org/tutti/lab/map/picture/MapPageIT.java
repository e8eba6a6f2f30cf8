package org.tutti.lab.map.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.figures.page.HeadlessBrowser;
import org.tutti.figures.page.PageScripts;
import org.tutti.figures.page.PictureTexts;
import org.tutti.lab.map.MapMatrix;
import org.tutti.lab.map.SampleMap;
import org.tutti.lab.map.text.MapText;

/** The page of a map in a browser. */
@Tag("all")
class MapPageIT {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(ints = {4, 64})
  void theImageIsShownAndNothingIsWiderThanThePage(int hosts) throws Exception {
    Path page = folder.resolve("report.html");
    Files.writeString(
        page,
        MapPage.of(
            "maps", List.of(SampleMap.of(hosts, 2, 6, (one, other) -> other == 3 ? 1.4 : 1))));
    try (HeadlessBrowser browser = HeadlessBrowser.open(page, folder.resolve("profile"))) {
      browser.allowScripts();
      for (int width : new int[] {1280, 390}) {
        browser.setWidth(width);
        assertThat(
                browser.evaluate(
                    "(() => { const box = document.querySelector('svg image')"
                        + ".getBoundingClientRect();"
                        + " return box.width > 150 && box.height > 150"
                        + " && document.documentElement.scrollWidth <= innerWidth })()"))
            .as("width " + width)
            .contains("true");
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"light,1280", "dark,1280", "light,390", "dark,390"})
  void keepsEveryRuleOfAxe(String scheme, int width) throws Exception {
    Path page = folder.resolve("map.html");
    Files.writeString(
        page, MapPage.of("maps", List.of(SampleMap.of(4, 2, 6, (from, to) -> to == 3 ? 1.4 : 1))));
    try (HeadlessBrowser browser = HeadlessBrowser.open(page, folder.resolve("profile"))) {
      PageScripts.prepare(browser);
      browser.setColorScheme(scheme);
      browser.setWidth(width);

      assertThat(browser.evaluate(PageScripts.CHECK))
          .containsPattern("\"kept [1-9]\\d+, broken: \"");
    }
  }

  @Test
  void noTextOfThePictureIsCutOffOrCoversAnother() throws Exception {
    PictureTexts texts = new PictureTexts(folder, List.of(), List.of());
    MapMatrix map = MapMatrix.of(SampleMap.of(40, 2, 6, (one, other) -> 1));
    texts.draw(List.of(new HeatMapPicture()), map, "Measured: " + MapText.heading(map.map()));

    assertThat(texts.drawn()).containsExactly("map");
    texts.check();
  }
}
