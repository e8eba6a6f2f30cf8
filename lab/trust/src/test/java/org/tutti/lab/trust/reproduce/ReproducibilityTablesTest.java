package org.tutti.lab.trust.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.records.launch.CellKey;
import org.tutti.report.layout.PageStyle;

class ReproducibilityTablesTest {
  @Test
  void valuesAreDividedByTheSmallestOfTheTrials() {
    CellKey key = new CellKey("Example.bcast", "BCAST", 8, 2);
    List<String> lines =
        lines(List.of(new Reproducibility(key, Optional.empty(), new double[] {1022, 1012})));
    assertThat(lines)
        .anyMatch(
            line -> line.contains("median") && line.contains("1.01 us") && line.endsWith("1.010"));
  }

  @Test
  void theFigureOfASuiteIsNamed() {
    CellKey key = new CellKey("Example.bcast", "BCAST", 8, 2);
    Reproducibility imb =
        new Reproducibility(key, Optional.of(ProcessingScheme.PS7), new double[] {5, 6});
    Reproducibility mpptest =
        new Reproducibility(key, Optional.of(ProcessingScheme.PS8), new double[] {5, 6});
    assertThat(lines(List.of(imb, mpptest)))
        .anyMatch(line -> line.contains("PS7 mean"))
        .anyMatch(line -> line.contains("PS8 min of means"));
  }

  private static List<String> lines(List<Reproducibility> cells) {
    return ReproducibilityTables.of(cells).lines(new PageStyle(100, false, false));
  }
}
