import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;

/**
 * Tutti's medians beside those of the C reference. Launch n of Tutti lies between launches n and
 * n + 1 of the reference; a triple is steady when these two agree within 5 %, which says that the
 * machine did not change its mode meanwhile.
 */
public class Compare {
  private static final double STEADY = 0.05;

  /** What the system's clock counts in here, in ns: 2 % of 200 ns are less. */
  private static final double STEP = 10;

  /** An operation with a message size in bytes. */
  record Cell(String operation, int bytes) implements Comparable<Cell> {
    private static final Comparator<Cell> ORDER =
        Comparator.comparing(Cell::operation).thenComparingInt(Cell::bytes);

    @Override
    public int compareTo(Cell other) {
      return ORDER.compare(this, other);
    }
  }

  /** By launch number: the median run-time of each cell in ns. */
  static final class Medians extends TreeMap<Cell, TreeMap<Integer, Double>> {
    void add(Cell cell, int launch, double[] runTimes) {
      computeIfAbsent(cell, c -> new TreeMap<>()).put(launch, groupedMedian(runTimes));
    }
  }

  public static void main(String[] arguments) throws IOException {
    Path directory = Path.of(arguments[0]);
    Medians reference = new Medians();
    for (Path file : files(directory, "c-*.txt")) {
      readReference(file, reference);
    }
    Medians tutti = new Medians();
    for (Path file : files(directory, "tutti/launches/*.jsonl")) {
      readTutti(file, tutti);
    }
    System.out.println(
        "                            C [ns]                  Tutti [ns]          of medians      "
            + "   of lower quartiles    steady triples: ratio");
    System.out.println(
        "operation  msize  launches  median (range)          median (range)      ratio  diff [ns]"
            + "   ratio  diff [ns]       n  median  quartiles   (range)");
    reference.forEach((cell, medians) -> print(cell, medians, tutti.get(cell)));
    write(Path.of(arguments[1]), reference, tutti);
  }

  private static void print(Cell cell, TreeMap<Integer, Double> c, TreeMap<Integer, Double> java) {
    double[] left = array(c.values());
    double[] right = array(java.values());
    double[] steady = steadyRatios(c, java);
    System.out.printf(
        Locale.ROOT,
        "%-9s %6d %8d  %6.0f (%5.0f to %5.0f)  %6.0f (%5.0f to %5.0f)  %6.3f %9.0f  %6.3f %9.0f"
            + "    %4d  %6.3f  %.3f %.3f (%.3f to %.3f)%n",
        cell.operation, cell.bytes, right.length,
        quantile(left, 0.5), quantile(left, 0), quantile(left, 1),
        quantile(right, 0.5), quantile(right, 0), quantile(right, 1),
        quantile(right, 0.5) / quantile(left, 0.5), quantile(right, 0.5) - quantile(left, 0.5),
        quantile(right, 0.25) / quantile(left, 0.25), quantile(right, 0.25) - quantile(left, 0.25),
        steady.length, quantile(steady, 0.5), quantile(steady, 0.25), quantile(steady, 0.75),
        quantile(steady, 0), quantile(steady, 1));
  }

  private static double[] steadyRatios(Map<Integer, Double> c, Map<Integer, Double> java) {
    return java.keySet().stream()
        .filter(n -> Math.abs(Math.log(c.get(n) / c.get(n + 1))) < STEADY)
        .mapToDouble(n -> java.get(n) / ((c.get(n) + c.get(n + 1)) / 2))
        .toArray();
  }

  static void readReference(Path file, Medians into) throws IOException {
    for (String line : Files.readAllLines(file)) {
      String[] fields = line.split(" ");
      double[] times =
          IntStream.range(2, fields.length).mapToDouble(i -> Long.parseLong(fields[i])).toArray();
      into.add(new Cell(fields[0], Integer.parseInt(fields[1])), number(file), times);
    }
  }

  static void readTutti(Path file, Medians into) {
    try (LaunchReader reader = LaunchReader.open(file)) {
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        CellRecord record = next.get();
        String operation = record.key().operation().toLowerCase(Locale.ROOT);
        Cell cell = new Cell(operation, (int) record.key().msize());
        into.add(cell, number(file), record.observations().validRunTimes());
      }
    }
  }

  private static void write(Path file, Medians reference, Medians tutti) throws IOException {
    try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(file))) {
      out.println("program,operation,msize,launch,median_ns");
      rows(out, "c", reference);
      rows(out, "tutti", tutti);
    }
  }

  private static void rows(PrintWriter out, String program, Medians medians) {
    medians.forEach(
        (cell, launches) ->
            launches.forEach(
                (n, median) ->
                    out.println(
                        String.join(
                            ",", program, cell.operation, "" + cell.bytes, "" + n, "" + median))));
  }

  static List<Path> files(Path directory, String pattern) throws IOException {
    var matcher = directory.getFileSystem().getPathMatcher("glob:" + directory + "/" + pattern);
    try (Stream<Path> found = Files.walk(directory)) {
      return found.filter(matcher::matches).sorted().toList();
    }
  }

  private static int number(Path file) {
    return Integer.parseInt(file.getFileName().toString().replaceAll("\\D", ""));
  }

  static double[] array(Collection<Double> values) {
    return values.stream().mapToDouble(v -> v).toArray();
  }

  /**
   * The median of values that are known to a step of the clock only: where among the steps of the
   * middle one, as if they lay evenly in it, half of all values are reached.
   */
  private static double groupedMedian(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    long middle = Math.round(sorted[sorted.length / 2] / STEP);
    double below = Arrays.stream(values).filter(v -> Math.round(v / STEP) < middle).count();
    double within = Arrays.stream(values).filter(v -> Math.round(v / STEP) == middle).count();
    return (middle - 0.5 + (values.length / 2.0 - below) / within) * STEP;
  }

  /** Linear interpolation between order statistics; not a number if there are none. */
  static double quantile(double[] values, double p) {
    if (values.length == 0) {
      return Double.NaN;
    }
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    double position = p * (sorted.length - 1);
    int below = (int) position;
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
  }
}
