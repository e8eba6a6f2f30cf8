package org.tutti.records.contrast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tutti.records.launch.CellKey;

class CellContrastTest {
  private static final CellContrast ORDERS =
      new CellContrast(
          new ContrastSide(
              "a.B:c+d", Map.of("order", List.of("x|y", "z")), Map.of("mode", List.of("1"))),
          new ContrastSide("e", Map.of("order", List.of("=&#?;")), Map.of("mode", List.of("1"))));

  @Test
  void cellsThatDifferInNothingElseMatch() {
    CellKey left = cell("a.B:c+d", 8, "x|y", "1");
    CellKey right = cell("e", 8, "=&#?;", "1");
    List<CellKey> cells =
        List.of(
            left,
            right,
            cell("e", 16, "=&#?;", "1"),
            cell("e", 8, "z", "1"),
            cell("f", 8, "z", "1"));

    assertThat(ORDERS.matches(cells)).containsExactly(new CellContrast.ContrastPair(left, right));
  }

  @Test
  void theDomainLimitsOnlyWhatAsksForIt() {
    List<CellKey> cells = List.of(cell("a.B:c+d", 8, "z", "2"), cell("e", 8, "=&#?;", "2"));

    assertThat(ORDERS.matches(cells)).hasSize(1);
    assertThat(ORDERS.matchesInDomain(cells)).isEmpty();
  }

  @Test
  void theNextSizeIsTheNextLargerOfTheSameParameters() {
    CellContrast monotony =
        new CellContrast(
            new ContrastSide("e", Map.of()),
            new ContrastSide("e", Map.of("msize", List.of("next"))));
    List<CellKey> cells =
        List.of(cell("e", 8, "x", "1"), cell("e", 32, "x", "1"), cell("e", 16, "x", "2"));

    assertThat(monotony.matches(cells))
        .containsExactly(new CellContrast.ContrastPair(cells.get(0), cells.get(1)));
  }

  @Test
  void itsTextIsReadAgain() {
    assertThat(ORDERS.toString()).doesNotContain(" ");
    assertThat(CellContrast.parse(ORDERS.toString())).isEqualTo(ORDERS);
    assertThatThrownBy(() -> CellContrast.parse("e?#"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> CellContrast.parse("e;e?#"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static CellKey cell(String benchmark, long msize, String order, String mode) {
    return new CellKey(benchmark, "ANY", msize, 2, Map.of("order", order, "mode", mode));
  }
}
