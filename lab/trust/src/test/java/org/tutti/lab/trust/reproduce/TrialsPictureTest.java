package org.tutti.lab.trust.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.plot.PlotData;
import org.tutti.figures.plot.PlotSvg;
import org.tutti.records.launch.CellKey;

class TrialsPictureTest {
  @Test
  void trialsAreDividedByTheLeast() {
    CellKey small = new CellKey("org.example.Sum.allreduce", "ALLREDUCE", 8, 2, Map.of());
    CellKey large = new CellKey("org.example.Sum.allreduce", "ALLREDUCE", 64, 2, Map.of());
    List<Reproducibility> cells =
        List.of(
            new Reproducibility(small, Optional.empty(), new double[] {110, 100, 120}),
            new Reproducibility(large, Optional.empty(), new double[] {200, 210, 205}));

    List<Drawing> drawings = new TrialsPicture().of(cells);

    assertThat(drawings).hasSize(1);
    assertThat(PlotSvg.inline(drawings.get(0).plot(), "a", drawings.get(0).caption()))
        .startsWith("<svg")
        .doesNotContain("NaN", "Infinity", "rror building plot");
    PlotData trials = drawings.get(0).plot().layers().get(4).data();
    assertThat(trials.numbers("ratio")).containsExactly(1.1, 1.0, 1.2, 1.0, 1.05, 1.025);
  }
}
