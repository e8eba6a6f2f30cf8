package org.tutti.lab.operations;

import java.nio.file.Path;
import java.util.List;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;

/** The operations of this module, without those of the core. */
public final class RareOperations {
  /** What providers lack of them. */
  static final Path MISSING = Path.of("src/test/resources/org/tutti/lab/operations/missing.csv");

  private static final String ROOM = RareOperations.class.getPackageName() + ".";

  private RareOperations() {}

  public static List<IndexEntry> all() {
    return BenchmarkSelection.onClassPath().catalog().stream()
        .filter(entry -> entry.harness().startsWith(ROOM))
        .toList();
  }
}
