package org.tutti.lab.check.guideline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

/** Cells of a campaign on 10 nodes, with the medians that a test wants. */
final class DesignedCells {
  static final int LAUNCHES = 8;
  private static final int PROCESSES = 160;

  private final List<CellFigures> cells = new ArrayList<>();
  private final KnownBenchmarks known = new KnownBenchmarks();
  private final Set<String> planned = new HashSet<>();

  /** A cell without further parameters. */
  DesignedCells add(String benchmark, long msize, IntToDoubleFunction medians) {
    return add(benchmark, msize, Map.of(), medians);
  }

  /**
   * A cell.
   *
   * @param medians of the launches, from 1
   */
  DesignedCells add(
      String benchmark, long msize, Map<String, String> levels, IntToDoubleFunction medians) {
    CellKey key = new CellKey(benchmark, "ANY", msize, PROCESSES, levels);
    plan(key);
    cells.add(
        new CellFigures(
            key,
            Treatment.ONLY,
            CellSettings.of(
                TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
                CellCounts.of(50, 10)),
            IntStream.rangeClosed(1, LAUNCHES)
                .mapToObj(launch -> launch(launch, medians.applyAsDouble(launch)))
                .toList()));
    return this;
  }

  /** A benchmark whose cells were to be measured, but have no figures. */
  DesignedCells missing(String benchmark) {
    plan(new CellKey(benchmark, "ANY", 8, PROCESSES));
    return this;
  }

  /** A benchmark that the campaign does not have. */
  DesignedCells known(String benchmark, String... parameters) {
    known.add(benchmark, List.of(parameters));
    return this;
  }

  private void plan(CellKey key) {
    known.add(key);
    planned.add(key.benchmark());
  }

  int size() {
    return cells.size();
  }

  /** Tests the guidelines of sets, or given as text. */
  GuidelineCheck check(String... guidelines) {
    List<PerformanceGuideline> all = new ArrayList<>();
    for (String one : guidelines) {
      all.addAll(
          one.contains("=") ? PerformanceGuideline.parse("", one) : GuidelineSets.named(one));
    }
    Map<Integer, Deployment> deployments = new HashMap<>();
    for (int launch = 1; launch <= LAUNCHES; launch++) {
      deployments.put(launch, new Deployment(10, PROCESSES));
    }
    return GuidelineCheck.of(
        new MeasuredCells(cells, planned, deployments), all, known, GuidelineOptions.DEFAULT);
  }

  private static LaunchFigures launch(int number, double median) {
    return new LaunchFigures(
        new PlannedLaunch(number, number, Treatment.ONLY),
        LaunchFigures.Times.allOf(median),
        new LaunchFigures.Counts(50, 0, 0));
  }
}
