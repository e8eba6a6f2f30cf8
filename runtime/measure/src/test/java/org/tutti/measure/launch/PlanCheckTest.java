package org.tutti.measure.launch;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.tutti.diagnostics.TuttiException;

class PlanCheckTest {
  @Test
  void aSizeThatIsNotAMultipleOfTheDatatypeIsRejected() {
    assertThatThrownBy(() -> check("8,12"))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-014] A message of 12 B")
        .hasMessageContaining("multiples of 8");
  }

  @Test
  void bufferThatMpiCannotCountIsRefused() {
    assertThatThrownBy(() -> check("2Gi"))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-015]")
        .hasMessageContaining("2147483648 B");
  }

  @Test
  void aRootOfClocksBeyondTheLastRankIsRefused() {
    assertThatThrownBy(
            () ->
                PlanCheck.check(TestLaunch.plan(new TestHarness(), 2, "sync", "WINDOW:root=2"), 2))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-047]");
  }

  @Test
  void emptyMessagesAreAllowed() {
    assertThatCode(() -> check("0,8")).doesNotThrowAnyException();
  }

  private static void check(String msizes) {
    PlanCheck.check(TestLaunch.plan(new TestHarness(), 2, "msizes", msizes), 2);
  }
}
