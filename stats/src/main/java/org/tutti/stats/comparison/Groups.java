package org.tutti.stats.comparison;

import java.util.Arrays;
import java.util.List;
import org.tutti.stats.sample.Checks;

/** Checks of several samples. */
public final class Groups {

  private Groups() {}

  /** All values, group after group; at least two groups, each of at least {@code minimum}. */
  public static double[] joined(List<double[]> groups, int minimum) {
    if (groups.size() < 2) {
      throw new IllegalArgumentException(
          "groups holds " + groups.size() + " samples, but at least 2 are needed");
    }
    for (int i = 0; i < groups.size(); i++) {
      Checks.finite("groups[" + i + "]", groups.get(i), minimum);
    }
    return groups.stream().flatMapToDouble(Arrays::stream).toArray();
  }
}
