package org.tutti.lab.trust.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.figures.page.PictureTexts;
import org.tutti.records.launch.CellKey;

/** Texts of the picture of trials. */
@Tag("all")
class TrialsPictureIT {
  @TempDir private Path folder;

  @Test
  void noneIsCutOffOrCoversAnother() throws Exception {
    PictureTexts texts = new PictureTexts(folder, List.of(), List.of());
    texts.draw(
        List.of(new TrialsPicture()),
        Stream.of(1L, 2L, 65_536L)
            .map(size -> new CellKey("org.example.Sum.allreduce", "ALLREDUCE", size, 2, Map.of()))
            .map(key -> new Reproducibility(key, Optional.empty(), new double[] {110, 100, 120}))
            .toList(),
        "Measured: 3 trials.");

    texts.check();

    assertThat(texts.drawn()).containsExactly("trials");
  }
}
