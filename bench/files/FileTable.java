package org.tutti.bench.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.DoubleStream;

/**
 * Medians over rounds of what IMB-IO and Tutti found, and of the ratio within a round: FileTable
 * FILE, whose lines are {@code library,files,program,round,operation,ns}.
 */
public final class FileTable {
  private static final String IMB = "imb";
  private static final String TUTTI = "tutti";

  private FileTable() {}

  public static void main(String[] arguments) throws IOException {
    List<String> lines = Files.readAllLines(Path.of(arguments[0]));
    Map<String, Map<String, Map<String, Double>>> cells = new TreeMap<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split(",");
      cells
          .computeIfAbsent(
              String.join(" | ", fields[0], fields[1], fields[4]), any -> new TreeMap<>())
          .computeIfAbsent(fields[3], any -> new TreeMap<>())
          .put(fields[2], Double.valueOf(fields[5]));
    }
    System.out.println(
        "| library | files | operation | rounds | IMB-IO (us) | Tutti (us) | ratio |");
    System.out.println("|---|---|---|---|---|---|---|");
    cells.forEach((cell, rounds) -> print(cell, rounds.values()));
  }

  private static void print(String cell, Collection<Map<String, Double>> rounds) {
    List<Map<String, Double>> whole =
        rounds.stream()
            .filter(round -> round.containsKey(IMB) && round.containsKey(TUTTI))
            .toList();
    if (whole.isEmpty()) {
      return;
    }
    System.out.printf(
        Locale.ROOT,
        "| %s | %d | %.2f | %.2f | %.2f |%n",
        cell,
        whole.size(),
        median(whole.stream().mapToDouble(round -> round.get(IMB) / 1e3)),
        median(whole.stream().mapToDouble(round -> round.get(TUTTI) / 1e3)),
        median(whole.stream().mapToDouble(round -> round.get(TUTTI) / round.get(IMB))));
  }

  private static double median(DoubleStream values) {
    double[] sorted = values.sorted().toArray();
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
