package org.tutti.stats.dominance;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.tutti.stats.sample.OrderedSample;

/** A stratum with at least one value on either side, in ascending order. */
record OrderedStratum(OrderedSample x, OrderedSample y) {

  static OrderedStratum of(Stratum stratum) {
    return new OrderedStratum(
        OrderedSample.of("x", stratum.x()), OrderedSample.of("y", stratum.y()));
  }

  int size() {
    return x.size() + y.size();
  }

  /** The greatest magnitude of a value or of a difference of values. */
  double magnitude() {
    return Math.max(Math.abs(x.min()), Math.abs(x.max()))
        + Math.max(Math.abs(y.min()), Math.abs(y.max()));
  }

  /** The ways to deal the values once {@code y} is shifted down, with the ties that it then has. */
  Dealing dealing(double shift) {
    double[] all = Arrays.copyOf(x.toArray(), size());
    for (int j = 0; j < y.size(); j++) {
      all[x.size() + j] = y.get(j) - shift;
    }
    Arrays.sort(all);
    int[] starts =
        IntStream.rangeClosed(0, all.length)
            .filter(i -> i == 0 || i == all.length || all[i] != all[i - 1])
            .toArray();
    int[] groups = new int[starts.length - 1];
    Arrays.setAll(groups, i -> starts[i + 1] - starts[i]);
    return new Dealing(x.size(), groups);
  }
}
