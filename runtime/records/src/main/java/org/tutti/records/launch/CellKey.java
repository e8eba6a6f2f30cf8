package org.tutti.records.launch;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.records.json.FileRecord;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.MalformedJsonException;
import org.tutti.records.json.RecordFields;

/**
 * What a cell measures: cells of different launches belong together when their keys are equal.
 *
 * @param benchmark qualified name of the class and the method, joined by a dot; in the catalog of
 *     operations a name without a dot, such as {@code MPI_Bcast:ring}
 * @param operation the MPI operation, such as {@code ALLREDUCE}
 * @param msize size of a block in bytes
 * @param processes number of processes; 0 where it is what is compared
 * @param parameters further parameters of the benchmark and their values, sorted by name
 */
public record CellKey(
    String benchmark, String operation, long msize, int processes, Map<String, String> parameters)
    implements FileRecord<CellKey> {

  public CellKey {
    parameters = Collections.unmodifiableMap(new TreeMap<>(parameters));
  }

  /** A cell with no parameters but the message size. */
  public CellKey(String benchmark, String operation, long msize, int processes) {
    this(benchmark, operation, msize, processes, Map.of());
  }

  /**
   * What benchmarks have in common that are compared with the same baseline: the class of the
   * method; in the catalog, what precedes the colon.
   */
  public static String family(String benchmark) {
    int end = benchmark.lastIndexOf('.');
    end = end < 0 ? benchmark.indexOf(':') : end;
    return end < 0 ? benchmark : benchmark.substring(0, end);
  }

  /**
   * What tells a benchmark apart from others of its family, as it can be named: the method; in the
   * catalog, the whole name.
   */
  public static String level(String benchmark) {
    return benchmark.substring(benchmark.lastIndexOf('.') + 1);
  }

  // The JVM would make the code of both when it is first called, milliseconds after each start.
  @Override
  public boolean equals(Object other) {
    return other instanceof CellKey key
        && msize == key.msize
        && processes == key.processes
        && benchmark.equals(key.benchmark)
        && operation.equals(key.operation)
        && parameters.equals(key.parameters);
  }

  @Override
  public int hashCode() {
    int hash = 31 * benchmark.hashCode() + operation.hashCode();
    hash = 31 * (31 * hash + Long.hashCode(msize)) + processes;
    return 31 * hash + parameters.hashCode();
  }

  /** The benchmark, followed by its parameters in parentheses, for messages. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(benchmark).append(" (").append(MessageSize.text(msize));
    for (Map.Entry<String, String> parameter : parameters.entrySet()) {
      text.append(", ").append(parameter.getKey()).append(' ').append(parameter.getValue());
    }
    return text.append(processes == 0 ? "" : ", p " + processes).append(')').toString();
  }

  static final CellKey BLANK = new CellKey("", "", 0, 0);

  /** The key as the result file of a launch has it. */
  public JsonObject json() {
    return RecordFields.write(this);
  }

  @Override
  public CellKey fields(RecordFields fields) {
    CellKey cell =
        new CellKey(
            fields.text("benchmark", benchmark),
            fields.text("operation", operation),
            fields.integer("msize", msize),
            fields.count("processes", processes),
            fields.texts("parameters", parameters));
    if (fields.reads()) {
      check(!cell.benchmark.isBlank(), "the benchmark has no name");
      check(!cell.operation.isBlank(), "the operation has no name");
      check(cell.msize >= 0 && cell.processes >= 1, "msize or processes is negative");
    }
    return cell;
  }

  private static void check(boolean valid, String message) {
    if (!valid) {
      throw new MalformedJsonException(message);
    }
  }
}
