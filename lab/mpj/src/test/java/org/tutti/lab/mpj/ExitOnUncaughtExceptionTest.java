package org.tutti.lab.mpj;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tutti.diagnostics.MpiProblem;

class ExitOnUncaughtExceptionTest {
  @Test
  void lackOfMemoryIsDistinguishedFromOtherCauses() {
    assertThat(ExitOnUncaughtException.problem(new OutOfMemoryError("direct buffer memory")))
        .isEqualTo(MpiProblem.MEMORY_EXHAUSTED);
    assertThat(ExitOnUncaughtException.problem(new IllegalStateException()))
        .isEqualTo(MpiProblem.RANK_THREAD_DIED);
  }
}
