package org.tutti.rank.entry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.ProblemKind;
import org.tutti.rank.process.RankZeroOutput;

class RankErrorsTest {
  private final StringWriter errors = new StringWriter();
  private final RankZeroOutput output = new RankZeroOutput(new PrintWriter(errors), Map.of());

  @Test
  void aProblemIsPrintedInOneLine() {
    assertThat(RankErrors.print(MpiProblem.LIBRARY_NOT_LOADED.error("Why."), output))
        .isEqualTo(ProblemKind.INSTALLATION.exitStatus());
    assertThat(errors.toString()).startsWith("[TUTTI-021] Why.").hasLineCount(1);
  }

  @Test
  void aDefectIsPrintedWithItsStackTrace() {
    assertThat(RankErrors.print(new IllegalStateException("a defect"), output))
        .isEqualTo(ProblemKind.INTERNAL.exitStatus());
    assertThat(errors.toString())
        .startsWith("[TUTTI-009]")
        .contains("IllegalStateException: a defect", "RankErrorsTest.java");
  }
}
