package org.tutti.bench.hoststates;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.tutti.stats.interval.MedianInOrder;
import org.tutti.stats.summary.Quartiles;

/**
 * Whether the median over launches is known to within 5 %, by the rule of {@code run --precision}:
 * MedianIsKnown FILE, which has the median of a launch in each line. Prints their median, and exits
 * with 1 if it is not known.
 */
public final class MedianIsKnown {
  private static final double LEVEL = 0.95;
  private static final double SHARE = 0.05;

  private MedianIsKnown() {}

  public static void main(String[] arguments) throws IOException {
    double[] medians =
        Files.readAllLines(Path.of(arguments[0])).stream()
            .mapToDouble(Double::parseDouble)
            .toArray();
    System.out.println(Quartiles.of(medians).median());
    boolean known =
        MedianInOrder.of(medians, LEVEL)
            .filter(median -> median.relativeHalfWidth() <= SHARE)
            .isPresent();
    System.exit(known ? 0 : 1);
  }
}
