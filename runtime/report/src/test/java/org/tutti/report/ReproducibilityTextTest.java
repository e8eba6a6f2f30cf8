package org.tutti.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.reproduce.Reproducibility;
import org.tutti.records.launch.CellKey;

class ReproducibilityTextTest {
  @Test
  void valuesAreDividedByTheLeastOfTheTrials() {
    CellKey key = new CellKey("Example.bcast", "BCAST", 8, 2);
    List<String> lines =
        ReproducibilityText.lines(List.of(new Reproducibility(key, new double[] {1022, 1012})));
    assertThat(lines).anyMatch(line -> line.contains("1.012") && line.endsWith("1.010"));
  }
}
