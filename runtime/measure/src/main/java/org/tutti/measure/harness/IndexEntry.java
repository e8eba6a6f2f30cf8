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
  private final String name;
  private final String harness;
  private final String type;
  private final Optional<CatalogPlace> catalog;
  private final List<String> guidelines;
  private final Supplier<BenchmarkDescriptor> reader;
  private BenchmarkDescriptor benchmark;

  /**
   * @param reader reads what is measured; throws a TuttiException if another version of the
   *     processor has written it
   */
  IndexEntry(
      String name,
      String harness,
      String type,
      Optional<CatalogPlace> catalog,
      List<String> guidelines,
      Supplier<BenchmarkDescriptor> reader) {
    this.name = name;
    this.harness = harness;
    this.type = type;
    this.catalog = catalog;
    this.guidelines = List.copyOf(guidelines);
    this.reader = reader;
  }

  /** The benchmark's name. */
  public String name() {
    return name;
  }

  /** The binary name of the class that measures it. */
  public String harness() {
    return harness;
  }

  /** The binary name of the class that declares the benchmark. */
  public String type() {
    return type;
  }

  /** Its place in the catalog; a benchmark without one is measured unless another is named. */
  public Optional<CatalogPlace> catalog() {
    return catalog;
  }

  /** The performance guidelines of the benchmark and its class, as text. */
  public List<String> guidelines() {
    return guidelines;
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
