package org.tutti.measure.harness;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.Ranks;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Buffers;
import org.tutti.measure.plan.RankRole;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingScope;
import org.tutti.records.settings.Settings;
import org.tutti.runtime.StandardPayload;

/** Reads what a benchmark measures from its lines in the index; see {@link IndexReader}. */
final class DescriptorReader {
  static final String CATALOG = "catalog";

  private static final String COUNTERPART = "counterpart";
  private static final String GUIDELINE = "guideline";

  private final String file;
  private final String name;
  private final byte[] text;
  private final int begin;
  private final int end;
  private BenchmarkDescriptor.Builder benchmark;
  private Settings.Builder settings;

  /**
   * @param file name of the file, for messages
   * @param name of the benchmark
   * @param text of the file, in UTF-8, with its lines but the first from {@code begin} to {@code
   *     end}
   */
  DescriptorReader(String file, String name, byte[] text, int begin, int end) {
    this.file = file;
    this.name = name;
    this.text = text;
    this.begin = begin;
    this.end = end;
  }

  /**
   * Reads the lines.
   *
   * @throws TuttiException if another version of the processor has written them, or if a
   *     {@code @Sync} has a parameter that its synchronization does not take, or {@code @Options}
   *     something that is none
   */
  BenchmarkDescriptor read() {
    benchmark = BenchmarkDescriptor.named(name);
    settings = Settings.builder();
    eachLine(this::read);
    return complete();
  }

  String name() {
    return name;
  }

  /** The place in the catalog. */
  CatalogPlace catalog() {
    List<String> suites = new ArrayList<>();
    Map<String, String> counterparts = new LinkedHashMap<>();
    eachLine(
        (key, values) -> {
          switch (key) {
            case CATALOG -> suites.addAll(values);
            case COUNTERPART -> counterparts.put(values.get(0), values.get(1));
            default -> {}
          }
        });
    return new CatalogPlace(suites, counterparts);
  }

  /** The performance guidelines, as text. */
  List<String> guidelines() {
    List<String> guidelines = new ArrayList<>();
    eachLine(
        (key, values) -> {
          if (key.equals(GUIDELINE)) {
            guidelines.add(values.get(0));
          }
        });
    return guidelines;
  }

  private void eachLine(BiConsumer<String, List<String>> consumer) {
    String lines = new String(text, begin, end - begin, StandardCharsets.UTF_8);
    int at = 0;
    while (at < lines.length()) {
      // Not at other characters that end lines in Unicode: descriptions may have them.
      int newline = lines.indexOf('\n', at);
      int after = newline < 0 ? lines.length() : newline;
      String line = lines.substring(at, after);
      try {
        consumer.accept(line.split("\t", 2)[0], values(line));
      } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
        throw IndexReader.unknown(file, line, e);
      }
      at = after + 1;
    }
  }

  /** The words of a line after its key. */
  private static List<String> values(String line) {
    List<String> values = new ArrayList<>();
    for (String word : line.split("\t", -1)) {
      values.add(word.translateEscapes());
    }
    return values.subList(1, values.size());
  }

  private void read(String key, List<String> values) {
    String first = values.isEmpty() ? "" : values.get(0);
    List<String> rest = values.isEmpty() ? values : values.subList(1, values.size());
    String[] others = rest.toArray(new String[0]);
    switch (key) {
      case "description" -> benchmark.description(first);
      case "baseline" -> benchmark.baseline();
      case "rate" -> benchmark.rate(first, others[0]);
      case "least-processes" -> benchmark.leastProcesses(Integer.parseInt(first));
      case "operations-per-call" -> benchmark.operationsPerCall(Integer.parseInt(first));
      case "collective" -> benchmark.operation(collective(first, List.of(others)));
      case "point-to-point" -> benchmark.operation(Pattern.valueOf(first));
      case "operation" -> benchmark.operation(first, Buffers.of(others[0], others[1]));
      case "datatype" -> benchmark.datatype(datatype(first));
      case "role" -> benchmark.role(new RankRole(first, Ranks.valueOf(others[0])));
      case "parameter" -> benchmark.parameter(first, others);
      case "parameter-with-fractions" -> benchmark.parameterWithFractions(first, others);
      case "single-calls" -> benchmark.singleCalls();
      case "constraint" -> benchmark.constraint(first);
      case "set" -> set(first, others[0]);
      case CATALOG -> benchmark.catalog();
      case COUNTERPART, GUIDELINE -> {}
      default -> throw new IllegalArgumentException(key);
    }
  }

  /** The processor that wrote the index may know other settings than this version. */
  private void set(String setting, String text) {
    Optional<SettingKey<?>> key =
        SettingKey.named(setting).filter(known -> known.scope() == SettingScope.RANK);
    if (key.isEmpty()) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          name + " has the setting '" + setting + "', which does not exist.",
          Suggestions.of(setting, SettingKey.all().stream().map(SettingKey::name).toList())
              + "Correct its @Options; 'help settings' lists all settings.");
    }
    try {
      for (Map.Entry<SettingKey<?>, String> said : key.get().texts(text).entrySet()) {
        settings.set(said.getKey(), said.getValue());
      }
    } catch (TuttiException e) {
      throw e.in("The annotations of " + name);
    }
  }

  /** A constant of Operation, optionally followed by one of ReduceOp and by {@code in-place}. */
  private static StandardPayload collective(String operation, List<String> others) {
    StandardPayload payload = StandardPayload.of(Operation.valueOf(operation));
    for (String word : others) {
      payload = word.equals("in-place") ? payload.inPlace() : payload.reducing(reduction(word));
    }
    return payload;
  }

  private static Datatype datatype(String name) {
    Optional<Datatype> datatype = Datatype.named(name);
    if (datatype.isEmpty()) {
      throw new IllegalArgumentException(name);
    }
    return datatype.get();
  }

  private static ReduceOp reduction(String name) {
    return ReduceOp.named(name).orElseThrow(() -> new IllegalArgumentException(name));
  }

  private BenchmarkDescriptor complete() {
    BenchmarkDescriptor complete = benchmark.settings(settings.build()).build();
    try {
      complete.settings().checkSyncParameters();
    } catch (TuttiException e) {
      throw e.in("@Sync of " + complete.name());
    }
    return complete;
  }
}
