package org.tutti.lab.analyze;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellObservations;
import org.tutti.lab.analyze.regression.QuantileFit;
import org.tutti.lab.analyze.regression.QuantileLine;
import org.tutti.lab.analyze.regression.QuantileRegression;
import org.tutti.stats.interval.QuantileInterval;
import org.tutti.stats.sample.OrderedSample;

/**
 * Quantile regression with the launch as the unit.
 *
 * <ul>
 *   <li>If each launch has measured all levels, each launch gives a line through the quantile of
 *       its own observations; the result is the median over the launches of intercept and slope,
 *       with its interval by ranks. What is peculiar to a launch drops out of its slope.
 *   <li>Otherwise each launch gives one quantile of its observations, and a median regression of
 *       these gives the line with the interval of the rank score test.
 * </ul>
 *
 * <p>A regression of all observations at once would take those of one launch for independent, and
 * its intervals would be far too narrow.
 */
final class LaunchQuantiles {
  private static final int MIN = QuantileInterval.minimumSize(0.5, CellFigures.LEVEL);

  /** Enough for the quantiles asked for, and few enough for a line in some milliseconds. */
  private static final int MAX_OBSERVATIONS = 500;

  private final Map<Double, Map<Integer, double[]>> levels = new TreeMap<>();
  private final TreeSet<Integer> common = new TreeSet<>();

  /**
   * @param cells the cell of each level, by the number that stands for the level; at least two
   */
  LaunchQuantiles(Map<Double, CellObservations> cells) {
    cells.forEach((x, cell) -> levels.put(x, byLaunch(cell)));
    levels.values().forEach(launches -> common.addAll(launches.keySet()));
    levels.values().forEach(launches -> common.retainAll(launches.keySet()));
  }

  /** Number of launches: those that have all levels, or the sum over the levels. */
  int count() {
    return common.isEmpty() ? levels.values().stream().mapToInt(Map::size).sum() : common.size();
  }

  /** One line for each probability; none if there are too few launches for an interval. */
  List<QuantileFit> fit(List<Double> probabilities) {
    if (common.isEmpty()) {
      boolean enough = levels.values().stream().allMatch(launches -> launches.size() >= MIN);
      return enough ? probabilities.stream().map(this::between).toList() : List.of();
    }
    return common.size() < MIN ? List.of() : probabilities.stream().map(this::within).toList();
  }

  private QuantileFit within(double probability) {
    double[] intercepts = new double[common.size()];
    double[] slopes = new double[common.size()];
    int next = 0;
    for (int launch : common) {
      QuantileLine line = line(launch, probability);
      intercepts[next] = line.intercept();
      slopes[next++] = line.slope();
    }
    return new QuantileFit(
        probability,
        QuantileInterval.ofMedian(intercepts, CellFigures.LEVEL),
        QuantileInterval.ofMedian(slopes, CellFigures.LEVEL));
  }

  private QuantileLine line(int launch, double probability) {
    List<Double> x = new ArrayList<>();
    List<Double> y = new ArrayList<>();
    levels.forEach(
        (level, launches) -> {
          double[] observed = launches.get(launch);
          int every = (observed.length + MAX_OBSERVATIONS - 1) / MAX_OBSERVATIONS;
          for (int i = 0; i < observed.length; i += every) {
            x.add(level);
            y.add(observed[i]);
          }
        });
    return QuantileRegression.line(array(x), array(y), probability);
  }

  private QuantileFit between(double probability) {
    List<Double> x = new ArrayList<>();
    List<Double> y = new ArrayList<>();
    levels.forEach(
        (level, launches) ->
            launches
                .values()
                .forEach(
                    observed -> {
                      x.add(level);
                      y.add(OrderedSample.of("observed", observed).quantile(probability));
                    }));
    QuantileFit median =
        QuantileRegression.fit(array(x), array(y), new double[] {0.5}, CellFigures.LEVEL).get(0);
    return new QuantileFit(probability, median.intercept(), median.slope());
  }

  private static Map<Integer, double[]> byLaunch(CellObservations cell) {
    Map<Integer, double[]> launches = new TreeMap<>();
    List<double[]> runTimes = cell.runTimes();
    for (int i = 0; i < runTimes.size(); i++) {
      launches.put(cell.figures().launches().get(i).launch().number(), runTimes.get(i));
    }
    return launches;
  }

  private static double[] array(List<Double> values) {
    return values.stream().mapToDouble(value -> value).toArray();
  }
}
