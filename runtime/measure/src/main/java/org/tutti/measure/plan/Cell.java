package org.tutti.measure.plan;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.tutti.records.launch.CellKey;

/**
 * One benchmark with one combination of its parameters.
 *
 * @param benchmark what is measured
 * @param settings how, complete: every setting with a default is set
 * @param msize size of a block in bytes
 * @param parameters the other parameters and their values as text, in the order of declaration
 */
public record Cell(
    BenchmarkDescriptor benchmark, Settings settings, long msize, Map<String, String> parameters) {

  public Cell {
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
  }

  /** What identifies the cell in the results of so many ranks. */
  public CellKey key(int processes) {
    return new CellKey(
        benchmark.name(), benchmark.operation().name(), msize, processes, parameters);
  }

  @Override
  public String toString() {
    StringBuilder text =
        new StringBuilder(benchmark.name()).append(" at ").append(msize).append(" B");
    parameters.forEach((name, value) -> text.append(", ").append(name).append(" = ").append(value));
    return text.toString();
  }
}
