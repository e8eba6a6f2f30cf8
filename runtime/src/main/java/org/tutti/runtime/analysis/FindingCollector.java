package org.tutti.runtime.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.runtime.store.Warning;

/**
 * Takes warnings together that say the same: they concern one cell and differ in their figures
 * only. The first one is quoted.
 */
final class FindingCollector {
  private record Kind(String where, String words) {}

  private final Map<Kind, String> quoted = new LinkedHashMap<>();
  private final Map<Kind, Integer> launches = new LinkedHashMap<>();

  private FindingCollector() {}

  static List<Finding> of(List<LaunchAnalysis> launches) {
    FindingCollector collector = new FindingCollector();
    launches.forEach(collector::add);
    List<Finding> findings = new ArrayList<>();
    collector.quoted.forEach(
        (kind, text) ->
            findings.add(new Finding(text, kind.where(), collector.launches.get(kind))));
    return findings;
  }

  private void add(LaunchAnalysis launch) {
    launch.notes().forEach(note -> add(new Kind("", note), note));
    for (LaunchAnalysis.Cell cell : launch.cells()) {
      String where = cell.identity().key().toString();
      if (cell.reduced().isEmpty()) {
        add("no observation of the cell is valid", where);
      }
      for (Warning warning : cell.warnings()) {
        add("[" + warning.identifier() + "] " + warning.text(), where);
      }
    }
  }

  private void add(String text, String where) {
    add(new Kind(where, text.replaceAll("\\d+(\\.\\d+)?", "0")), text);
  }

  private void add(Kind kind, String text) {
    quoted.putIfAbsent(kind, text);
    launches.merge(kind, 1, Integer::sum);
  }
}
