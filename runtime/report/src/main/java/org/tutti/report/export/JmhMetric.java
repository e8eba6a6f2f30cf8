package org.tutti.report.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import org.tutti.analysis.BenchmarkCounter;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellRate;
import org.tutti.records.json.JsonObject;
import org.tutti.records.launch.MovedData;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.sample.OrderedSample;

/**
 * A metric of JMH: the times of a cell, or what follows from them.
 *
 * @param unit of the score
 * @param isRate whether the score falls as the time rises
 * @param function from a time in nanoseconds to the score
 */
record JmhMetric(String unit, boolean isRate, DoubleUnaryOperator function) {
  private static final double NANOS_PER_MICRO = 1e3;
  private static final List<Double> PERCENTILES = List.of(0.0, 50.0, 90.0, 95.0, 99.0, 100.0);

  static JmhMetric time() {
    return new JmhMetric("us/op", false, nanos -> nanos / NANOS_PER_MICRO);
  }

  /** Megabytes (10^6 bytes) per second. */
  static JmhMetric megabytes(MovedData moved) {
    return new JmhMetric("MB/s", true, nanos -> CellRate.megabytesPerSecond(moved.bytes(), nanos));
  }

  /** The rate of bytes if there are any, and otherwise of messages. */
  static JmhMetric rate(MovedData moved) {
    return moved.bytes() > 0 ? megabytes(moved) : messages(moved);
  }

  static JmhMetric messages(MovedData moved) {
    return new JmhMetric("messages/s", true, nanos -> CellRate.perSecond(moved.messages(), nanos));
  }

  /**
   * The metric of a cell. Bounds and percentiles of a rate are those of the time, inverted, so that
   * the percentile 50 is the score.
   */
  JsonObject of(CellFigures cell) {
    Optional<Estimate> interval = cell.medianInterval();
    double first = score(interval.map(Estimate::low).orElse(cell.median()));
    double second = score(interval.map(Estimate::high).orElse(cell.median()));
    Object error = interval.isPresent() ? Math.abs(second - first) / 2 : "NaN";
    OrderedSample medians = OrderedSample.of("medians", cell.medians());
    JsonObject percentiles = new JsonObject();
    for (double percentile : PERCENTILES) {
      double share = percentile / 100;
      percentiles.put(
          Double.toString(percentile), score(medians.quantile(isRate ? 1 - share : share)));
    }
    List<List<Double>> raw = new ArrayList<>();
    for (double median : cell.medians()) {
      raw.add(List.of(score(median)));
    }
    return new JsonObject()
        .put("score", score(cell.median()))
        .put("scoreError", error)
        .put("scoreConfidence", List.of(Math.min(first, second), Math.max(first, second)))
        .put("scorePercentiles", percentiles)
        .put("scoreUnit", unit)
        .put("rawData", raw);
  }

  /** A number that the benchmark counted; as in JMH, one that is not finite is a text. */
  static JsonObject of(BenchmarkCounter counter) {
    Optional<Estimate> interval = counter.interval();
    double low = interval.map(Estimate::low).orElse(counter.median());
    double high = interval.map(Estimate::high).orElse(counter.median());
    return new JsonObject()
        .put("score", number(counter.median()))
        .put("scoreError", interval.isPresent() ? (Object) ((high - low) / 2) : "NaN")
        .put("scoreConfidence", List.of(number(low), number(high)))
        .put("scorePercentiles", new JsonObject().put("50.0", number(counter.median())))
        .put("scoreUnit", counter.unit())
        .put("rawData", counter.values().stream().map(value -> List.of(number(value))).toList());
  }

  private static Object number(double value) {
    return Double.isFinite(value) ? (Object) value : Double.toString(value);
  }

  /** The score of a time in nanoseconds. */
  double score(double nanos) {
    return function.applyAsDouble(nanos);
  }
}
