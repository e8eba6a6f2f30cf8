package org.tutti.analysis;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.diagnostics.Problem;
import org.tutti.records.launch.Warning;

/**
 * Merges warnings that differ only in their figures. The first one is quoted, with a note if the
 * figures of others differ.
 */
final class WarningMerger {
  /** The warnings with the same wording. */
  private static final class Group {
    private final Problem problem;
    private final String quoted;
    private final Set<String> cells = new LinkedHashSet<>();
    private final Set<LaunchAnalysis> launches = Collections.newSetFromMap(new IdentityHashMap<>());

    private boolean differing;

    Group(Warning first) {
      problem = first.problem();
      quoted = first.text();
    }

    MergedWarning finding() {
      return new MergedWarning(
          problem,
          differing ? quoted + ", for example" : quoted,
          new ArrayList<>(cells),
          launches.size());
    }
  }

  private final Map<String, Group> groups = new LinkedHashMap<>();

  private WarningMerger() {}

  static List<MergedWarning> of(List<LaunchAnalysis> launches) {
    WarningMerger collector = new WarningMerger();
    launches.forEach(collector::add);
    return collector.groups.values().stream().map(Group::finding).toList();
  }

  private void add(LaunchAnalysis launch) {
    // Notes are not merged: the launches and files that they name are more than figures.
    launch.notes().forEach(note -> group(note.line(), note).launches.add(launch));
    for (LaunchAnalysis.AnalyzedCell cell : launch.cells()) {
      String where = cell.identity().key().toString();
      Warning reason = UnmeasuredCell.reason(cell);
      if (cell.reduced().isEmpty() && !cell.warnings().contains(reason)) {
        add(launch, reason, where);
      }
      for (Warning warning : cell.warnings()) {
        add(launch, warning, where);
      }
    }
  }

  private void add(LaunchAnalysis launch, Warning warning, String cell) {
    String wording = warning.text().replaceAll("\\d+(\\.\\d+)?", "0");
    Group group = group(warning.problem().label() + " " + wording, warning);
    group.differing |= !warning.text().equals(group.quoted);
    group.cells.add(cell);
    group.launches.add(launch);
  }

  private Group group(String wording, Warning warning) {
    return groups.computeIfAbsent(wording, key -> new Group(warning));
  }
}
