package org.tutti.stats.comparison;

import java.util.List;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.sample.Rescaling;

/**
 * One-way analysis of variance of several independent samples (Hoefler and Belli 2015, section
 * 3.2.1). The null hypothesis is that all have the same mean; the statistic is F. It keeps its
 * significance level for normal values with equal variances.
 */
public final class OneWayAnova {

  private OneWayAnova() {}

  /**
   * Tests at least two samples of at least two values each.
   *
   * @throws IllegalArgumentException if there are fewer than two groups, one has fewer than two
   *     elements or one that is not finite, or all groups are constant
   */
  public static TestResult test(List<double[]> groups) {
    double[] all = Groups.joined(groups, 2);
    if (groups.stream().allMatch(Samples::isConstant)) {
      throw new IllegalArgumentException(
          "groups are all constant, so an F test has no variance within groups to compare with");
    }
    var result =
        org.apache.commons.statistics.inference.OneWayAnova.withDefaults()
            .test(groups.stream().map(group -> Rescaling.moved(group, all[0])).toList());
    return new TestResult(
        result.getStatistic(),
        result.getPValue(),
        Alternative.TWO_SIDED,
        "one-way analysis of variance",
        all.length);
  }
}
