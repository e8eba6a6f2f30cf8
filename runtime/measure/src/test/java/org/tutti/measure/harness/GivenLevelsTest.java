package org.tutti.measure.harness;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.Ranks;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.BenchmarkDescriptor;

@Tag("jdk")
class GivenLevelsTest {
  @Test
  void aLevelThatDoesNotExistIsRefusedEvenIfAConstraintExcludesIt() {
    assertThatThrownBy(() -> check("senders", "ODD", "EVN"))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-003] Parameter senders cannot be 'EVN'.")
        .hasMessageContaining("Did you mean 'EVEN'?");
    assertThatThrownBy(() -> check("rounds", "two")).hasMessageContaining("type int");
  }

  @Test
  void excludedLevelsAndParametersOfOthersAreLeftToThePlan() {
    assertThatCode(() -> check("senders", "ODD", "EVEN")).doesNotThrowAnyException();
    assertThatCode(() -> check("order", "RND")).doesNotThrowAnyException();
  }

  private static void check(String name, String... levels) {
    ConstrainedHarness harness = new ConstrainedHarness();
    GivenLevels.check(harness.benchmark(), harness, Map.of(name, List.of(levels)));
  }

  /** Measures with odd senders only. */
  private static final class ConstrainedHarness extends TestHarness {
    @Override
    public BenchmarkDescriptor benchmark() {
      return described()
          .parameter("senders", "ODD")
          .parameter("rounds", "1")
          .constraint("senders == ODD")
          .build();
    }

    @Override
    public void assign(ParameterValues values) {
      values.enumValue("senders", Ranks.class);
      values.intValue("rounds");
    }
  }
}
