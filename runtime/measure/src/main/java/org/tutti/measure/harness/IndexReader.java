package org.tutti.measure.harness;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.BenchmarkDescriptor;

/**
 * Reads what the annotation processor writes for one class: lines of words that tabs separate, a
 * key and its values. The key {@code benchmark} begins a benchmark, to which all keys until the
 * next one belong. A value's tabs, line ends and backslashes are written {@code \t}, {@code \n},
 * {@code \r} and {@code \\}.
 *
 * <p>Only names are read at once, since a launch by hand looks for one benchmark among hundreds;
 * {@link DescriptorReader} reads the rest of those that are asked for it.
 */
final class IndexReader {
  private static final byte[] BENCHMARK = "benchmark\t".getBytes(UTF_8);
  private static final byte[] CATALOG = (DescriptorReader.CATALOG + "\t").getBytes(UTF_8);

  private final String type;
  private final String file;
  private final List<IndexEntry> entries = new ArrayList<>();
  private final List<DescriptorReader> readers = new ArrayList<>();
  private final byte[] text;

  private IndexReader(String type, String file, byte[] text) {
    this.type = type;
    this.file = file;
    this.text = text;
  }

  /**
   * @param type the class that the file describes
   * @param file name of the file, for messages
   * @throws TuttiException if another version of the processor has written it
   */
  static List<IndexEntry> read(String type, String file, byte[] text) {
    IndexReader reader = new IndexReader(type, file, text);
    int begin = 0;
    boolean isOperation = false;
    // Bytes, by methods that the JVM compiles at once: texts are searched by the JDK's methods.
    for (int next = reader.next(0); begin < text.length; next = reader.next(next)) {
      if (next == text.length || reader.isAt(BENCHMARK, next)) {
        reader.add(begin, next, isOperation);
        begin = next;
        isOperation = false;
      } else {
        isOperation |= reader.isAt(CATALOG, next);
      }
    }
    return reader.entries;
  }

  /** Where the next line begins. */
  private int next(int line) {
    int at = line;
    while (at < text.length && text[at] != '\n') {
      at++;
    }
    return Math.min(at + 1, text.length);
  }

  private boolean isAt(byte[] key, int line) {
    return text[line] == key[0]
        && line + key.length <= text.length
        && Arrays.equals(text, line, line + key.length, key, 0, key.length);
  }

  /** The refusal of a line that this version of Tutti does not understand. */
  static TuttiException unknown(String file, String line, RuntimeException cause) {
    return MeasurementProblem.HARNESS_NOT_USABLE.error(
        file + " has a line that this version of Tutti does not understand: '" + line + "'.",
        "Do a clean build, with the same version of Tutti for compiling and running.",
        cause);
  }

  /** Adds the benchmark of some lines. */
  private void add(int begin, int end, boolean isOperation) {
    int second = next(begin);
    String line = new String(text, begin, second - begin, UTF_8).stripTrailing();
    int name = line.indexOf('\t') + 1;
    int harness = line.indexOf('\t', name) + 1;
    if (!isAt(BENCHMARK, begin) || harness == 0 || line.indexOf('\t', harness) >= 0) {
      throw unknown(file, line, new IllegalArgumentException("no benchmark, or not two names"));
    }
    DescriptorReader reader =
        new DescriptorReader(file, line.substring(name, harness - 1), text, second, end);
    readers.add(reader);
    entries.add(
        new IndexEntry(
            line.substring(harness),
            type,
            isOperation,
            reader,
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
