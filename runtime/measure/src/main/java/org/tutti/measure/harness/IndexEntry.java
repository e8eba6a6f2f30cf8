package org.tutti.measure.harness;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.tutti.measure.plan.BenchmarkDescriptor;

/**
 * The entry of a benchmark in the index. What is measured is read when it is first asked for: most
 * benchmarks of a class path are not in the plan of a launch.
 */
public final class IndexEntry {
  private final String harness;
  private final String type;
  private final boolean isOperation;
  private final DescriptorReader lines;
  private final Supplier<BenchmarkDescriptor> reader;
  private Optional<CatalogPlace> catalog;
  private BenchmarkDescriptor benchmark;

  /**
   * @param isOperation whether it is in the catalog
   * @param lines what the index says of it
   * @param reader reads what is measured; throws a TuttiException if another version of the
   *     processor has written it
   */
  IndexEntry(
      String harness,
      String type,
      boolean isOperation,
      DescriptorReader lines,
      Supplier<BenchmarkDescriptor> reader) {
    this.harness = harness;
    this.type = type;
    this.isOperation = isOperation;
    this.lines = lines;
    this.reader = reader;
  }

  /** The benchmark's name. */
  public String name() {
    return lines.name();
  }

  /** The binary name of the class that measures it. */
  public String harness() {
    return harness;
  }

  /** The binary name of the class that declares the benchmark. */
  public String type() {
    return type;
  }

  /** Whether it is in the catalog; one that is not is measured unless another is named. */
  boolean isOperation() {
    return isOperation;
  }

  /**
   * Its place in the catalog, if it is there.
   *
   * @throws org.tutti.diagnostics.TuttiException if the entry cannot be read
   */
  public synchronized Optional<CatalogPlace> catalog() {
    if (catalog == null) {
      catalog = isOperation ? Optional.of(lines.catalog()) : Optional.empty();
    }
    return catalog;
  }

  /**
   * The performance guidelines of the benchmark and its class, as text.
   *
   * @throws org.tutti.diagnostics.TuttiException if the entry cannot be read
   */
  public List<String> guidelines() {
    return lines.guidelines();
  }

  /**
   * What is measured, with the settings of its annotations.
   *
   * @throws org.tutti.diagnostics.TuttiException if the entry cannot be read
   */
  public synchronized BenchmarkDescriptor benchmark() {
    if (benchmark == null) {
      benchmark = reader.get();
    }
    return benchmark;
  }
}
