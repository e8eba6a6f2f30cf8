package org.tutti.bench.analysiscost;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.CellConditions;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.ClockRecord;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.launch.LaunchWriter;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

/** Writes a campaign of made-up run-times: GenerateCampaign DIR LAUNCHES CELLS OBSERVATIONS. */
public final class GenerateCampaign {
  private GenerateCampaign() {}

  public static void main(String[] arguments) {
    Path directory = Path.of(arguments[0]);
    int launches = Integer.parseInt(arguments[1]);
    int cells = Integer.parseInt(arguments[2]);
    int observations = Integer.parseInt(arguments[3]);
    List<CellKey> plan = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      plan.add(new CellKey("org.example.Made.up", "ALLREDUCE", 8L * cell, 2));
    }
    for (int launch = 1; launch <= launches; launch++) {
      write(new CampaignDirectory(directory).launch(launch), launch, plan, observations);
    }
  }

  private static void write(Path file, int launch, List<CellKey> plan, int observations) {
    Random random = new Random(launch);
    LaunchHeader header =
        new LaunchHeader(
            new LaunchIdentity(LaunchOrigin.byHand("sample"), launch, 1, Instant.EPOCH, Map.of()),
            2,
            List.of(),
            new LibraryInfo(
                ProviderKind.NATIVE,
                "Made up",
                "1",
                "none",
                "none",
                CallCost.NONE,
                ThreadLevels.SINGLE),
            List.of(new ClockRecord(ClockKind.MONOTONIC, 10, 20)),
            new LaunchEnvironment("bench", Map.of(), Map.of()),
            plan);
    try (LaunchWriter writer = LaunchWriter.create(file, header)) {
      for (int cell = 0; cell < plan.size(); cell++) {
        writer.write(cell(cell, plan.get(cell), observations, random));
      }
      List<Completion.RankReport> ranks =
          List.of(
              new Completion.RankReport(0, 2, plan.size(), 0),
              new Completion.RankReport(1, 2, plan.size(), 0));
      writer.complete(new Completion(Instant.EPOCH, plan.size(), ranks));
    }
  }

  private static CellRecord cell(int position, CellKey key, int observations, Random random) {
    long[] starts = new long[observations];
    long[] runTimes = new long[observations];
    long time = 0;
    for (int index = 0; index < observations; index++) {
      starts[index] = time;
      // Skewed, with a second mode, as run-times are.
      runTimes[index] = 2000 + (long) Math.exp(3 + 1.5 * random.nextGaussian());
      if (random.nextInt(50) == 0) {
        runTimes[index] += 30_000;
      }
      time += runTimes[index] + 1500;
    }
    return new CellRecord(
        position,
        key,
        CellSettings.of(
            TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
            CellCounts.of(observations, 0)),
        new Observations(starts, runTimes, new long[observations]),
        CellConditions.undisturbed(new CellConditions.Period(0, 1)),
        List.of());
  }
}
