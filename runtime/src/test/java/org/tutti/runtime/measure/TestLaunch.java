package org.tutti.runtime.measure;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.runtime.environment.Environment;
import org.tutti.runtime.plan.Plan;
import org.tutti.runtime.plan.Setting;
import org.tutti.runtime.plan.Settings;
import org.tutti.runtime.store.CellRecord;
import org.tutti.runtime.store.Completion;
import org.tutti.runtime.store.LaunchFiles;
import org.tutti.runtime.store.LaunchHeader;
import org.tutti.runtime.store.LaunchReader;
import org.tutti.runtime.store.RankRecord;

/** Launches on ranks that are threads, and what they leave behind. */
final class TestLaunch {
  static final long SEED = 11;

  private TestLaunch() {}

  /** What a result file holds. */
  record Result(LaunchHeader header, List<CellRecord> cells, List<Completion> completion) {}

  static MeasureRequest request(Path directory, Plan plan) {
    return new MeasureRequest(
        plan,
        SEED,
        OptionalInt.of(2),
        Map.of("library", "none"),
        directory,
        new Environment(new TreeMap<>(Map.of("cpu.model", "test")), new TreeMap<>()),
        "test");
  }

  static Plan plan(TestHarness harness, int processes, String... settings) {
    Settings.Builder commandLine = Settings.builder();
    for (int index = 0; index < settings.length; index += 2) {
      commandLine.set(Setting.named(settings[index]).orElseThrow(), settings[index + 1]);
    }
    return Plan.of(List.of(harness.benchmark()), commandLine.build(), processes);
  }

  /** Measures {@code plan}; each rank gets a harness of its own. */
  static void run(Path directory, int processes, Plan plan, Supplier<TestHarness> harness) {
    InProcess.run(
        processes,
        session ->
            new LaunchMeasurement(
                    request(directory, plan),
                    List.of(harness.get().indexed()),
                    new SilentObserver())
                .run(session));
  }

  static Result read(Path directory) {
    try (LaunchReader reader = LaunchReader.open(LaunchFiles.file(directory, 2))) {
      List<CellRecord> cells = new ArrayList<>();
      for (Optional<CellRecord> cell = reader.next(); cell.isPresent(); cell = reader.next()) {
        cells.add(cell.get());
      }
      return new Result(reader.header(), cells, reader.completion().stream().toList());
    }
  }

  /** The times of single ranks, by the position of their cell. */
  static Map<Integer, List<RankRecord>> ranks(Path directory) {
    Map<Integer, List<RankRecord>> ranks = new TreeMap<>();
    try (LaunchReader reader = LaunchReader.open(LaunchFiles.file(directory, 2))) {
      reader.onRank(
          rank -> ranks.computeIfAbsent(rank.position(), any -> new ArrayList<>()).add(rank));
      while (reader.next().isPresent()) {
        // The ranks of a cell come on the way to the next one.
      }
    }
    return ranks;
  }

  private static final class SilentObserver implements LaunchObserver {
    @Override
    public void began(LaunchHeader header) {}

    @Override
    public void finished(CellRecord cell) {}

    @Override
    public void completed(Completion completion) {}
  }
}
