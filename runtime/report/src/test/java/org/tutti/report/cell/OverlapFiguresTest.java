package org.tutti.report.cell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.report.cell.OverlapSection.OverlapFigures;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class OverlapFiguresTest {
  @Test
  void theShareIsWhatTheOperationDoesNotAddToTheWork() {
    OverlapFigures half = only(100, 120, 170);

    assertThat(half.name()).isEqualTo("MPI_Ibcast");
    assertThat(half.share()).isEqualTo(0.5, within(1e-12));
    assertThat(half.left()).isEqualTo(50, within(1e-12));
    assertThat(half.pure()).isEqualTo(100);
    assertThat(half.work()).isEqualTo(120);
    assertThat(half.overlapped()).isEqualTo(170);
  }

  @Test
  void theShareLiesBetweenNoneAndAll() {
    assertThat(only(100, 120, 260).share()).isZero();
    assertThat(only(100, 120, 260).left()).isEqualTo(-40, within(1e-12));
    assertThat(only(100, 120, 110).share()).isEqualTo(1);
  }

  @Test
  void itIsComputedLaunchByLaunchAndHasAnIntervalFromSixOn() {
    List<CellFigures> cells =
        List.of(
            cell("MPI_Ibcast:pure", 100, 200, 300, 400, 500, 600),
            cell("MPI_Ibcast:work", 100, 200, 300, 400, 500, 600),
            cell("MPI_Ibcast:overlapped", 150, 300, 450, 600, 750, 900));

    OverlapFigures overlap = OverlapFigures.of(cells).get(0);

    assertThat(overlap.share()).isEqualTo(0.5, within(1e-12));
    assertThat(overlap.shareInterval().orElseThrow().low()).isEqualTo(0.5, within(1e-12));
    assertThat(only(1, 1, 1).shareInterval()).isEmpty();
  }

  @Test
  void benchmarksOfAClassOverlapTooButNotIfOneIsMissing() {
    assertThat(
            OverlapFigures.of(
                List.of(cell("org.example.B.pure", 1), cell("org.example.B.overlapped", 2))))
        .isEmpty();
    assertThat(
            OverlapFigures.of(
                List.of(
                    cell("org.example.B.pure", 1),
                    cell("org.example.B.work", 1),
                    cell("org.example.B.overlapped", 2))))
        .extracting(OverlapFigures::name)
        .containsExactly("org.example.B");
  }

  @Test
  void aLaunchThatLacksOneOfTheThreeDoesNotCount() {
    List<OverlapFigures> overlaps =
        OverlapFigures.of(
            List.of(
                cell("MPI_Ibcast:pure", 100, 100),
                cell("MPI_Ibcast:work", 100, 100),
                cell("MPI_Ibcast:overlapped", 150, 150, 999)));

    assertThat(overlaps.get(0).overlapped()).isEqualTo(150);
  }

  private static OverlapFigures only(double pure, double work, double overlapped) {
    return OverlapFigures.of(
            List.of(
                cell("MPI_Ibcast:pure", pure),
                cell("MPI_Ibcast:work", work),
                cell("MPI_Ibcast:overlapped", overlapped)))
        .get(0);
  }

  private static CellFigures cell(String benchmark, double... medians) {
    CellSettings settings =
        CellSettings.of(
            TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
            CellCounts.of(100, 10));
    List<LaunchFigures> launches =
        IntStream.range(0, medians.length)
            .mapToObj(
                i ->
                    new LaunchFigures(
                        new PlannedLaunch(i + 1, i + 1, Treatment.ONLY),
                        LaunchFigures.Times.allOf(medians[i]),
                        new LaunchFigures.Counts(100, 0, 0)))
            .toList();
    return new CellFigures(
        new CellKey(benchmark, "BCAST", 8, 2), Treatment.ONLY, settings, launches);
  }
}
