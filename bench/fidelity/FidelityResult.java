package org.tutti.bench.fidelity;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A result: the medians of all launches, as {@link LaunchMedians} writes them. */
public record FidelityResult(Map<Key, Cell> cells) {
  /** An operation with a message size in bytes. */
  public record Key(String operation, int msize) {}

  /** By program, in the order of the file, and launch: the median in ns. */
  public static final class Cell extends LinkedHashMap<String, Map<Integer, Double>> {}

  public static FidelityResult read(Path file) throws IOException {
    Map<Key, Cell> cells =
        new TreeMap<>(Comparator.comparing(Key::operation).thenComparing(Key::msize));
    List<String> lines = Files.readAllLines(file);
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split(",");
      cells
          .computeIfAbsent(new Key(fields[1], Integer.parseInt(fields[2])), key -> new Cell())
          .computeIfAbsent(fields[0], key -> new TreeMap<>())
          .put(Integer.valueOf(fields[3]), Double.valueOf(fields[4]));
    }
    return new FidelityResult(cells);
  }
}
