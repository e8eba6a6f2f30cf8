package org.tutti.rank.cell;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.tutti.annotations.CounterBasis;
import org.tutti.measure.harness.CounterDefinition;
import org.tutti.measure.harness.Harness;
import org.tutti.rank.observation.ObservationLog;
import org.tutti.records.launch.BenchmarkCounters;

/**
 * What the benchmark of a cell counts on this rank: the last value of each counter, or how much it
 * has grown during the runs that are kept. Nothing is read or allocated between the ranks' start of
 * a run and its end.
 */
final class CellCounters {
  private static final double NANOS_PER_SECOND = 1e9;

  private final Harness harness;
  private final List<CounterDefinition> definitions;
  private final double[] before;
  private final double[] values;

  CellCounters(Harness harness) {
    this.harness = harness;
    this.definitions = harness.counters();
    this.before = new double[definitions.size()];
    this.values = new double[definitions.size()];
  }

  /** Reads those of which the growth counts, before the first run of a portion. */
  void beginPortion() {
    for (int index = 0; index < before.length; index++) {
      if (isGrowing(index)) {
        before[index] = harness.readCounter(index);
      }
    }
  }

  /** Reads them again after each run. */
  void endRun(boolean kept) {
    for (int index = 0; index < before.length; index++) {
      if (isGrowing(index)) {
        double now = harness.readCounter(index);
        values[index] += kept ? now - before[index] : 0;
        before[index] = now;
      }
    }
  }

  /** Reads the others after the last run of a portion. */
  void endPortion() {
    for (int index = 0; index < values.length; index++) {
      if (!isGrowing(index)) {
        values[index] = harness.readCounter(index);
      }
    }
  }

  private boolean isGrowing(int index) {
    return definitions.get(index).per() != CounterBasis.CELL;
  }

  /**
   * The figures of this rank as a text, in the order of the counters.
   *
   * @param log its observations
   * @param operations that each of them has
   */
  String encode(ObservationLog log, int operations) {
    double seconds = 0;
    for (int index = 0; index < log.count(); index++) {
      seconds += log.duration(index) / NANOS_PER_SECOND;
    }
    double[] figures = values.clone();
    for (int index = 0; index < figures.length; index++) {
      figures[index] /=
          switch (definitions.get(index).per()) {
            case CELL -> 1;
            case SECOND -> seconds;
            case OPERATION -> (double) operations * log.count();
          };
    }
    StringJoiner text = new StringJoiner(" ");
    for (double figure : figures) {
      text.add(Double.toString(figure));
    }
    return text.toString();
  }

  /**
   * The figures of all ranks together.
   *
   * @param texts of the ranks; empty for one that did not call the benchmark
   */
  BenchmarkCounters together(List<String> texts) {
    if (definitions.isEmpty()) {
      return BenchmarkCounters.NONE;
    }
    List<double[]> ranks =
        texts.stream()
            .filter(text -> !text.isEmpty())
            .map(text -> Arrays.stream(text.split(" ", -1)))
            .map(numbers -> numbers.mapToDouble(Double::parseDouble).toArray())
            .toList();
    if (ranks.isEmpty()) {
      return BenchmarkCounters.NONE;
    }
    Map<String, Double> combined = new TreeMap<>();
    for (int index = 0; index < definitions.size(); index++) {
      int column = index;
      CounterDefinition counter = definitions.get(index);
      DoubleSummaryStatistics all =
          ranks.stream().mapToDouble(rank -> rank[column]).summaryStatistics();
      combined.put(
          BenchmarkCounters.label(counter.name(), counter.reportedUnit()),
          switch (counter.ranks()) {
            case MEAN -> mean(all, ranks, column);
            case SUM -> all.getSum();
            case MAX -> all.getMax();
            case MIN -> all.getMin();
          });
    }
    return new BenchmarkCounters(combined);
  }

  /** The mean of numbers is one of their range, although their sum may exceed all numbers. */
  private static double mean(DoubleSummaryStatistics all, List<double[]> ranks, int column) {
    boolean overflows =
        Double.isInfinite(all.getSum())
            && Double.isFinite(all.getMin())
            && Double.isFinite(all.getMax());
    return overflows
        ? ranks.stream().mapToDouble(rank -> rank[column] / ranks.size()).sum()
        : all.getAverage();
  }
}
