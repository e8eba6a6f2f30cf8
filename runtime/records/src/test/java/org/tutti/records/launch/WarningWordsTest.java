package org.tutti.records.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.Problem;

class WarningWordsTest {
  private static final Pattern MISSING = Pattern.compile("[{}\\[\\]]|null");

  static Set<Problem> problems() {
    return WarningWords.problems();
  }

  @ParameterizedTest
  @MethodSource("problems")
  void aSentenceHasAllItsFiguresOrIsRefused(Problem problem) {
    WarningWords words = WarningWords.of(problem);
    Map<String, Object> figures = new LinkedHashMap<>();
    for (String name : words.names()) {
      figures.put(name, 1L);
    }
    assertThat(words.areFor(figures)).isTrue();
    assertThat(new Warning(problem, figures).text()).isNotBlank().doesNotContainPattern(MISSING);
    for (String name : words.names()) {
      Map<String, Object> fewer = new LinkedHashMap<>(figures);
      fewer.remove(name);
      if (words.areFor(fewer)) {
        assertThat(new Warning(problem, fewer).text()).doesNotContainPattern(MISSING);
      }
    }
  }

  @Test
  void figuresHaveTheirForms() {
    assertThat(
            Warning.of(MeasurementProblem.CLOCK_READING_TOO_SLOW)
                .with("cost", 19.4)
                .with("share", 0.0611)
                .with("median", 318))
        .returns("reading the clock costs 19 ns, 6 % of the median of 318 ns", Warning::text)
        .returns(List.of(0.0611), Warning::shares);
    assertThat(
            Warning.of(FindingProblem.OUTLIERS_EXPLAINED)
                .with("excess", 3.2)
                .with("outliers", 7)
                .with("longest", 1.104)
                .with("causes", "preemption 3")
                .text())
        .isEqualTo(
            "outliers took 3.20 ms more than the median (observations: 7, the longest 1.10 ms):"
                + " preemption 3");
    assertThat(Warning.of(MeasurementProblem.OVERSUBSCRIBED).with("ranks", 2).with("processors", 1))
        .extracting(Warning::text)
        .asString()
        .startsWith("2 ranks share 1 processor of");
  }

  @Test
  void whatIsOptionalIsLeftOut() {
    Warning own = Warning.because(MeasurementProblem.WRONG_DATA, "rank 1");
    assertThat(own.text()).isEqualTo("rank 1; the cell was not measured");
    assertThat(own.with("library", "L 1").with("defect", "odd").text())
        .isEqualTo("rank 1; a known defect of L 1: odd; the cell was not measured");
  }

  /** A benchmark may throw anything. */
  @Test
  void aFigureIsNoPatternAndNoWords() {
    String odd = "{why} $1 \\ [x]";
    assertThat(Warning.because(MpiProblem.REQUESTS_NOT_COMPLETED, odd).text())
        .isEqualTo(odd + "; the cell was not measured");
  }
}
