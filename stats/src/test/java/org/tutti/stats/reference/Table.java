package org.tutti.stats.reference;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A CSV file that {@code reference.R} wrote, and the data sets. */
final class Table {

  private static final Map<String, double[]> DATA = new HashMap<>();

  static {
    for (Row row : read("datasets.csv")) {
      DATA.put(row.text("set"), row.numbers("values"));
    }
  }

  private Table() {}

  static List<Row> read(String file) {
    try (InputStream stream = Table.class.getResourceAsStream(file)) {
      List<String> lines =
          new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      List<String> header = List.of(lines.get(0).split(",", -1));
      return lines.stream()
          .skip(1)
          .map(line -> new Row(header, List.of(line.split(",", -1))))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static int dataSets() {
    return DATA.size();
  }

  static double[] data(String set) {
    return DATA.get(set).clone();
  }

  record Row(List<String> header, List<String> cells) {

    String text(String column) {
      int index = header.indexOf(column);
      if (index < 0) {
        throw new IllegalStateException("no column " + column + " in " + header);
      }
      return cells.get(index);
    }

    double[] data(String column) {
      return Table.data(text(column));
    }

    List<String> words(String column) {
      return List.of(text(column).split(" ", -1));
    }

    double[] numbers(String column) {
      return words(column).stream().mapToDouble(Double::parseDouble).toArray();
    }

    boolean has(String column) {
      return !text(column).equals("NA");
    }

    double number(String column) {
      return Double.parseDouble(text(column));
    }
  }
}
