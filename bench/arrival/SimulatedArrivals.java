package org.tutti.bench.arrival;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.simulated.ClockModel;
import org.tutti.mpi.simulated.Link;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.rank.cell.ImpossibleCells;
import org.tutti.rank.environment.Environment;
import org.tutti.rank.launch.LaunchMeasurement;
import org.tutti.rank.launch.LaunchObserver;
import org.tutti.rank.launch.LaunchPlace;
import org.tutti.rank.launch.MeasureRequest;
import org.tutti.rank.process.RankState;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.settings.Settings;
import org.tutti.stats.summary.Quartiles;

/** The time from the last arrival to the last exit, measured and by theory: one line a cell. */
final class SimulatedArrivals {
  private static final List<String> OPERATIONS =
      List.of(
          "MPI_Bcast:binomial",
          "MPI_Bcast:linear",
          "MPI_Allreduce:recursive-doubling",
          "MPI_Allreduce:ring");
  private static final double SPAN = 20_000;
  private static final List<String> PATTERNS =
      List.of("simultaneous", "ascending", "descending", "first-late", "last-late");
  private static final double LATENCY = 1_200;
  private static final double OVERHEAD = 50;

  private SimulatedArrivals() {}

  public static void main(String[] arguments) throws Exception {
    int ranks = Integer.parseInt(arguments[0]);
    Path results = Path.of(arguments[1]);
    Link link = new Link(LATENCY, 0, 0, 0, 0, 0, 0);
    Simulation simulation = Simulation.of(1, new Network("no noise", link, link, OVERHEAD));
    ArrivalTheory theory = new ArrivalTheory(OVERHEAD, LATENCY);
    System.out.println("operation,pattern,ranks,measured_ns,theory_ns,ratio,start_error_ns");
    for (String pattern : PATTERNS) {
      Path directory = Files.createDirectories(results.resolve(pattern));
      measure(ranks, pattern, directory, simulation);
      for (CellRecord cell : cells(directory)) {
        double[] arrivals = arrivals(pattern, ranks);
        double last = Arrays.stream(arrivals).max().orElseThrow();
        double expected =
            theory.lastExit(cell.key().benchmark(), arrivals)
                - last
                + ClockModel.REALISTIC.readCost();
        double measured = Quartiles.of(cell.observations().validRunTimes()).median();
        System.out.printf(
            Locale.ROOT,
            "%s,%s,%d,%.0f,%.0f,%.4f,%.0f%n",
            cell.key().benchmark(),
            pattern,
            ranks,
            measured,
            expected,
            measured / expected,
            cell.conditions().global().startErrorHigh().orElse(Double.NaN));
      }
    }
  }

  /** By the definition of each pattern. */
  private static double[] arrivals(String pattern, int ranks) {
    return IntStream.range(0, ranks)
        .mapToDouble(
            rank ->
                switch (pattern) {
                  case "ascending" -> SPAN * rank / (ranks - 1);
                  case "descending" -> SPAN * (ranks - 1 - rank) / (ranks - 1);
                  case "first-late" -> rank == 0 ? SPAN : 0;
                  case "last-late" -> rank == ranks - 1 ? SPAN : 0;
                  default -> 0;
                })
        .toArray();
  }

  private static void measure(int ranks, String pattern, Path directory, Simulation simulation) {
    List<IndexEntry> selected = BenchmarkSelection.onClassPath().entries(OPERATIONS);
    Settings settings =
        Settings.builder()
            .set("arrival", pattern + ":" + Math.round(SPAN) + "ns")
            .set("msizes", "8")
            .set("repetitions", "50")
            .build();
    Plan plan = BenchmarkSelection.plan(selected, settings, ranks);
    MeasureRequest request =
        new MeasureRequest(
            plan,
            new LaunchPlace(
                directory,
                1,
                Optional.of(LaunchOrigin.byHand("bench/arrival")),
                OptionalInt.of(1),
                Map.of(),
                Optional.empty(),
                List.of(),
                Map.of()),
            new Environment(new TreeMap<>(), new TreeMap<>()));
    Simulated.run(
        ranks,
        simulation,
        session ->
            new LaunchMeasurement(
                    request,
                    ImpossibleCells.NONE,
                    BenchmarkSelection.instances(selected),
                    LaunchObserver.NONE,
                    RankState.now())
                .run(session));
  }

  private static List<CellRecord> cells(Path directory) throws Exception {
    List<CellRecord> cells = new ArrayList<>();
    for (Path file : new CampaignDirectory(directory).results().values()) {
      try (LaunchReader reader = LaunchReader.open(file)) {
        for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
          cells.add(next.get());
        }
      }
    }
    return cells;
  }
}
