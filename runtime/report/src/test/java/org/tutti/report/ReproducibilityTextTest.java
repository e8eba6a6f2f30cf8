package org.tutti.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.reproduce.Reproducibility;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.records.launch.CellKey;

class ReproducibilityTextTest {
  @Test
  void valuesAreDividedByTheSmallestOfTheTrials() {
    CellKey key = new CellKey("Example.bcast", "BCAST", 8, 2);
    List<String> lines =
        ReproducibilityText.lines(
            List.of(new Reproducibility(key, Optional.empty(), new double[] {1022, 1012})), 100);
    assertThat(lines)
        .anyMatch(
            line -> line.contains("median") && line.contains("1.012") && line.endsWith("1.010"));
  }

  @Test
  void theFigureOfASuiteIsNamed() {
    CellKey key = new CellKey("Example.bcast", "BCAST", 8, 2);
    Reproducibility imb =
        new Reproducibility(key, Optional.of(ProcessingScheme.PS7), new double[] {5, 6});
    Reproducibility mpptest =
        new Reproducibility(key, Optional.of(ProcessingScheme.PS8), new double[] {5, 6});
    assertThat(ReproducibilityText.lines(List.of(imb, mpptest), 100))
        .anyMatch(line -> line.contains("PS7 mean"))
        .anyMatch(line -> line.contains("PS8 min of means"));
  }
}
