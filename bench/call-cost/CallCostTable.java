package org.tutti.bench.callcost;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tutti.mpi.LibraryInfo;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.LaunchReader;
import org.tutti.stats.summary.Quartiles;

/**
 * The cost of a call that each launch of a directory measured, as CSV: CallCostTable JDK LIBRARY
 * OPTION DIRECTORY; with one argument, a result, its medians as Markdown.
 */
public final class CallCostTable {
  private CallCostTable() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments.length == 1) {
      summarize(Path.of(arguments[0]));
      return;
    }
    int launch = 0;
    for (Path file : new CampaignDirectory(Path.of(arguments[3])).results().values()) {
      launch++;
      try (LaunchReader reader = LaunchReader.open(file)) {
        LibraryInfo library = reader.header().library();
        String linker = library.linker().replace(",", "");
        List<String> row =
            List.of(
                arguments[0],
                linker,
                arguments[1],
                arguments[2],
                Integer.toString(launch),
                Long.toString(library.callCost().duration().toNanos()));
        System.out.println(String.join(",", row));
      }
    }
  }

  private static void summarize(Path file) throws IOException {
    Map<String, List<Double>> costs = new LinkedHashMap<>();
    List<String> lines = Files.readAllLines(file);
    for (String line : lines.subList(1, lines.size())) {
      List<String> fields = List.of(line.split(","));
      costs
          .computeIfAbsent(String.join(" | ", fields.subList(0, 4)), key -> new ArrayList<>())
          .add(Double.valueOf(fields.get(5)));
    }
    System.out.println("| JDK | linker | library | option | launches | ns, median (range) |");
    System.out.println("|---|---|---|---|---|---|");
    costs.forEach(
        (name, values) -> {
          double[] array = values.stream().mapToDouble(Double::doubleValue).toArray();
          Quartiles quartiles = Quartiles.of(array);
          System.out.printf(
              Locale.ROOT,
              "| %s | %d | %.1f (%.1f to %.1f) |%n",
              name,
              array.length,
              quartiles.median(),
              quartiles.min(),
              quartiles.max());
        });
  }
}
