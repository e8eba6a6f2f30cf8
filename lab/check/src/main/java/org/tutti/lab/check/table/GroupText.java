package org.tutti.lab.check.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.tutti.lab.check.guideline.TestGroup;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.contrast.Coordinates;

/** A group of tests in words. */
public final class GroupText {
  private GroupText() {}

  /** What the tests of a group have in common; what only one side has is in parentheses. */
  public static String of(TestGroup group) {
    List<String> parts = new ArrayList<>();
    parts.add(group.benchmarks().toString());
    parts.add(group.deployment().toString());
    if (!group.levels().isEmpty()) {
      parts.add(new Treatment(group.levels()).toString());
    }
    Coordinates common = common(group.left(), group.right());
    if (!common.levels().isEmpty()) {
      parts.add(common.toString());
    }
    side("left", group.left(), common, parts);
    side("right", group.right(), common, parts);
    return String.join(", ", parts);
  }

  private static void side(String name, Coordinates side, Coordinates common, List<String> parts) {
    Coordinates own = side.without(common.levels().keySet());
    if (!own.levels().isEmpty()) {
      parts.add(name + " (" + own + ")");
    }
  }

  private static Coordinates common(Coordinates left, Coordinates right) {
    Set<String> different =
        left.levels().keySet().stream()
            .filter(name -> !left.levels().get(name).equals(right.levels().get(name)))
            .collect(Collectors.toSet());
    return left.without(different);
  }
}
