package org.tutti.bench.partitions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.tutti.bench.fidelity.RoundResampling;
import org.tutti.stats.summary.Quartiles;

/**
 * The suite {@code partitioned} of a campaign beside two models, one row a size, number of
 * partitions, and amount of work: MeasuredPartitions RESULT.csv, as {@link PartitionMedians} writes
 * it.
 *
 * <p>With a computation of time w, a message of time t, and n partitions, a library that sends the
 * message when all partitions are ready takes w + t; one that sends each when it is ready takes at
 * best the longer of w + t/n and w/n + t. Intervals are those of {@link RoundResampling}, over
 * launches.
 */
public final class MeasuredPartitions {
  private static final String FAMILY = "partitioned:";

  private MeasuredPartitions() {}

  /** What is measured with the same message and work. */
  private record Shape(long msize, int partitions, double work) implements Comparable<Shape> {
    @Override
    public int compareTo(Shape other) {
      int bySize = Long.compare(msize, other.msize);
      int byPartitions = bySize == 0 ? Integer.compare(partitions, other.partitions) : bySize;
      return byPartitions == 0 ? Double.compare(work, other.work) : byPartitions;
    }
  }

  /** The medians of one launch, in ns. */
  private static final class Medians extends TreeMap<String, Double> {
    double work() {
      return get(FAMILY + "work");
    }

    double pure() {
      return get(FAMILY + "pure");
    }

    double bulk() {
      return get(FAMILY + "bulk");
    }

    double overlapped() {
      return get(FAMILY + "overlapped");
    }

    double asWhole() {
      return work() + pure();
    }

    double early(int partitions) {
      return Math.max(work() + pure() / partitions, work() / partitions + pure());
    }
  }

  public static void main(String[] arguments) throws IOException {
    Map<Shape, Map<Integer, Medians>> shapes = new TreeMap<>();
    List<String> lines = Files.readAllLines(Path.of(arguments[0]));
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split(",");
      Shape shape =
          new Shape(
              Long.parseLong(fields[1]),
              Integer.parseInt(fields[2]),
              Double.parseDouble(fields[3]));
      shapes
          .computeIfAbsent(shape, key -> new TreeMap<>())
          .computeIfAbsent(Integer.valueOf(fields[0]), number -> new Medians())
          .put(fields[4], Double.valueOf(fields[5]));
    }
    System.out.println(
        "| msize | n | launches | w [us] | t [us] | bulk [us] | overlapped [us] |"
            + " to w + t (95 %) | to the early model (95 %) | bulk to overlapped (95 %) |");
    System.out.println("|---|---|---|---|---|---|---|---|---|---|");
    shapes.forEach(MeasuredPartitions::print);
  }

  private static void print(Shape shape, Map<Integer, Medians> launches) {
    System.out.printf(
        Locale.ROOT,
        "| %d | %d | %d | %.1f | %.1f | %.1f | %.1f | %s | %s | %s |%n",
        shape.msize,
        shape.partitions,
        launches.size(),
        micros(launches, Medians::work),
        micros(launches, Medians::pure),
        micros(launches, Medians::bulk),
        micros(launches, Medians::overlapped),
        ratio(launches, Medians::overlapped, Medians::asWhole),
        ratio(launches, Medians::overlapped, medians -> medians.early(shape.partitions)),
        ratio(launches, Medians::bulk, Medians::overlapped));
  }

  private static double micros(Map<Integer, Medians> launches, ToDoubleFunction<Medians> figure) {
    return median(List.copyOf(byLaunch(launches, figure).values())) / 1e3;
  }

  private static String ratio(
      Map<Integer, Medians> launches,
      ToDoubleFunction<Medians> figure,
      ToDoubleFunction<Medians> base) {
    return new RoundResampling(byLaunch(launches, base), byLaunch(launches, figure))
        .interval((first, second) -> median(second) / median(first))
        .text("%.3f");
  }

  private static Map<Integer, Double> byLaunch(
      Map<Integer, Medians> launches, ToDoubleFunction<Medians> figure) {
    Map<Integer, Double> values = new TreeMap<>();
    launches.forEach((launch, medians) -> values.put(launch, figure.applyAsDouble(medians)));
    return values;
  }

  private static double median(List<Double> values) {
    return Quartiles.of(values.stream().mapToDouble(Double::doubleValue).toArray()).median();
  }
}
