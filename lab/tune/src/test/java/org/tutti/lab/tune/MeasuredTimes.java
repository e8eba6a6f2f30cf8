package org.tutti.lab.tune;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

/** Figures of launches that vary by 1 %, drawn with a seed. */
final class MeasuredTimes {
  private final Random random = new Random(4);

  /** A cell of {@code MPI_Allreduce} with two processes. */
  CellFigures of(String label, long msize, int launches, double nanos) {
    return of(Map.of(AlgorithmRace.NAME, label), msize, launches, nanos);
  }

  /** The same under an arrival pattern. */
  CellFigures of(String label, String arrival, long msize, int launches, double nanos) {
    return of(Map.of(AlgorithmRace.NAME, label, "arrival", arrival), msize, launches, nanos);
  }

  private CellFigures of(Map<String, String> levels, long msize, int launches, double nanos) {
    return new CellFigures(
        new CellKey("MPI_Allreduce", "ALLREDUCE", msize, 2),
        new Treatment(levels),
        CellSettings.of(
            TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
            CellCounts.of(100, 10)),
        IntStream.rangeClosed(1, launches).mapToObj(launch -> figures(launch, nanos)).toList());
  }

  private LaunchFigures figures(int launch, double nanos) {
    return new LaunchFigures(
        new PlannedLaunch(launch, launch, Treatment.ONLY),
        LaunchFigures.Times.allOf(nanos * Math.exp(0.01 * random.nextGaussian())),
        new LaunchFigures.Counts(100, 0, 0),
        GlobalTiming.NONE,
        List.of(),
        0);
  }
}
