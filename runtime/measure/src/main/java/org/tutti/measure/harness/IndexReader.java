package org.tutti.measure.harness;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.BenchmarkDescriptor;

/**
 * Reads what the annotation processor writes for one class: lines of words that tabs separate, a
 * key and its values. The key {@code benchmark} begins a benchmark, to which all keys until the
 * next one belong. A value's tabs, line ends and backslashes are written {@code \t}, {@code \n},
 * {@code \r} and {@code \\}.
 *
 * <p>Only what selects benchmarks is read at once; {@link DescriptorReader} reads the rest of those
 * that are selected.
 */
final class IndexReader {
  private final String type;
  private final String file;
  private final List<IndexEntry> entries = new ArrayList<>();
  private final List<DescriptorReader> readers = new ArrayList<>();
  private String[] benchmark;
  private List<String> lines;
  private List<String> suites;
  private Map<String, String> counterparts;
  private List<String> guidelines;

  private IndexReader(String type, String file) {
    this.type = type;
    this.file = file;
  }

  /**
   * @param type the class that the file describes
   * @param file name of the file, for messages
   * @throws TuttiException if another version of the processor has written it
   */
  static List<IndexEntry> read(String type, String file, String text) {
    IndexReader reader = new IndexReader(type, file);
    // Not at other characters that end lines in Unicode: descriptions may have them.
    String[] lines = text.isEmpty() ? new String[0] : text.split("\n");
    for (String line : lines) {
      reader.read(line);
    }
    reader.endBenchmark();
    return reader.entries;
  }

  /** The refusal of a line that this version of Tutti does not understand. */
  static TuttiException unknown(String file, String line, RuntimeException cause) {
    return MeasurementProblem.HARNESS_NOT_USABLE.error(
        file + " has a line that this version of Tutti does not understand: '" + line + "'.",
        "Do a clean build, with the same version of Tutti for compiling and running.",
        cause);
  }

  private void read(String line) {
    int tab = line.indexOf('\t');
    try {
      switch (tab < 0 ? line : line.substring(0, tab)) {
        case "benchmark" -> begin(line.split("\t", -1));
        case "counterpart" -> {
          List<String> values = DescriptorReader.values(line);
          counterparts.put(values.get(0), values.get(1));
        }
        case "guideline" -> guidelines.add(DescriptorReader.values(line).get(0));
        case "catalog" -> {
          suites = DescriptorReader.values(line);
          properties().add(line);
        }
        default -> properties().add(line);
      }
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw unknown(file, line, e);
    }
  }

  /** The lines of the benchmark that has begun. */
  private List<String> properties() {
    if (benchmark == null) {
      throw new IllegalArgumentException("no benchmark has begun");
    }
    return lines;
  }

  private void begin(String[] words) {
    endBenchmark();
    if (words.length != 3) {
      throw new IllegalArgumentException("a benchmark has a name and a harness");
    }
    benchmark = words;
    lines = new ArrayList<>();
    suites = List.of();
    counterparts = new LinkedHashMap<>();
    guidelines = new ArrayList<>();
  }

  private void endBenchmark() {
    if (benchmark == null) {
      return;
    }
    DescriptorReader reader = new DescriptorReader(file, benchmark[1], lines);
    readers.add(reader);
    boolean isOperation = !suites.isEmpty();
    entries.add(
        new IndexEntry(
            benchmark[1],
            benchmark[2],
            type,
            isOperation ? Optional.of(new CatalogPlace(suites, counterparts)) : Optional.empty(),
            guidelines,
            isOperation ? () -> withArguments(reader.read()) : reader::read));
  }

  /**
   * In the catalog, a benchmark that moves nothing by itself, such as the work of an overlap, has
   * the arguments of the collective that the same class measures.
   */
  private BenchmarkDescriptor withArguments(BenchmarkDescriptor operation) {
    return operation.operation().payload().isPresent()
        ? operation
        : readers.stream()
            .flatMap(other -> other.read().operation().collective().stream())
            .findFirst()
            .map(operation::withArgumentsOf)
            .orElse(operation);
  }
}
