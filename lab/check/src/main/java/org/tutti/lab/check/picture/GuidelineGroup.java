package org.tutti.lab.check.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.tutti.lab.check.guideline.GuidelineCheck;
import org.tutti.lab.check.guideline.GuidelineTest;
import org.tutti.lab.check.table.GroupText;

/**
 * The tests of a guideline that differ only in the message size.
 *
 * @param tests at least one, in the order of the sizes
 */
record GuidelineGroup(List<GuidelineTest> tests) {
  private static final Pattern PACKAGES = Pattern.compile("\\b(?:[a-z]\\w*\\.)+(?=[A-Z])");

  private static final Pattern METHOD = Pattern.compile("\\w+\\.\\w+");

  private record GroupKey(Object guideline, Object group) {}

  /** The groups with a violation. */
  static List<GuidelineGroup> violated(GuidelineCheck check) {
    Map<GroupKey, List<GuidelineTest>> groups = new LinkedHashMap<>();
    for (GuidelineTest test : check.tests()) {
      groups
          .computeIfAbsent(new GroupKey(test.guideline(), test.group()), key -> new ArrayList<>())
          .add(test);
    }
    return groups.values().stream()
        .filter(tests -> tests.stream().anyMatch(GuidelineTest::isViolated))
        .map(GuidelineGroup::new)
        .toList();
  }

  String heading() {
    return withoutPackages(first().guideline() + " (" + GroupText.of(first().group()) + ")");
  }

  /** Both sides, the left one first; of methods of one class without the class. */
  List<String> sides() {
    String left = withoutPackages(first().guideline().text().left().toString());
    String right = withoutPackages(first().guideline().text().right().toString());
    String family = left.substring(0, left.lastIndexOf('.') + 1);
    return METHOD.matcher(left).matches()
            && METHOD.matcher(right).matches()
            && right.startsWith(family)
        ? List.of(left.substring(family.length()), right.substring(family.length()))
        : List.of(left, right);
  }

  /**
   * A name such as {@code Sum.reduce} for {@code org.example.Sum.reduce}, which no legend has room
   * for.
   */
  private static String withoutPackages(String text) {
    return PACKAGES.matcher(text).replaceAll("");
  }

  private GuidelineTest first() {
    return tests.get(0);
  }
}
