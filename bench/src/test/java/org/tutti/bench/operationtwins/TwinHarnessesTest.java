package org.tutti.bench.operationtwins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TwinHarnessesTest {
  private static final String HARNESS =
      """
      public final class Gather_Harness {
        public static final class gather implements Harness {
          public void measure(Run run, CellContext cell) {
            var clock = run.clock();
            while (run.next()) {
              benchmark.prepare();
              run.start();
              long start = clock.now();
              benchmark.gather(message);
              run.stop(start, clock.now());
              benchmark.settle();
            }
            while (run.nextBatch()) {
              run.start();
            }
          }
        }
      }
      """;

  @Test
  void theTimedCallHasTheBareCallsForAnAlternative() {
    String loop = TwinHarnesses.of(HARNESS).split("while \\(run.next\\(\\)\\)")[1];
    assertThat(loop.replaceAll("\\s+", " "))
        .contains(
            "else { benchmark.prepare(); } run.start(); long start = clock.now(); if (isBare)")
        .contains("BARE.invokeExact();")
        .contains("else { benchmark.gather(message); } run.stop(start, clock.now());")
        .contains("else { benchmark.settle(); }");
  }

  @Test
  void theHarnessHasItsTwin() {
    assertThat(TwinHarnesses.of(HARNESS))
        .contains("new org.tutti.bench.operationtwins.Twin(gather.class)");
  }

  @Test
  void refusesALoopThatIsNotAsExpected() {
    String other = HARNESS.replace("        long start = clock.now();\n", "");
    assertThatThrownBy(() -> TwinHarnesses.of(other))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("a timed loop is not as expected");
  }
}
