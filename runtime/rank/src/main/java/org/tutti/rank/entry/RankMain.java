package org.tutti.rank.entry;

import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.IntSupplier;
import org.tutti.diagnostics.TerminalWriter;
import org.tutti.rank.jvm.Profiler;
import org.tutti.rank.outlier.OutlierAttribution;
import org.tutti.rank.process.RankZeroOutput;

/**
 * The program of each rank that Tutti starts, in a campaign or as a rank that it starts itself; see
 * {@link RankRequest}.
 */
public final class RankMain {
  /** Enough for the classes that all benchmarks share, and few enough for a second. */
  private static final int MAX_CELLS_OF_TRAINING = 2;

  private RankMain() {}

  public static void main(String[] arguments) {
    int status = RankProcess.run(arguments, RankMain::rank);
    if (status != 0 || RankProcess.goesOn()) {
      System.exit(status);
    }
  }

  /**
   * Measures with these environment variables and returns the exit status. Ranks that share a JVM
   * enter here, each in a class loader of its own.
   */
  public static int rank(Map<String, String> environment, String... arguments) {
    PrintWriter errors = writer(System.err);
    RankZeroOutput output = new RankZeroOutput(errors, environment);
    try {
      RankRequest request = RankRequest.decode(arguments);
      RankStart start = new RankStart(RankMain.class, request.provider(), environment, output);
      Optional<Integer> ended = start.run(arguments);
      if (ended.isPresent()) {
        return ended.get();
      }
      RankLaunch launch = new RankLaunch(request, output, environment);
      return switch (request.task()) {
        case MEASUREMENT, TRAINING, TRAINING_BY_HAND ->
            profiled(request, output, environment, () -> measure(launch, request));
        case DRY_RUN -> launch.dryRun(writer(System.out)::println);
        case PART_OF_DRY_RUN -> launch.partOfDryRun(writer(System.out)::println);
      };
    } catch (RuntimeException e) {
      return RankErrors.print(e, output);
    }
  }

  /** Called in the same way in all tasks, so that what calls it is in the cache. */
  private static int measure(RankLaunch launch, RankRequest request) {
    if (request.task() == LaunchTask.MEASUREMENT) {
      return launch.measure(request.place());
    }
    OutlierAttribution.rehearse();
    RankLaunch few = launch.withFewCells(MAX_CELLS_OF_TRAINING);
    return request.task() == LaunchTask.TRAINING
        ? few.measure(request.place())
        : few.measure(
            request.place(), () -> rehearse(request.place().directory()), MpiRunner.NOTHING);
  }

  private static int profiled(
      RankRequest request,
      RankZeroOutput output,
      Map<String, String> environment,
      IntSupplier launch) {
    try (Profiler profiler =
        Profiler.begin(environment, output.rank(), request.place().directory())) {
      return launch.getAsInt();
    }
  }

  private static PrintWriter writer(PrintStream stream) {
    return new TerminalWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), false);
  }

  /** Whatever fails here is not in the cache, and starts more slowly. */
  private static void rehearse(Path results) {
    for (Rehearsal rehearsal : ServiceLoader.load(Rehearsal.class)) {
      try {
        rehearsal.run(results);
      } catch (RuntimeException e) {
        continue;
      }
    }
  }
}
