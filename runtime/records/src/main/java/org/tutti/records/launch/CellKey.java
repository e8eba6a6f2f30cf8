package org.tutti.records.launch;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a cell measures: cells of different launches belong together when their keys are equal.
 *
 * @param benchmark qualified name of the class and the method, joined by a dot
 * @param operation the MPI operation, such as {@code ALLREDUCE}
 * @param msize size of a block in bytes
 * @param processes number of processes; 0 where it is what is compared
 * @param parameters further parameters of the benchmark and their values, sorted by name
 */
public record CellKey(
    String benchmark, String operation, long msize, int processes, Map<String, String> parameters) {

  public CellKey {
    parameters = Collections.unmodifiableMap(new TreeMap<>(parameters));
  }

  /** A cell with no parameters but the message size. */
  public CellKey(String benchmark, String operation, long msize, int processes) {
    this(benchmark, operation, msize, processes, Map.of());
  }

  /** The benchmark, followed by its parameters in parentheses, for messages. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(benchmark).append(" (msize ").append(msize);
    parameters.forEach((name, value) -> text.append(", ").append(name).append(' ').append(value));
    return text.append(processes == 0 ? "" : ", p " + processes).append(')').toString();
  }
}
