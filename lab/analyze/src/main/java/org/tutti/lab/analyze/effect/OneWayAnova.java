package org.tutti.lab.analyze.effect;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.statistics.distribution.FDistribution;
import org.tutti.stats.comparison.Groups;
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
    double ofGroups = groups.size() - 1.0;
    double ofValues = all.length - groups.size();
    double within = groups.stream().mapToDouble(group -> squares(group, group[0])).sum();
    double statistic = between(groups, all) / ofGroups / (within / ofValues);
    return new TestResult(
        statistic,
        FDistribution.of(ofGroups, ofValues).survivalProbability(statistic),
        Alternative.TWO_SIDED,
        "one-way analysis of variance",
        all.length);
  }

  /** Squared deviations of the groups' means from the mean of all values, one for each value. */
  private static double between(List<double[]> groups, double[] all) {
    double origin = all[0];
    double mean = mean(all, origin);
    return groups.stream()
        .mapToDouble(group -> group.length * Math.pow(mean(group, origin) - mean, 2))
        .sum();
  }

  /**
   * Squared deviations from the mean of a group. Each group has an origin of its own: groups that
   * lie far apart would hide how little each of them varies.
   */
  private static double squares(double[] group, double origin) {
    double mean = mean(group, origin);
    return Arrays.stream(Rescaling.moved(group, origin))
        .map(value -> (value - mean) * (value - mean))
        .sum();
  }

  private static double mean(double[] values, double origin) {
    return Arrays.stream(Rescaling.moved(values, origin)).average().orElseThrow();
  }
}
