package org.tutti.cli.list;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.measure.harness.CatalogPlace;
import org.tutti.measure.harness.IndexEntry;

/** The catalog of operations: their names by suite. */
final class OperationOverview {
  private OperationOverview() {}

  static List<String> of(List<IndexEntry> catalog, ListLayout layout) {
    if (catalog.isEmpty()) {
      return List.of();
    }
    Map<String, List<String>> suites = new TreeMap<>();
    Map<String, Integer> programs = new TreeMap<>();
    for (IndexEntry entry : catalog) {
      CatalogPlace place = entry.catalog().orElseThrow();
      place
          .suites()
          .forEach(
              suite -> suites.computeIfAbsent(suite, any -> new ArrayList<>()).add(entry.name()));
      place.counterparts().keySet().forEach(program -> programs.merge(program, 1, Integer::sum));
    }
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add("Operations, measured if named, or as a suite with --suite NAME:");
    suites.forEach(
        (suite, names) ->
            lines.addAll(layout.wrapped("  ", suite, names.stream().sorted().toList())));
    List<String> counts = new ArrayList<>();
    programs.forEach((program, count) -> counts.add(program + " (" + count + ")"));
    if (!counts.isEmpty()) {
      lines.addAll(layout.wrapped("  ", "with a counterpart in", counts));
    }
    return lines;
  }
}
