package org.tutti.analysis;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Pattern;
import org.tutti.analysis.disturbance.Reach;
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
    private double share;

    Group(Warning first) {
      problem = first.problem();
      quoted = first.text();
    }

    void add(Warning warning) {
      differing |= !warning.text().equals(quoted);
      share = warning.shares().stream().reduce(share, Math::max);
    }

    MergedWarning finding() {
      return new MergedWarning(
          problem,
          differing ? example() : quoted,
          new ArrayList<>(cells),
          launches.size(),
          Reach.MOSTLY,
          share > 0 ? OptionalDouble.of(share) : OptionalDouble.empty());
    }

    /** Figures are examples; the advice after the last semicolon is not. */
    private String example() {
      int advice = quoted.lastIndexOf("; ");
      int end = advice < 0 ? quoted.length() : advice;
      return quoted.substring(0, end) + ", for example" + quoted.substring(end);
    }
  }

  private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");

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
    Group group = group(warning.problem().identifier() + texts(warning), warning);
    group.add(warning);
    group.cells.add(cell);
    group.launches.add(launch);
  }

  /** The figures that are texts, without the numbers in them. */
  private static List<String> texts(Warning warning) {
    return warning.figures().values().stream()
        .filter(String.class::isInstance)
        .map(text -> NUMBER.matcher((String) text).replaceAll("0"))
        .toList();
  }

  private Group group(String wording, Warning warning) {
    return groups.computeIfAbsent(wording, key -> new Group(warning));
  }
}
