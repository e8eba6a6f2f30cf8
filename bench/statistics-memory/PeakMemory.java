package org.tutti.bench.statisticsmemory;

import java.util.Random;
import org.tutti.stats.cell.LaunchSummary;

/**
 * Whether a million observations can be summarized in so much memory. Run it with the heap limited
 * to what shall suffice; it fails with an OutOfMemoryError otherwise.
 */
public final class PeakMemory {

  private PeakMemory() {}

  /** Summarizes as many observations as the first argument says. */
  public static void main(String[] arguments) {
    int n = Integer.parseInt(arguments[0]);
    double[] data = new double[n];
    Random random = new Random(1);
    for (int i = 0; i < n; i++) {
      data[i] = Math.exp(0.3 * random.nextGaussian());
    }
    System.out.println(LaunchSummary.of(data).medianInterval().orElseThrow());
    System.out.println(
        "summarized " + n + " of " + data.length + " observations, " + 8L * n + " bytes");
  }
}
