package org.tutti.rank.stop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.Plan;
import org.tutti.rank.launch.TestLaunch;
import org.tutti.records.launch.CellRecord;

/** When a cell has enough observations, by the rules of suites. */
class CellStoppingRuleTest {
  @TempDir Path directory;

  @Test
  void standardErrorOfTheMeanAsInSkampi() {
    StandardErrorRule rule = new StandardErrorRule(0.1, 4);
    assertThat(rule.isReached(new double[] {100, 100, 100})).as("too few").isFalse();
    // Mean 100, standard deviation 20: the standard error is 10, a tenth.
    assertThat(rule.isReached(new double[] {80, 120, 100 - 14.1, 100 + 14.1})).isTrue();
    assertThat(rule.isReached(new double[] {60, 140, 60, 140})).isFalse();
    assertThat(rule.untilNextCheck(0)).isEqualTo(4);
    assertThat(rule.untilNextCheck(9)).isEqualTo(1);
    assertThat(rule.untilNextCheck(300)).isEqualTo(30);
  }

  @Test
  void intervalOfTheMeanAsInMpiblib() {
    // Two values at 90 and 110: mean 100, standard error 10, t(1, 0.975) = 12.706.
    double[] two = {90, 110};
    assertThat(new MeanRule(1.28, 2).isReached(two)).isTrue();
    assertThat(new MeanRule(1.26, 2).isReached(two)).isFalse();
  }

  @Test
  void decayAsInMpicroscope() {
    DecayRule rule = new DecayRule(10, 100, OptionalDouble.empty());
    double[] constant = new double[100];
    Arrays.fill(constant, 5);
    // The first sample sets the minimum; each further one of ten leaves out ten more.
    assertThat(rule.isReached(Arrays.copyOf(constant, 50))).isFalse();
    assertThat(rule.isReached(Arrays.copyOf(constant, 60))).isTrue();
    double[] falling = new double[99];
    Arrays.setAll(falling, index -> 1000 - index);
    assertThat(rule.isReached(falling)).isFalse();
    assertThat(rule.untilNextCheck(13)).isEqualTo(7);
  }

  @Test
  void exponentialDecayAsInMpicroscope() {
    DecayRule rule = new DecayRule(10, 100, OptionalDouble.of(0.5));
    double[] constant = new double[100];
    Arrays.fill(constant, 5);
    // Of 80 that remain after the second sample, 40 are left, then 15 of 30, then 2 of 5.
    assertThat(rule.isReached(Arrays.copyOf(constant, 40))).isFalse();
    assertThat(rule.isReached(Arrays.copyOf(constant, 50))).isTrue();
    double[] falling = new double[99];
    Arrays.setAll(falling, index -> 1000 - index);
    assertThat(rule.isReached(falling)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "repetitions-error, 1000, 8",
    "repetitions-mean-interval, 1000, 8",
    "repetitions-interval, 1000, 8",
    "repetitions-seconds, 0.001, 50",
  })
  void theFirstRuleThatIsReachedEndsTheCellOnAllRanks(String rule, String share, int count) {
    Plan plan =
        TestLaunch.plan(
            new TestHarness(),
            3,
            "msizes",
            "8",
            "repetitions",
            "1000000",
            "repetitions-min",
            "8",
            rule,
            share);
    TestLaunch.run(directory, 3, plan, TestHarness::new);
    CellRecord cell = TestLaunch.read(directory).cells().get(0);
    assertThat(cell.conditions().details()).containsEntry("stoppedBy", rule);
    assertThat(cell.settings().further()).containsEntry(rule, share);
    assertThat(cell.observations().count()).isBetween(count, 999_999);
    if (!rule.equals("repetitions-seconds")) {
      assertThat(cell.observations().count()).isEqualTo(count);
    }
  }

  @Test
  void decayNeedsAtMostHalfMoreThanTheSamplesWithANewMinimum() {
    Plan plan =
        TestLaunch.plan(
            new TestHarness(), 2, "msizes", "8", "repetitions", "400", "repetitions-decay", "50");
    TestLaunch.run(directory, 2, plan, TestHarness::new);
    CellRecord cell = TestLaunch.read(directory).cells().get(0);
    assertThat(cell.observations().count()).isBetween(200, 400);
    assertThat(cell.observations().count() % 50).isZero();
  }
}
