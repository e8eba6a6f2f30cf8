package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CellFigureTest {
  @Test
  void namesAreUnique() {
    List<CellFigure> all = Arrays.asList(CellFigure.values());
    assertThat(all.stream().map(CellFigure::column)).doesNotHaveDuplicates();
    assertThat(all.stream().map(CellFigure::key))
        .doesNotHaveDuplicates()
        .contains("meanRate", "p99", "startP95");
    assertThat(
            Stream.concat(
                all.stream().map(CellFigure::title), all.stream().map(CellFigure::intervalTitle)))
        .doesNotHaveDuplicates();
  }
}
