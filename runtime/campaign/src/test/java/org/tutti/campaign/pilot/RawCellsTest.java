package org.tutti.campaign.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellConditions;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.launch.LaunchWriter;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class RawCellsTest {
  private static final CellKey KEY = new CellKey("org.example.B.bcast", "BCAST", 8, 2);

  @TempDir Path directory;

  /** Five portions of four observations, 10 us apart; other cells are measured in between. */
  @Test
  void timeBetweenTwoPortionsIsNotPartOfAnObservation() {
    long[] starts = new long[20];
    for (int index = 0; index < starts.length; index++) {
      starts[index] = 10_000L * index + 5_000_000L * (index / 4);
    }
    Path file = directory.resolve("launch");
    LaunchHeader header =
        new LaunchHeader(
            new LaunchIdentity(LaunchOrigin.byHand("sample"), 1, 1, Instant.EPOCH, Map.of()),
            2,
            List.of(),
            new LibraryInfo(
                ProviderKind.NATIVE,
                "Sample MPI",
                "1",
                "none",
                "none",
                CallCost.NONE,
                ThreadLevels.SINGLE),
            List.of(),
            new LaunchEnvironment("test", Map.of(), Map.of()),
            List.of(KEY));
    try (LaunchWriter writer = LaunchWriter.create(file, header)) {
      writer.write(
          new CellRecord(
              0,
              KEY,
              CellSettings.of(
                  TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
                  CellCounts.of(20, 0)),
              new Observations(starts, new long[20], new long[20]),
              CellConditions.undisturbed(new CellConditions.Period(0, 1)),
              List.of()));
    }

    RawCells cells =
        RawCells.of(List.of(new LaunchFile(new PlannedLaunch(1, 1, Treatment.ONLY), file, true)));

    assertThat(cells.nanosPerObservation()).containsExactly(Map.entry(KEY, 10_000.0));
    assertThat(cells.nanosOfCells()).isEqualTo(200_000);
  }
}
