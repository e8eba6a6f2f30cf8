package org.tutti.report.remark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.MergedFinding;
import org.tutti.analysis.MergedWarning;
import org.tutti.analysis.disturbance.Reach;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.stats.diagnosis.Finding;

class DoubtSizeTest {
  private static final CellFigures CELL =
      new CellFigures(
          new CellKey("example", "BCAST", 8, 2, Map.of()), Treatment.ONLY, null, List.of());
  private static final Finding DRIFT = new Finding(Finding.Kind.DRIFT, -0.47, 0.02, "Drift.");

  @Test
  void aDriftOf47PercentOutranksAClockOf6Percent() {
    double clock =
        DoubtSize.of(
            MeasurementProblem.CLOCK_READING_TOO_SLOW,
            List.of(
                new MergedWarning(
                    MeasurementProblem.CLOCK_READING_TOO_SLOW,
                    "it costs 19 ns of 318 ns",
                    List.of(),
                    1,
                    Reach.MOSTLY,
                    OptionalDouble.of(0.06))));

    assertThat(clock).isEqualTo(0.06);
    assertThat(DoubtSize.of(DRIFT)).isEqualTo(0.47).isGreaterThan(clock);
  }

  @Test
  void anotherTransportOutranksBoth() {
    assertThat(size(FindingProblem.NO_SHARED_MEMORY, "by TCP"))
        .isGreaterThan(size(FindingProblem.ENVIRONMENT_DIFFERS, "it changed"))
        .isGreaterThan(DoubtSize.of(DRIFT));
  }

  @ParameterizedTest
  @EnumSource(Finding.Kind.class)
  void everyFindingHasASize(Finding.Kind kind) {
    assertThat(DoubtSize.of(new Finding(kind, 0.5, 0, "A finding."))).isIn(0.5, DoubtSize.UNKNOWN);
  }

  @Test
  void launchesThatDifferByAFactorAreNoSmallRemark() {
    assertThat(weight(0.6)).isEqualTo(RemarkWeight.SMALL);
    assertThat(weight(1.0)).isEqualTo(RemarkWeight.CARE);
    assertThat(weight(9.0, Finding.Kind.DRIFT)).isEqualTo(RemarkWeight.CARE);
    // Which is a remark of its own.
    assertThat(weight(9.0, Finding.Kind.LAUNCH_MODES)).isEqualTo(RemarkWeight.SMALL);
  }

  private static RemarkWeight weight(double figure, Finding.Kind... others) {
    Finding finding = new Finding(Finding.Kind.LAUNCHES_DIFFER, figure, 0.05, "They differ.");
    MergedFinding found = new MergedFinding(finding, List.of(CELL), 1);
    return RemarkWeight.of(found, found(others), false);
  }

  private static List<MergedFinding> found(Finding.Kind... kinds) {
    return Stream.of(kinds)
        .map(kind -> new Finding(kind, 1.7, 0, "Something else."))
        .map(finding -> new MergedFinding(finding, List.of(CELL), 1))
        .toList();
  }

  private static double size(Problem problem, String text) {
    return DoubtSize.of(problem, List.of(new MergedWarning(problem, text, List.of(), 1)));
  }
}
