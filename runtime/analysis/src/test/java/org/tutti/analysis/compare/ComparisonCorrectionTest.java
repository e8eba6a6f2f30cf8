package org.tutti.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.gate.GateResult;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.Correction;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

/** Many cells mean many chances of a false positive. */
class ComparisonCorrectionTest {
  private static final int CELLS = 5;
  private final CampaignComparison comparison =
      CampaignComparison.of(side("A", 3), side("B", 4), false, false, ComparisonOptions.DEFAULT);

  @Test
  void aComparisonOfSeveralCellsIsCorrectedByHolmByDefault() {
    double[] single =
        comparison.cells().stream()
            .mapToDouble(cell -> cell.difference().test().pValue())
            .toArray();
    double[] corrected =
        comparison.cells().stream()
            .mapToDouble(cell -> cell.difference().correctedPValue())
            .toArray();

    assertThat(corrected).hasSize(CELLS).isEqualTo(Correction.HOLM.apply(single));
    assertThat(corrected).isNotEqualTo(single);
  }

  @Test
  void theGateCorrectsWhatItCallsSlower() {
    GateResult result = GateResult.of(comparison, false, List.of(), List.of());
    double[] single =
        comparison.cells().stream()
            .map(CellComparison::blocks)
            .mapToDouble(blocks -> blocks.all().test(1 / 1.03, Alternative.LESS).pValue())
            .toArray();
    double[] corrected = result.cells().stream().mapToDouble(cell -> cell.slowerPValue()).toArray();

    assertThat(corrected).hasSize(CELLS).isEqualTo(Correction.HOLM.apply(single));
    assertThat(corrected).isNotEqualTo(single);
  }

  private static Side side(String name, long seed) {
    Random random = new Random(seed);
    List<CellFigures> cells = new ArrayList<>();
    for (int cell = 0; cell < CELLS; cell++) {
      double typical = name.equals("B") ? 1000 + 15 * cell : 1000;
      List<LaunchFigures> launches = new ArrayList<>();
      for (int number = 1; number <= 10; number++) {
        double median = typical + 20 * random.nextGaussian();
        PlannedLaunch launch = new PlannedLaunch(number, number, Treatment.ONLY);
        launches.add(
            new LaunchFigures(
                launch, LaunchFigures.Times.allOf(median), new LaunchFigures.Counts(100, 0, 0)));
      }
      cells.add(
          new CellFigures(
              new CellKey("org.example.B.bcast", "BCAST", 8L << cell, 2),
              Treatment.ONLY,
              CellSettings.of(
                  TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
                  CellCounts.of(100, 0)),
              launches));
    }
    return new Side(name, cells, List.of(), true);
  }
}
