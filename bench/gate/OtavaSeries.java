package org.tutti.bench.gate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/**
 * Series of a year for Otava's own program, in the form of {@code export --format otava}, and where
 * {@link DivisiveMeans} finds their changes: OtavaSeries FILE. Every second series of each kind is
 * slower by 5 or 10 % from the middle of the year on.
 */
public final class OtavaSeries {
  private static final int YEAR = 365;
  private static final int CHANGED = 180;
  private static final int OF_EACH_KIND = 12;
  private static final double[] FACTORS = {1, 1.05, 1, 1.1};

  private OtavaSeries() {}

  /** Writes the series, and prints the name of each with the indices of its changes. */
  public static void main(String[] arguments) throws IOException {
    List<String> names = new ArrayList<>();
    List<double[]> series = new ArrayList<>();
    for (ChangeDelays.Nights nights : ChangeDelays.NIGHTS) {
      for (int number = 0; number < OF_EACH_KIND; number++) {
        names.add("kind" + series.size() / OF_EACH_KIND + "_" + number);
        series.add(
            nights.draw(
                YEAR,
                CHANGED,
                FACTORS[number % FACTORS.length],
                new SplittableRandom(1000 + series.size())));
      }
    }
    StringBuilder csv = new StringBuilder("time,commit," + String.join(",", names) + "\n");
    for (int night = 0; night < YEAR; night++) {
      int at = night;
      csv.append(86_400L * night)
          .append(",c")
          .append(night)
          .append(',')
          .append(
              series.stream()
                  .map(values -> String.format(Locale.ROOT, "%.4f", values[at]))
                  .collect(Collectors.joining(",")))
          .append('\n');
    }
    Files.writeString(Path.of(arguments[0]), csv);
    System.out.println("series,changes");
    for (int number = 0; number < names.size(); number++) {
      System.out.println(
          names.get(number)
              + ","
              + DivisiveMeans.of(series.get(number)).stream()
                  .map(String::valueOf)
                  .collect(Collectors.joining(" ")));
    }
  }
}
