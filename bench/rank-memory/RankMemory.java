package org.tutti.bench.rankmemory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.Completion.RankReport;
import org.tutti.records.launch.LaunchReader;

/**
 * The peak memory that each rank of a directory's launches reported, as CSV: RankMemory JDK,LIBRARY
 * DIRECTORY; with one argument, a result, its range as Markdown.
 */
public final class RankMemory {
  private static final double MIB = 1024;

  private RankMemory() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments.length == 1) {
      summarize(Path.of(arguments[0]));
      return;
    }
    int launch = 0;
    for (Path file : new CampaignDirectory(Path.of(arguments[1])).results().values()) {
      launch++;
      try (LaunchReader reader = LaunchReader.open(file)) {
        while (reader.next().isPresent()) {
          // The reports come after the cells.
        }
        for (RankReport rank : reader.completion().orElseThrow().ranks()) {
          System.out.printf(
              Locale.ROOT,
              "%s,%d,%d,%.1f%n",
              arguments[0],
              launch,
              rank.rank(),
              rank.peakMemoryKiB() / MIB);
        }
      }
    }
  }

  private static void summarize(Path file) throws IOException {
    Map<String, double[]> ranges = new LinkedHashMap<>();
    List<String> lines = Files.readAllLines(file);
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split(",");
      double peak = Double.parseDouble(fields[4]);
      ranges.merge(
          fields[0] + " | " + fields[1],
          new double[] {peak, peak},
          (a, b) -> new double[] {Math.min(a[0], b[0]), Math.max(a[1], b[1])});
    }
    System.out.println("| JDK | library | resident memory of a rank [MiB] |");
    System.out.println("|---|---|---|");
    ranges.forEach(
        (name, range) ->
            System.out.printf(Locale.ROOT, "| %s | %.0f to %.0f |%n", name, range[0], range[1]));
  }
}
