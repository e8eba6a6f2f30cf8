package org.tutti.bench.timetoanswer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.stats.interval.MedianInOrder;

/**
 * Whether the median over launches is known for each message size, by the rule of {@code run
 * --precision}: MediansAreKnown SHARE FILE... Exits with 1 if it is not.
 */
public final class MediansAreKnown {
  private static final double LEVEL = 0.95;

  private MediansAreKnown() {}

  public static void main(String[] arguments) throws IOException {
    double share = Double.parseDouble(arguments[0]);
    Map<Integer, List<Double>> launches = new TreeMap<>();
    for (String file : List.of(arguments).subList(1, arguments.length)) {
      LaunchTimes.medians(Path.of(file))
          .forEach(
              (size, median) -> launches.computeIfAbsent(size, s -> new ArrayList<>()).add(median));
    }
    boolean known =
        launches.values().stream()
            .allMatch(
                medians ->
                    MedianInOrder.of(
                            medians.stream().mapToDouble(Double::doubleValue).toArray(), LEVEL)
                        .filter(median -> median.relativeHalfWidth() <= share)
                        .isPresent());
    System.exit(known ? 0 : 1);
  }
}
