package org.tutti.report.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.PlainColumn;

/** A column vanishes if it has no value, and not if all of its values are zero. */
class ZeroIsAnAnswerTest {
  private static final EnumSet<FigureUnit> TEXTS = EnumSet.of(FigureUnit.WORDS, FigureUnit.PATH);

  private static TextColumn column(FigureUnit unit, OptionalDouble value) {
    PlainColumn<Integer> column =
        PlainColumn.optional("figure", "figure", unit, "", (Integer row) -> value);
    return FigureColumns.valuesOf(column, List.of(1, 2), 0);
  }

  @ParameterizedTest
  @EnumSource(FigureUnit.class)
  void zerosAreShownInEveryUnit(FigureUnit unit) {
    if (!TEXTS.contains(unit)) {
      TextColumn zeros = column(unit, OptionalDouble.of(0));
      assertThat(zeros.isTold()).isTrue();
      assertThat(zeros.cells()).allMatch(cell -> cell.matches("(.*[^1-9])?0([^1-9].*)?"));
      assertThat(column(unit, OptionalDouble.empty()).isTold()).isFalse();
    }
  }

  @Test
  void nothingOverlapsIsShown() {
    assertThat(column(FigureUnit.SHARE, OptionalDouble.of(0)).cells()).containsOnly("0.0 %");
  }
}
