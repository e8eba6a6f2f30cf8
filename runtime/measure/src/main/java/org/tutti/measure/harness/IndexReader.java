package org.tutti.measure.harness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.Ranks;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Buffers;
import org.tutti.measure.plan.MeasuredOperation;
import org.tutti.measure.plan.RankRole;
import org.tutti.measure.plan.SettingKey;
import org.tutti.measure.plan.Settings;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.StandardPayload;

/**
 * Reads what the annotation processor writes for one class: lines of words that tabs separate, a
 * key and its values. The key {@code benchmark} begins a benchmark, to which all keys until the
 * next one belong. A value's tabs, line ends and backslashes are written {@code \t}, {@code \n},
 * {@code \r} and {@code \\}.
 */
final class IndexReader {
  private final String file;
  private final List<IndexEntry> entries = new ArrayList<>();
  private BenchmarkDescriptor.Builder benchmark;
  private Settings.Builder settings;
  private String harness;
  private List<String> suites;
  private Map<String, String> counterparts;
  private List<String> guidelines;

  private IndexReader(String file) {
    this.file = file;
  }

  /**
   * @param file name of the file, for messages
   * @throws TuttiException if another version of the processor has written it, or if a
   *     {@code @Sync} has a parameter that its synchronization does not take
   */
  static List<IndexEntry> read(String file, String text) {
    IndexReader reader = new IndexReader(file);
    text.lines().forEach(reader::read);
    reader.endBenchmark();
    return reader.entries.stream().map(reader::withArguments).toList();
  }

  /**
   * In the catalog, a benchmark that moves nothing by itself, such as the work of an overlap, has
   * the arguments of the collective that the same class measures.
   */
  private IndexEntry withArguments(IndexEntry entry) {
    MeasuredOperation operation = entry.benchmark().operation();
    boolean hasOwn = operation.payload().isPresent();
    return entry.catalog().isEmpty() || hasOwn
        ? entry
        : entries.stream()
            .flatMap(other -> other.benchmark().operation().collective().stream())
            .findFirst()
            .map(entry.benchmark()::withArgumentsOf)
            .map(benchmark -> entry.of(benchmark))
            .orElse(entry);
  }

  private void read(String line) {
    String[] words = line.split("\t", -1);
    try {
      if (words[0].equals("benchmark")) {
        endBenchmark();
        benchmark = BenchmarkDescriptor.named(words[1]);
        settings = Settings.builder();
        harness = words[2];
        suites = List.of();
        counterparts = new LinkedHashMap<>();
        guidelines = new ArrayList<>();
      } else {
        read(words[0], Arrays.stream(words).skip(1).map(String::translateEscapes).toList());
      }
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw MeasurementProblem.HARNESS_NOT_USABLE.error(
          file + " has a line that this version of Tutti does not understand: '" + line + "'.",
          "Rebuild the project from clean, with the same version of Tutti for compiling and"
              + " running.",
          e);
    }
  }

  private void read(String key, List<String> values) {
    if (benchmark == null) {
      throw new IllegalArgumentException("no benchmark has begun");
    }
    String first = values.isEmpty() ? "" : values.get(0);
    String[] others = values.stream().skip(1).toArray(String[]::new);
    switch (key) {
      case "description" -> benchmark.description(first);
      case "baseline" -> benchmark.baseline();
      case "rate" -> benchmark.rate(first, others[0]);
      case "operations-per-call" -> benchmark.operationsPerCall(Integer.parseInt(first));
      case "collective" -> benchmark.operation(collective(first, List.of(others)));
      case "point-to-point" -> benchmark.operation(Pattern.valueOf(first));
      case "operation" -> benchmark.operation(first, Buffers.of(others[0], others[1]));
      case "datatype" -> benchmark.datatype(Datatype.valueOf(first));
      case "role" -> benchmark.role(new RankRole(first, Ranks.valueOf(others[0])));
      case "parameter" -> benchmark.parameter(first, others);
      case "constraint" -> benchmark.constraint(first);
      case "set" ->
          settings.set(
              SettingKey.named(first).orElseThrow(() -> new IllegalArgumentException(first)),
              others[0]);
      case "factor" -> settings.factor(first, others);
      case "catalog" -> {
        suites = values;
        benchmark.catalog();
      }
      case "counterpart" -> counterparts.put(first, others[0]);
      case "guideline" -> guidelines.add(first);
      default -> throw new IllegalArgumentException(key);
    }
  }

  /** A constant of Operation, optionally followed by one of ReduceOp and by {@code in-place}. */
  private static StandardPayload collective(String operation, List<String> others) {
    StandardPayload payload = StandardPayload.of(Operation.valueOf(operation));
    for (String word : others) {
      payload =
          word.equals("in-place") ? payload.inPlace() : payload.reducing(ReduceOp.valueOf(word));
    }
    return payload;
  }

  private void endBenchmark() {
    if (benchmark != null) {
      BenchmarkDescriptor complete = benchmark.settings(settings.build()).build();
      try {
        complete.settings().checkSyncParameters();
      } catch (TuttiException e) {
        throw e.in("@Sync of " + complete.name());
      }
      entries.add(
          new IndexEntry(
              complete,
              harness,
              suites.isEmpty()
                  ? Optional.empty()
                  : Optional.of(new CatalogPlace(suites, counterparts)),
              guidelines));
    }
  }
}
