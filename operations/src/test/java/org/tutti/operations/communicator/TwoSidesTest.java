package org.tutti.operations.communicator;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;

class TwoSidesTest {
  @Test
  void oneProcessHasNoOtherSide() {
    assertThatExceptionOfType(TuttiException.class)
        .isThrownBy(() -> new IntercommMerge().checkProcesses(1))
        .matches(e -> e.problem() == MpiProblem.SIDES_IMPOSSIBLE);
    assertThatCode(() -> new IntercommCreate().checkProcesses(2)).doesNotThrowAnyException();
  }
}
