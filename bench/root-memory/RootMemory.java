package org.tutti.bench.rootmemory;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.tutti.campaign.CampaignResult;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.rank.cell.ImpossibleCells;
import org.tutti.rank.environment.Placement;
import org.tutti.rank.launch.LaunchMeasurement;
import org.tutti.rank.launch.LaunchObserver;
import org.tutti.rank.launch.LaunchPlace;
import org.tutti.rank.launch.MeasureRequest;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/**
 * The most memory that the root of a launch takes up to its report. Arguments: a directory for
 * results, ranks, cells, observations of a cell, and settings such as {@code processing=PS5}.
 */
public final class RootMemory {
  private static final String BENCHMARK = "MPI_Bcast";
  private static final int KIB_PER_MIB = 1024;

  private RootMemory() {}

  public static void main(String[] arguments) {
    Path directory = Path.of(arguments[0]);
    int ranks = Integer.parseInt(arguments[1]);
    int cells = Integer.parseInt(arguments[2]);
    List<String> more = Arrays.asList(arguments).subList(4, arguments.length);
    Settings.Builder settings =
        Settings.builder()
            .set(SettingKey.REPETITIONS, arguments[3])
            .set(
                SettingKey.MSIZES,
                IntStream.rangeClosed(1, cells)
                    .mapToObj(cell -> Integer.toString(8 * cell))
                    .collect(Collectors.joining(",")));
    for (String setting : more) {
      String[] parts = setting.split("=", 2);
      settings.set(SettingKey.named(parts[0]).orElseThrow(), parts[1]);
    }
    Plan plan =
        Plan.of(BenchmarkSelection.descriptors(List.of(BENCHMARK)), settings.build(), ranks);
    MeasureRequest request =
        new LaunchPlace(directory, 1, OptionalInt.of(1), Map.of(), Optional.empty()).request(plan);
    InProcess.run(
        1,
        session ->
            new LaunchMeasurement(
                    request,
                    ImpossibleCells.NONE,
                    BenchmarkSelection.instances(
                        BenchmarkSelection.onClassPath().entries(List.of(BENCHMARK))),
                    LaunchObserver.NONE)
                .run(new RootSession(session, EchoingRanks.of(session.world(), ranks))));
    long measured = Placement.peakMemoryKiB() / KIB_PER_MIB;
    int analyzed = CampaignResult.open(directory).analysis().cells().size();
    System.out.printf(
        Locale.ROOT,
        "%d,%d,%s,%s,%d,%d%n",
        ranks,
        analyzed,
        arguments[3],
        String.join(" ", more),
        measured,
        Placement.peakMemoryKiB() / KIB_PER_MIB);
  }

  /** The session of the only rank, with the other communicator. */
  private record RootSession(MpiSession alone, Communicator world) implements MpiSession {
    @Override
    public LibraryInfo library() {
      return alone.library();
    }

    @Override
    public double wtime() {
      return alone.wtime();
    }

    @Override
    public void abort(int exitStatus) {
      alone.abort(exitStatus);
    }

    @Override
    public void close() {
      alone.close();
    }
  }
}
