package org.tutti.measure.plan;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.tutti.mpi.Datatype;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CollectiveVolume;
import org.tutti.records.launch.MessageSize;
import org.tutti.records.launch.MovedData;
import org.tutti.records.settings.Settings;

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

  /** How many of so many processes take part, the first ones; the others wait. */
  public int members(int processes) {
    String given = parameters.get(OperationChoice.MEMBERS.parameter());
    boolean isChosen = benchmark.parameters().choices().contains(OperationChoice.MEMBERS);
    return given != null && isChosen ? Integer.parseInt(given) : processes;
  }

  /** What one operation of so many ranks moves, if the result is a rate. */
  public Optional<MovedData> moved(int processes) {
    RateBasis basis = benchmark.operation().rate().orElse(null);
    return basis == null
        ? Optional.empty()
        : Optional.of(basis.of(variables(processes), sentBytes()));
  }

  /** The volume of what so many ranks do, if it is a collective that has bandwidths. */
  public Optional<CollectiveVolume> volume(int processes) {
    MeasuredOperation operation = benchmark.operation();
    return operation.payload().isEmpty() || operation.collective().isEmpty()
        ? Optional.empty()
        : CollectiveSize.of(operation.collective().get(), sentBytes(), members(processes));
  }

  /** Bytes of a message that are sent: fewer than its size if its elements have unused ones. */
  private long sentBytes() {
    Datatype datatype = benchmark.operation().datatype();
    return msize / datatype.bytes() * datatype.size();
  }

  /** The numbers that expressions may refer to; those of booleans are 0 and 1. */
  Map<String, Number> variables(int processes) {
    Map<String, Number> variables = new LinkedHashMap<>();
    for (Map.Entry<String, String> parameter : parameters.entrySet()) {
      Number number = number(parameter.getKey(), parameter.getValue());
      if (number != null) {
        variables.put(parameter.getKey(), number);
      }
    }
    variables.put("msize", msize);
    variables.put("p", members(processes));
    return variables;
  }

  /** Returns null for a value that is no number. */
  private Number number(String name, String value) {
    try {
      return benchmark.parameters().hasFractions(name)
          ? (Number) Double.valueOf(value)
          : (Number) Long.valueOf(value);
    } catch (NumberFormatException e) {
      return switch (value) {
        case "true" -> 1L;
        case "false" -> 0L;
        default -> null;
      };
    }
  }

  @Override
  public String toString() {
    StringBuilder text =
        new StringBuilder(benchmark.name()).append(" at ").append(MessageSize.text(msize));
    for (Map.Entry<String, String> one : parameters.entrySet()) {
      text.append(", ").append(one.getKey()).append(" = ").append(one.getValue());
    }
    return text.toString();
  }
}
