package org.tutti.lab.check.guideline;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.LaunchHeader;

/**
 * What a campaign was to measure, and has measured.
 *
 * @param cells the cells with figures
 * @param planned the benchmarks of its plan, also those without figures
 * @param deployments of its launches, by number
 */
record MeasuredCells(
    List<CellFigures> cells, Set<String> planned, Map<Integer, Deployment> deployments) {

  static MeasuredCells of(CampaignAnalysis analysis) {
    Set<String> planned = new HashSet<>();
    Map<Integer, Deployment> deployments = new HashMap<>();
    List<LaunchHeader> headers = analysis.headers();
    for (int i = 0; i < headers.size(); i++) {
      headers.get(i).plan().stream().map(CellKey::benchmark).forEach(planned::add);
      int launch = analysis.contents().launches().get(i).launch().number();
      deployments.put(launch, Deployment.of(headers.get(i)));
    }
    return new MeasuredCells(analysis.cells(), planned, deployments);
  }

  /** What of a guideline it was to measure. */
  List<ComparedBenchmarks> planned(List<ComparedBenchmarks> compared) {
    return compared.stream()
        .filter(pair -> planned.contains(pair.left()) && planned.contains(pair.right()))
        .toList();
  }

  Deployment deployment(CellFigures cell) {
    return deployments.get(cell.launches().get(0).launch().number());
  }
}
