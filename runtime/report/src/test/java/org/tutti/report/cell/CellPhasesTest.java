package org.tutti.report.cell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.records.launch.CellConditions;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.PhaseRecord;
import org.tutti.records.launch.TimingMethod;
import org.tutti.report.cell.PhaseSection.CellPhases;
import org.tutti.report.cell.PhaseSection.PhaseFigures;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;
import org.tutti.sync.process.Flag;

class CellPhasesTest {
  private final CellPhases phases = new CellPhases();

  @Test
  void sharesAreOfTheMeansOverRanksAndAddUp() {
    CellRecord cell = cell(0, 0, 0);
    phases.launch();
    phases.add(cell, new PhaseRecord(0, 0, "", new long[] {10, 10, 10}));
    phases.add(cell, new PhaseRecord(0, 0, "a", new long[] {30, 20, 40}));
    phases.add(cell, new PhaseRecord(0, 1, "", new long[] {10, 10, 10}));
    phases.add(cell, new PhaseRecord(0, 1, "a", new long[] {50, 50, 50}));

    List<PhaseFigures> figures = phases.figures();

    assertThat(figures).extracting(PhaseFigures::phase).containsExactly("", "a");
    assertThat(figures.get(1).mean()).isEqualTo((30 + 50) / 2.0);
    assertThat(figures.get(1).share()).isEqualTo(0.8, within(1e-12));
    assertThat(figures.get(1).slowestRank()).isEqualTo(1);
    assertThat(figures.get(1).slowest()).isEqualTo(50);
  }

  @Test
  void invalidObservationsDoNotCount() {
    int late = Flag.STARTED_LATE;
    CellRecord cell = cell(0, late, late);
    phases.launch();
    phases.add(cell, new PhaseRecord(0, 0, "a", new long[] {5, 900, 900}));

    assertThat(phases.figures().get(0).slowest()).isEqualTo(5);
  }

  @Test
  void aRankThatNeverMarksAPhaseSpendsNoTimeInIt() {
    CellRecord cell = cell(0, 0, 0);
    phases.launch();
    phases.add(cell, new PhaseRecord(0, 0, "a", new long[] {8, 8, 8}));

    assertThat(phases.figures().get(0).mean()).isEqualTo(4);
  }

  @Test
  void figuresAreMediansOverLaunches() {
    CellRecord cell = cell(0, 0, 0);
    for (long time : new long[] {1, 2, 9}) {
      phases.launch();
      phases.add(cell, new PhaseRecord(0, 0, "a", new long[] {time, time, time}));
    }
    assertThat(phases.figures().get(0).slowest()).isEqualTo(2);
  }

  private static CellRecord cell(long... flags) {
    return new CellRecord(
        0,
        new CellKey("org.example.B.own", "ALLREDUCE", 8, 2),
        CellSettings.of(
            TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
            CellCounts.of(flags.length, 0)),
        new Observations(new long[flags.length], new long[flags.length], flags),
        CellConditions.undisturbed(new CellConditions.Period(0, 1)),
        List.of());
  }
}
