package org.tutti.bench.compiledloops;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.RankPlacement;

/**
 * Prints a line of CSV for each cell and rank of all launches in a directory: CompiledLoops
 * DIRECTORY LOGS LABEL. The log of a process is {@code LOGS/pidPID.log}.
 */
public final class CompiledLoops {
  /**
   * Times of the result file and of the log are compared by the wall clock of the host. The log has
   * its begin, and times since then, in whole milliseconds.
   */
  private static final double UNCERTAIN_MILLIS = 1;

  private CompiledLoops() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments.length < 3) {
      throw new IllegalArgumentException("DIRECTORY LOGS LABEL");
    }
    for (Path file : new CampaignDirectory(Path.of(arguments[0])).results().values()) {
      try (LaunchReader reader = LaunchReader.open(file)) {
        for (RankPlacement rank : reader.header().ranks()) {
          Path log = Path.of(arguments[1], "pid" + rank.pid() + ".log");
          print(arguments[2], file, rank, CompilationLog.read(log));
        }
      }
    }
  }

  private static void print(String label, Path file, RankPlacement rank, CompilationLog log) {
    try (LaunchReader reader = LaunchReader.open(file)) {
      LaunchHeader header = reader.header();
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        CellRecord cell = next.get();
        Observations observations = cell.observations();
        double origin =
            header.identity().started().toEpochMilli()
                + header.identity().started().getNano() % 1_000_000 / 1e6
                + cell.conditions().period().beginNanos() / 1e6;
        int last = observations.count() - 1;
        double from = origin + observations.start(0) / 1e6;
        double until = origin + (observations.start(last) + observations.runTime(last)) / 1e6;
        List<CompilationLog.Task> tasks =
            log.during(from + UNCERTAIN_MILLIS, until - UNCERTAIN_MILLIS);
        System.out.printf(
            Locale.ROOT,
            "%s,%d,%d,%s,%d,%b,%s,%d,%s,%d,%d,%.1f%n",
            label,
            header.identity().number(),
            rank.rank(),
            cell.key().benchmark(),
            cell.key().msize(),
            log.isCompiled(harness(cell.key().benchmark()), from, until),
            String.join(" ", log.calls(harness(cell.key().benchmark()), from, until)),
            tasks.size(),
            tasks.isEmpty() ? "" : tasks.get(0).method().replace(',', ';'),
            cell.conditions().jvm().compilationNanos(),
            cell.conditions().warmUp().calls(),
            cell.conditions().period().durationNanos() / 1e6);
      }
    }
  }

  /** The class of a benchmark's harness. */
  private static String harness(String benchmark) {
    int dot = benchmark.lastIndexOf('.');
    return benchmark.substring(0, dot) + "_Harness$" + benchmark.substring(dot + 1);
  }
}
