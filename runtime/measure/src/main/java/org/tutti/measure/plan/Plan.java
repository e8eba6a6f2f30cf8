package org.tutti.measure.plan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tutti.annotations.Suite;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/**
 * The cells of a launch and their order (hunold2016, algorithm 2). Every rank makes the same plan
 * from the same benchmarks, command line and seed.
 *
 * @param cells cells in the order in which they are measured
 * @param skipped combinations of parameters that a constraint excludes
 */
public record Plan(List<Cell> cells, List<Cell> skipped) {
  public Plan {
    cells = List.copyOf(cells);
    skipped = List.copyOf(skipped);
  }

  /**
   * All cells, in the order in which benchmarks and message sizes are declared; of a command line
   * with contrasts, those that they compare.
   *
   * @throws TuttiException if the command line sets a parameter that no benchmark has, or two
   *     benchmarks require different thread levels
   */
  public static Plan of(List<BenchmarkDescriptor> benchmarks, Settings commandLine, int processes) {
    checkParameters(benchmarks, commandLine);
    LaunchThreadLevel.of(benchmarks, commandLine);
    List<Cell> cells = new ArrayList<>();
    List<Cell> skipped = new ArrayList<>();
    for (BenchmarkDescriptor benchmark : benchmarks) {
      Settings settings = effective(benchmark, commandLine, processes);
      CellGrid grid = new CellGrid(benchmark, settings, processes, cells.size() + skipped.size());
      cells.addAll(grid.cells());
      skipped.addAll(grid.skipped());
    }
    if (commandLine.contrasts().isEmpty()) {
      return new Plan(cells, skipped);
    }
    List<Cell> product = new ArrayList<>(cells);
    product.addAll(skipped);
    Set<Cell> wanted =
        new HashSet<>(new ContrastedCells(commandLine.contrasts(), product).compared());
    return new Plan(
        new ContrastedCells(commandLine.contrasts(), cells).compared(),
        skipped.stream().filter(wanted::contains).toList());
  }

  /**
   * The same cells in a random order that depends only on the campaign's seed and the number of the
   * launch; cells that are measured alternately stay together.
   */
  public Plan shuffled(long seed, int launch) {
    Shuffle shuffle = Shuffle.ofPlan(seed, launch);
    List<List<Cell>> groups = groups();
    shuffle.accept(groups);
    List<Cell> shuffled = new ArrayList<>();
    for (List<Cell> group : groups) {
      shuffle.accept(group);
      shuffled.addAll(group);
    }
    return new Plan(shuffled, skipped);
  }

  /** The first cell of each benchmark, in the order of the plan, and at most so many. */
  public Plan firstOfEachBenchmark(int most) {
    Map<String, Cell> first = new LinkedHashMap<>();
    cells.forEach(cell -> first.putIfAbsent(cell.benchmark().name(), cell));
    return new Plan(first.values().stream().limit(most).toList(), List.of());
  }

  /**
   * The cells in groups that are measured alternately, in the order of the plan. A group contains
   * the cells that are compared within a launch: those of one message size that belong to a class
   * with a baseline, or to one benchmark with further parameters; or those of all message sizes, if
   * that is requested; or, of a plan with contrasts, those that these connect. Any other cell is a
   * group of its own.
   */
  public List<List<Cell>> groups() {
    return CellGroups.of(cells);
  }

  /**
   * All settings of a benchmark, unchecked: a factor may still change them. The command line takes
   * precedence over the annotations, these over the scheme that either of them names, and that over
   * the defaults.
   *
   * @throws TuttiException 3 if the scheme is not on the class path
   */
  public static Settings merged(BenchmarkDescriptor benchmark, Settings commandLine) {
    Settings said = commandLine.over(benchmark.settings());
    Optional<Suite> suite = said.find(SettingKey.SCHEME);
    return suite.isEmpty()
        ? said.over(Settings.defaults())
        : said.over(SuiteMethods.require(SettingKey.SCHEME).of(suite.get()))
            .over(Settings.defaults());
  }

  /**
   * The {@link #merged} settings of a benchmark.
   *
   * @throws TuttiException if they contradict each other or result in an impossible synchronization
   */
  public static Settings effective(
      BenchmarkDescriptor benchmark, Settings commandLine, int processes) {
    try {
      Settings settings = OnceInLaunch.settings(benchmark, merged(benchmark, commandLine));
      SettingsCheck.check(settings, processes);
      return settings;
    } catch (TuttiException e) {
      throw e.in(benchmark.name());
    }
  }

  /** Messages about decisions that were made because the user specified nothing. */
  public List<String> notices() {
    return cells.stream()
        .flatMap(cell -> cell.settings().syncConfiguration().notices().stream())
        .distinct()
        .toList();
  }

  private static void checkParameters(List<BenchmarkDescriptor> benchmarks, Settings commandLine) {
    Set<String> known = new TreeSet<>();
    for (BenchmarkDescriptor benchmark : benchmarks) {
      known.addAll(benchmark.parameters().names());
    }
    for (String name : commandLine.parameters().keySet()) {
      if (!known.contains(name)) {
        throw CommandLineProblem.NAME_UNKNOWN.error(
            "None of the selected benchmarks has a parameter '" + name + "'.",
            known.isEmpty() ? "They have none." : "Known are: " + String.join(", ", known) + ".");
      }
    }
  }
}
