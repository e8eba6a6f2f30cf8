package org.tutti.report.table;

import java.util.Map;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.LevelText;
import org.tutti.records.launch.MessageSize;

/** Short names of cells: class and method without the package, then what else identifies them. */
public final class PlaceNames {
  private PlaceNames() {}

  /** Such as {@code Sum.allreduce, 8 B, p 2, chunks=4, library=mpich}. */
  public static String of(CellKey key, Treatment treatment) {
    String benchmark = key.benchmark();
    int method = benchmark.lastIndexOf('.');
    StringBuilder name =
        new StringBuilder(benchmark.substring(benchmark.lastIndexOf('.', method - 1) + 1));
    // A group of cells that differ in one of these has 0 in its place.
    if (key.msize() > 0) {
      name.append(", ").append(MessageSize.text(key.msize()));
    }
    if (key.processes() > 0) {
      name.append(", p ").append(key.processes());
    }
    append(key.parameters(), name);
    append(key.processes() > 0 ? treatment.beside() : treatment.levels(), name);
    return name.toString();
  }

  private static void append(Map<String, String> values, StringBuilder name) {
    values.forEach(
        (label, value) -> name.append(", ").append(label).append('=').append(LevelText.of(value)));
  }
}
