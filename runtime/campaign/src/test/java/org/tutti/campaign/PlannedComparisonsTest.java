package org.tutti.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.Operation;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Datatype;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/** What a campaign can decide is known before it begins. */
class PlannedComparisonsTest {
  private static final Settings SIZES =
      Settings.builder().set(SettingKey.MSIZES, "4,8,16,32").build();

  @Test
  void withoutBaselineAndFactorNothingIsCompared() {
    PlannedComparisons none = PlannedComparisons.of(List.of(plan("bcast")));

    assertThat(none.tests()).isZero();
    assertThat(none.leastLaunches()).isZero();
    assertThat(none.notice(1)).isEmpty();
  }

  @Test
  void eachTreatmentIsComparedWithTheFirst() {
    Plan plan = plan("bcast", "reduce");

    assertThat(PlannedComparisons.of(List.of(plan, plan, plan)).tests()).isEqualTo(2 * 8);
  }

  @Test
  void eachVariantIsComparedWithTheBaselineOfItsClass() {
    Plan plan = plan("baseline", "ring", "tree");

    assertThat(PlannedComparisons.of(List.of(plan)).tests()).isEqualTo(8);
    assertThat(PlannedComparisons.of(List.of(plan, plan)).tests()).isEqualTo(16);
  }

  /** 2 / 2^n times the number of tests has to be at most 0.05. */
  @Test
  void tooFewLaunchesAreAnnounced() {
    assertThat(new PlannedComparisons(1).leastLaunches()).isEqualTo(6);
    assertThat(new PlannedComparisons(27).leastLaunches()).isEqualTo(11);
    assertThat(new PlannedComparisons(60).leastLaunches()).isEqualTo(12);
    assertThat(new PlannedComparisons(4).notice(6))
        .contains(
            "6 launches cannot show any difference in 4 comparisons, however large; 8"
                + " can (--launches 8).");
    assertThat(new PlannedComparisons(4).notice(8)).isEmpty();
  }

  private static Plan plan(String... names) {
    return Plan.of(List.of(names).stream().map(PlannedComparisonsTest::named).toList(), SIZES, 2);
  }

  private static BenchmarkDescriptor named(String name) {
    BenchmarkDescriptor.Builder builder =
        BenchmarkDescriptor.named("a.B." + name).operation(Operation.BCAST).datatype(Datatype.BYTE);
    return (name.equals("baseline") ? builder.baseline() : builder).build();
  }
}
