package org.tutti.measure.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.tutti.annotations.syntax.Expression;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/** All combinations of the parameters of one benchmark that its constraints admit. */
final class CellGrid {
  /** More cannot be measured in a launch, and would exhaust the memory. */
  private static final long MAX_CELLS = 100_000;

  private final BenchmarkDescriptor benchmark;
  private final Settings settings;
  private final List<Parameter> axes;
  private final int processes;
  private final List<Cell> cells = new ArrayList<>();
  private final List<Cell> skipped = new ArrayList<>();

  /**
   * @param before number of cells of the benchmarks before this one
   */
  CellGrid(BenchmarkDescriptor benchmark, Settings settings, int processes, int before) {
    this.benchmark = benchmark;
    this.settings = settings;
    this.axes = benchmark.parameters().axes(settings.parameters());
    this.processes = processes;
    checkSize(before);
    for (Map<String, String> combination : combinations()) {
      BenchmarkDescriptor chosen = chosen(combination);
      for (long msize :
          benchmark.operation().buffers().dependOnMsize()
              ? settings.get(SettingKey.MSIZES)
              : List.of(0L)) {
        Cell cell = new Cell(chosen, settings, msize, combination);
        (admits(cell) ? cells : skipped).add(cell);
      }
    }
  }

  List<Cell> cells() {
    return cells;
  }

  /** Combinations that a constraint excludes. */
  List<Cell> skipped() {
    return skipped;
  }

  private void checkSize(int before) {
    double size = settings.get(SettingKey.MSIZES).size();
    for (Parameter parameter : axes) {
      size *= parameter.values().size();
    }
    if (before + size > MAX_CELLS) {
      throw CommandLineProblem.TOO_MANY_COMBINATIONS.error(
          String.format(
              Locale.ROOT,
              "The parameters of %s have %.0f combinations%s.",
              benchmark.name(),
              size,
              before == 0 ? "" : ", after " + before + " cells of other benchmarks"),
          "A launch measures at most " + MAX_CELLS + " cells: use fewer sizes or values.");
    }
  }

  private List<Map<String, String>> combinations() {
    List<Map<String, String>> combinations = List.of(Map.of());
    for (Parameter parameter : axes) {
      List<Map<String, String>> longer = new ArrayList<>();
      for (Map<String, String> combination : combinations) {
        for (String value : parameter.values()) {
          Map<String, String> extended = new LinkedHashMap<>(combination);
          extended.put(parameter.name(), value);
          longer.add(extended);
        }
      }
      combinations = longer;
    }
    Set<Map<String, String>> evaluated = new LinkedHashSet<>();
    for (Map<String, String> one : combinations) {
      evaluated.add(LevelExpressions.evaluated(benchmark.parameters().axes(), one));
    }
    return List.copyOf(evaluated);
  }

  /** The benchmark with what a combination chooses of its operation. */
  private BenchmarkDescriptor chosen(Map<String, String> combination) {
    BenchmarkDescriptor chosen = benchmark;
    for (OperationChoice choice : benchmark.parameters().choices()) {
      String value = combination.get(choice.parameter());
      if (value != null) {
        chosen = chosen.with(choice.apply(chosen.operation(), value));
      }
    }
    return chosen;
  }

  private boolean admits(Cell cell) {
    ConstraintValues values = new ConstraintValues(cell, processes);
    for (Expression constraint : benchmark.parameters().constraints()) {
      if (!values.satisfy(constraint)) {
        return false;
      }
    }
    return true;
  }
}
