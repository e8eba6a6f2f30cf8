package org.tutti.measure.harness;

import java.util.List;
import java.util.Optional;
import org.tutti.measure.plan.BenchmarkDescriptor;

/**
 * The entry of a benchmark in the index.
 *
 * @param benchmark what is measured, with the settings of its annotations
 * @param harness binary name of the class that measures it
 * @param catalog its place in the catalog; a benchmark without one is measured unless another is
 *     named
 * @param guidelines performance guidelines of the benchmark and its class, as text
 */
public record IndexEntry(
    BenchmarkDescriptor benchmark,
    String harness,
    Optional<CatalogPlace> catalog,
    List<String> guidelines) {
  public IndexEntry {
    guidelines = List.copyOf(guidelines);
  }

  /** The same entry of a benchmark that is described differently. */
  IndexEntry of(BenchmarkDescriptor described) {
    return new IndexEntry(described, harness, catalog, guidelines);
  }

  /** The benchmark's name. */
  public String name() {
    return benchmark.name();
  }
}
