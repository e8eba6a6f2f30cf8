package org.tutti.runtime.campaign;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tutti.mpi.LibraryInfo;
import org.tutti.runtime.store.CellConditions;
import org.tutti.runtime.store.CellKey;
import org.tutti.runtime.store.CellRecord;
import org.tutti.runtime.store.CellSettings;
import org.tutti.runtime.store.ClockQuality;
import org.tutti.runtime.store.Completion;
import org.tutti.runtime.store.GlobalTiming;
import org.tutti.runtime.store.LaunchHeader;
import org.tutti.runtime.store.LaunchWriter;
import org.tutti.runtime.store.Observations;

/** A small campaign on disk, as if it had been launched by hand. */
public final class SampleCampaign {
  public static final int CELLS = 2;
  public static final int OBSERVATIONS = 20;

  private SampleCampaign() {}

  /** Writes this many launches; run-times grow with the cell and a little with the launch. */
  public static void write(CampaignDirectory directory, int launches) {
    write(directory, 1, launches, Map.of());
  }

  /** Writes the launches {@code first} to {@code last}, made in this environment. */
  public static void write(
      CampaignDirectory directory, int first, int last, Map<String, String> environment) {
    directory.prepare();
    for (int launch = first; launch <= last; launch++) {
      List<CellKey> plan = new ArrayList<>();
      for (int cell = 0; cell < CELLS; cell++) {
        plan.add(new CellKey("org.example, \"B\".bcast", "BCAST", 8L << cell, 2));
      }
      LibraryInfo library =
          new LibraryInfo("native", "Sample MPI", "1", "none", "none", Duration.ZERO);
      LaunchHeader header =
          new LaunchHeader(
              "test",
              launch,
              1,
              Instant.EPOCH,
              2,
              library,
              List.of(new ClockQuality("MONOTONIC", 10, 20)),
              Map.of(),
              List.of(),
              environment,
              Map.of(),
              plan);
      try (LaunchWriter writer = LaunchWriter.create(directory.launch(launch), header)) {
        for (int cell = 0; cell < CELLS; cell++) {
          writer.write(cell(cell, plan.get(cell), launch));
        }
        writer.complete(
            new Completion(
                Instant.EPOCH,
                CELLS,
                List.of(
                    new Completion.RankReport(0, 2, CELLS, 0),
                    new Completion.RankReport(1, 2, CELLS, 0))));
      }
    }
  }

  private static CellRecord cell(int position, CellKey key, int launch) {
    long[] starts = new long[OBSERVATIONS];
    long[] runTimes = new long[OBSERVATIONS];
    for (int index = 0; index < OBSERVATIONS; index++) {
      starts[index] = 10_000L * index;
      runTimes[index] = 1000L * (position + 1) + 10L * launch + index % 5;
    }
    return new CellRecord(
        position,
        key,
        new CellSettings("BARRIER", "MONOTONIC", "LOCAL", false, OBSERVATIONS, 0),
        new Observations(starts, runTimes, new long[OBSERVATIONS]),
        new CellConditions(0, 1, 0, true, 0, 0, 0, GlobalTiming.NONE, Map.of()),
        List.of());
  }
}
