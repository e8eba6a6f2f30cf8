package org.tutti.figures.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.analysis.map.SampleMap;

/** The page of a map in a browser. */
@Tag("any-jdk")
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
}
