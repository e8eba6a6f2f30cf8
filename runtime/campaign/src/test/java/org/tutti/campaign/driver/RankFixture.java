package org.tutti.campaign.driver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.rank.entry.RankRequest;
import org.tutti.rank.process.DriverWatchdog;
import org.tutti.records.launch.CellConditions;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.ClockRecord;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.CountedEvents;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.Heartbeats;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchFileCheck;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.launch.LaunchPosition;
import org.tutti.records.launch.LaunchWriter;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.RankProbe;
import org.tutti.records.launch.TimingMethod;
import org.tutti.records.settings.SettingKey;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

/**
 * A rank that misbehaves on demand, started by real launchers: it writes real result files, but
 * calls no MPI, since an MPI library does not fail on demand.
 */
public final class RankFixture {
  static final int CELLS = 3;

  private static final Set<String> SERVED =
      Set.of("well", "wrong-size", "library", "kernel", "jumps");

  private RankFixture() {}

  /** The name of the benchmark selects the behavior. */
  public static void main(String[] arguments) throws Exception {
    DriverWatchdog.begin(System.getenv());
    run(
        number("OMPI_COMM_WORLD_RANK", "PMI_RANK"),
        number("OMPI_COMM_WORLD_SIZE", "PMI_SIZE"),
        arguments);
  }

  /** Whether a thread can behave so: it neither ends the JVM nor waits to be killed. */
  static boolean canBeServed(String behavior) {
    return SERVED.contains(behavior) || behavior.startsWith("state-");
  }

  /** What one rank of a launch does. */
  static void run(int rank, int size, String... arguments)
      throws IOException, InterruptedException {
    RankRequest request = RankRequest.decode(arguments);
    String behavior = request.benchmarks().get(0);
    Path results = request.place().directory();
    LaunchOrigin origin = request.place().origin().orElseThrow();
    int launch = request.place().number().orElseThrow();
    Optional<String> changes = request.place().changes();
    if (behavior.equals("say-and-leave")) {
      System.err.println("rank " + rank + " has something to say");
      System.exit(7);
    }
    if (behavior.equals("job-ends")) {
      System.err.println("srun: error: Unable to create step for job 12: Invalid job id specified");
      System.exit(1);
    }
    int cell = behavior.equals("hang") ? rank + 1 : 0;
    Heartbeats.in(results)
        .write(rank, new LaunchPosition(cell, CELLS, cell == 0 ? "" : "cell of rank " + rank));
    if (rank == 0 && behavior.startsWith("state-")) {
      measureStates(behavior, results.resolve("launches").resolve("1.jsonl"), origin, launch, size);
    } else if (rank == 0 && behavior.equals("jumps")) {
      List<Long> sizes = request.settings().get(SettingKey.MSIZES);
      measureJump(sizes, results.resolve("launches").resolve("1.jsonl"), origin, launch, size);
    } else if (rank == 0) {
      if (behavior.equals("hang")) {
        awaitAll(Heartbeats.in(results), size);
      }
      measure(
          behavior, results.resolve("launches").resolve("1.jsonl"), origin, launch, size, changes);
      if (behavior.equals("lingers")) {
        Thread.sleep(Duration.ofMinutes(5).toMillis());
      }
    } else if (behavior.equals("killed")) {
      Path file = results.resolve("launches").resolve("1.jsonl");
      while (!Files.exists(file) || !LaunchFileCheck.hasHeader(file)) {
        Thread.sleep(10);
      }
      new ProcessBuilder("kill", "-9", Long.toString(ProcessHandle.current().pid())).start();
      Thread.sleep(Duration.ofMinutes(5).toMillis());
    } else if (behavior.equals("hang")) {
      Thread.sleep(Duration.ofMinutes(5).toMillis());
    }
  }

  /** Only then is there a result file, from which on silence counts. */
  private static void awaitAll(Heartbeats heartbeats, int size) throws InterruptedException {
    while (heartbeats.last().size() < size) {
      Thread.sleep(10);
    }
  }

  private static void measure(
      String behavior,
      Path file,
      LaunchOrigin origin,
      int launch,
      int size,
      Optional<String> changes)
      throws InterruptedException, IOException {
    List<CellKey> plan = new ArrayList<>();
    for (int cell = 0; cell < CELLS; cell++) {
      plan.add(new CellKey("org.example.Fixture.bcast", "BCAST", 8L << cell, size));
    }
    String library = behavior.equals("library") && launch > 1 ? "Other MPI" : "Fixture MPI";
    int claimed = behavior.equals("wrong-size") ? 1 : size;
    SortedMap<String, String> environment = new TreeMap<>(Map.of("cpu.governor", "schedutil"));
    if (behavior.equals("kernel")) {
      environment.put("os.kernel", launch > 1 ? "6.2" : "6.1");
    }
    changes.ifPresent(text -> environment.put("campaign.changed", text));
    LaunchHeader header = header(origin, launch, claimed, library, environment, plan);
    // Who is to be seen with one cell has it from the beginning, however slow the machine is.
    boolean hangs = behavior.equals("hang");
    Path begun = hangs ? file.getParent().resolveSibling("begun.jsonl") : file;
    try (LaunchWriter writer = LaunchWriter.create(begun, header)) {
      for (int cell = 0; cell < CELLS; cell++) {
        writer.write(record(cell, plan.get(cell), launch));
        if (hangs) {
          Files.createDirectories(file.getParent());
          Files.move(begun, file);
        }
        if (hangs || behavior.equals("killed")) {
          Thread.sleep(Duration.ofMinutes(5).toMillis());
        }
        if (behavior.equals("brisk")) {
          Thread.sleep(100);
        }
        if (behavior.equals("leave-early")) {
          Runtime.getRuntime().halt(0);
        }
        if (behavior.equals("leave-once") && !isSecondAttempt(file)) {
          Runtime.getRuntime().halt(1);
        }
      }
      List<Completion.RankReport> reports = new ArrayList<>();
      for (int rank = 0; rank < claimed; rank++) {
        reports.add(new Completion.RankReport(rank, claimed, CELLS, 0));
      }
      writer.complete(new Completion(Instant.now(), CELLS, reports));
    }
  }

  /** Far in the first five launches and in every fourth, or always near, or without probes. */
  private static void measureStates(
      String behavior, Path file, LaunchOrigin origin, int launch, int processes) {
    CellKey key = new CellKey("org.example.Fixture.states", "BCAST", 8, processes);
    boolean far = behavior.equals("state-both") && (launch <= 5 || launch % 4 == 0);
    List<MachineProbe> probes =
        behavior.equals("state-unknown")
            ? List.of()
            : List.of(
                new MachineProbe(
                    launch,
                    List.of(
                        new RankProbe(1, (far ? 410_000 : 90_000) + launch, 750),
                        new RankProbe(RankProbe.NO_PARTNER, 0, 750))));
    LaunchHeader header = header(origin, launch, processes, "Fixture MPI", Map.of(), List.of(key));
    try (LaunchWriter writer = LaunchWriter.create(file, header)) {
      writer.write(record(0, key, launch, probes));
      writer.complete(
          new Completion(Instant.now(), 1, List.of(new Completion.RankReport(0, processes, 1, 0))));
    }
  }

  /** 1000 ns, or 2000 ns above 100 bytes, and some noise of the launch. */
  private static void measureJump(
      List<Long> sizes, Path file, LaunchOrigin origin, int launch, int processes) {
    List<CellKey> plan =
        sizes.stream()
            .map(size -> new CellKey("org.example.Fixture.jumps", "BCAST", size, processes))
            .toList();
    LaunchHeader header = header(origin, launch, processes, "Fixture MPI", Map.of(), plan);
    try (LaunchWriter writer = LaunchWriter.create(file, header)) {
      for (int cell = 0; cell < plan.size(); cell++) {
        writer.write(
            record(cell, sizes.get(cell) > 100 ? 2 : 1, plan.get(cell), launch, List.of()));
      }
      writer.complete(
          new Completion(
              Instant.now(),
              plan.size(),
              List.of(new Completion.RankReport(0, processes, plan.size(), 0))));
    }
  }

  private static boolean isSecondAttempt(Path file) {
    Path attempt = file.getParent().getParent();
    return attempt.getFileName().toString().endsWith("-2");
  }

  static LaunchHeader header(
      LaunchOrigin origin,
      int launch,
      int processes,
      String library,
      Map<String, String> environment,
      List<CellKey> plan) {
    return new LaunchHeader(
        new LaunchIdentity(origin, launch, 1, Instant.now(), Map.of()),
        processes,
        List.of(),
        new LibraryInfo(
            ProviderKind.NATIVE,
            library,
            library,
            "none",
            "none",
            CallCost.NONE,
            ThreadLevels.SINGLE),
        List.of(new ClockRecord(ClockKind.MONOTONIC, 10, 20)),
        new LaunchEnvironment("test", environment, Map.of()),
        plan);
  }

  static CellRecord record(int position, CellKey key, int launch) {
    return record(position, key, launch, List.of());
  }

  private static CellRecord record(
      int position, CellKey key, int launch, List<MachineProbe> probes) {
    return record(position, position + 1, key, launch, probes);
  }

  private static CellRecord record(
      int position, int micros, CellKey key, int launch, List<MachineProbe> probes) {
    long[] runTimes = new long[20];
    long[] starts = new long[20];
    for (int index = 0; index < runTimes.length; index++) {
      starts[index] = 10_000L * index;
      // In an order without a pattern: launches must not resemble those before them.
      runTimes[index] = 1000L * micros + 10L * (7L * launch % 11) + index % 5;
    }
    return new CellRecord(
        position,
        key,
        CellSettings.of(
            TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
            CellCounts.of(20, 0)),
        new Observations(starts, runTimes, new long[20]),
        new CellConditions(
            new CellConditions.Period(0, 1),
            new CellConditions.WarmUpSummary(0, true),
            new CellConditions.JvmDisturbance(0, 0, 0),
            GlobalTiming.NONE,
            List.of(),
            CountedEvents.NONE,
            probes,
            Map.of()),
        List.of());
  }

  private static int number(String... variables) {
    for (String variable : variables) {
      String value = System.getenv(variable);
      if (value != null) {
        return Integer.parseInt(value);
      }
    }
    throw new IllegalStateException("no launcher has set " + Arrays.toString(variables));
  }
}
