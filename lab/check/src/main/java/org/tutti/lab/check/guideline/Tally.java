package org.tutti.lab.check.guideline;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * How often a guideline is violated (luebbe2017, tables 3 and 4).
 *
 * @param violatingGroups groups with at least one violation
 */
public record Tally(int violatingTests, int tests, int violatingGroups, int groups) {
  static Tally of(Collection<GuidelineTest> tests, Predicate<GuidelineTest> violated) {
    Set<TestGroup> groups = new HashSet<>();
    Set<TestGroup> violatingGroups = new HashSet<>();
    int violations = 0;
    for (GuidelineTest test : tests) {
      groups.add(test.group());
      if (violated.test(test)) {
        violatingGroups.add(test.group());
        violations++;
      }
    }
    return new Tally(violations, tests.size(), violatingGroups.size(), groups.size());
  }

  /** The counts in the form of the paper: {@code 15/1680 (15/112)}. */
  @Override
  public String toString() {
    return violatingTests + "/" + tests + " (" + violatingGroups + "/" + groups + ")";
  }
}
