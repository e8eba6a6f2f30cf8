package org.tutti.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignResult;
import org.tutti.diagnostics.TuttiException;
import org.tutti.examples.endtoend.CheckedBenchmarks;
import org.tutti.records.settings.SettingKey;

/** Bodies, set-ups, and constructors may throw checked exceptions, which are told as they are. */
class CheckedExceptionsTest {
  @TempDir private Path results;

  @ParameterizedTest
  @ValueSource(
      classes = {
        CheckedBenchmarks.Body.class,
        CheckedBenchmarks.SetUp.class,
        CheckedBenchmarks.OfState.class,
        CheckedBenchmarks.Construction.class
      })
  void whatIsThrownIsTold(Class<?> benchmark) {
    assertThat(outcome(benchmark)).contains("IOException").contains("has had enough");
  }

  private String outcome(Class<?> benchmark) {
    try {
      CampaignResult result =
          Campaign.runHere(
              CampaignPlan.builder().benchmark(benchmark).set(SettingKey.RESULTS, results).build());
      return result.failures() + " " + result.warnings();
    } catch (TuttiException e) {
      return e.getMessage();
    }
  }
}
