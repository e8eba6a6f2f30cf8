package org.tutti.analysis.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class ConfirmationRuleTest {
  private static final int CELLS = 4;
  private static final int LAUNCHES = 10;
  private static final ConfirmationRule BOTH = new ConfirmationRule(LAUNCHES, true);
  private static final ConfirmationRule ALONE = new ConfirmationRule(LAUNCHES, false);

  private final Random random = new Random(8);

  private Side side(int number, IntToDoubleFunction factor) {
    List<CellFigures> cells = new ArrayList<>();
    for (int cell = 0; cell < CELLS; cell++) {
      double level = 1000 * factor.applyAsDouble(cell);
      List<LaunchFigures> launches =
          IntStream.rangeClosed(1, number)
              .mapToObj(
                  launch ->
                      new LaunchFigures(
                          new PlannedLaunch(launch, launch, Treatment.ONLY),
                          LaunchFigures.Times.allOf(level * Math.exp(0.01 * random.nextGaussian())),
                          new LaunchFigures.Counts(100, 0, 0)))
              .toList();
      cells.add(
          new CellFigures(
              new CellKey("Simulated.allreduce", "ALLREDUCE", 8L << cell, 2),
              Treatment.ONLY,
              CellSettings.of(
                  TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
                  CellCounts.of(100, 0)),
              launches));
    }
    return new Side("side", cells, List.of(), true);
  }

  private CampaignComparison pairs(
      int launches, IntToDoubleFunction slower, ComparisonOptions options) {
    return CampaignComparison.of(
        side(launches, any -> 1), side(launches, slower), true, false, options);
  }

  private GateResult gate(IntToDoubleFunction slower) {
    return GateResult.of(
        pairs(LAUNCHES, slower, ComparisonOptions.DEFAULT), false, List.of(), List.of());
  }

  private static IntToDoubleFunction first(double factor) {
    return cell -> cell == 0 ? factor : 1;
  }

  private void look(ConfirmationRule.Looks looks, ConfirmationRule rule, double factor) {
    looks.take(
        pairs(
            looks.nextLaunches(),
            first(factor),
            rule.options(ComparisonOptions.DEFAULT, looks.cells().size(), CELLS)));
  }

  @Test
  void whatIsNotThereWhenItIsMeasuredAgainIsAFalseAlarm() {
    GateResult spiked = gate(first(1.5));
    assertThat(spiked.outcome()).isEqualTo(GateOutcome.REGRESSION);
    ConfirmationRule.Looks looks = BOTH.begin(spiked);
    assertThat(looks.nextLaunches()).isEqualTo(LAUNCHES);
    look(looks, BOTH, 1);

    assertThat(looks.nextLaunches()).isZero();
    GateResult result = looks.result(List.of());
    assertThat(result.outcome()).isEqualTo(GateOutcome.PASSED);
    assertThat(result.confirmations())
        .singleElement()
        .satisfies(
            cell -> {
              assertThat(cell.isFalseAlarm()).isTrue();
              assertThat(cell.first().ratio().orElseThrow().value()).isGreaterThan(1.4);
              assertThat(cell.launches()).isEqualTo(LAUNCHES);
            });
    assertThat(result.notes()).anyMatch(note -> note.contains("at most 1 in 100"));
  }

  @Test
  void whatIsThereAgainIsARegression() {
    ConfirmationRule.Looks looks = BOTH.begin(gate(first(1.25)));
    look(looks, BOTH, 1.25);
    assertThat(looks.nextLaunches()).isZero();
    assertThat(looks.result(List.of()).outcome()).isEqualTo(GateOutcome.REGRESSION);
  }

  /** At the margin itself nothing can be found, so three looks with ever more launches end it. */
  @Test
  void whatStaysUndecidedIsInconclusiveAfterThreeLooks() {
    ConfirmationRule.Looks looks = BOTH.begin(gate(first(1.5)));
    List<Integer> launches = new ArrayList<>();
    while (looks.nextLaunches() > 0) {
      launches.add(looks.nextLaunches());
      look(looks, BOTH, 1.03);
    }
    assertThat(launches).containsExactly(10, 20, 40);
    assertThat(looks.result(List.of()).outcome()).isEqualTo(GateOutcome.INCONCLUSIVE);
  }

  @Test
  void withoutASecondMeasurementARegressionIsNotConfirmed() {
    GateResult result = BOTH.begin(gate(first(1.5))).result(List.of("why"));
    assertThat(result.outcome()).isEqualTo(GateOutcome.NOT_CONFIRMED);
    assertThat(result.outcome().exitStatus()).isEqualTo(5);
    assertThat(result.notes()).startsWith("why");
    assertThat(result.confirmations().get(0).again()).isEmpty();
    assertThat(InconclusivePolicy.PASS.exitStatus(result.outcome())).isEqualTo(5);
  }

  @Test
  void whatOnlySeemsSlowerIsMeasuredAgainIfBothSidesAre() {
    GateResult undecided =
        GateResult.of(
            pairs(3, first(1.06), ComparisonOptions.DEFAULT), false, List.of(), List.of());
    assertThat(undecided.outcome()).isEqualTo(GateOutcome.INCONCLUSIVE);
    assertThat(BOTH.suspects(undecided)).hasSize(1);
    assertThat(ALONE.suspects(undecided)).isEmpty();
  }

  /** The head alone has one look, for all cells of the gate: it has been selected among these. */
  @Test
  void theHeadAloneHasOneLookAtAStricterLevel() {
    ConfirmationRule.Looks looks = ALONE.begin(gate(first(1.5)));
    look(looks, ALONE, 1.03);
    assertThat(looks.nextLaunches()).isZero();
    assertThat(ALONE.options(ComparisonOptions.DEFAULT, 1, CELLS).significance())
        .isEqualTo(0.01 / CELLS);
    assertThat(BOTH.options(ComparisonOptions.DEFAULT, 1, CELLS).significance())
        .isEqualTo(0.01 / 3);
  }
}
