package org.tutti.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.Completion.RankReport;
import org.tutti.stats.sample.OrderedSample;

/**
 * What the initialization of MPI took in the launches of a treatment: that of the slowest rank in
 * each, in nanoseconds.
 *
 * @param launches those in which it was measured
 * @param rankMean mean over the ranks of a launch, of which this is the median over launches
 */
public record StartUpTimes(
    Treatment treatment,
    int launches,
    double median,
    double least,
    double largest,
    double rankMean) {

  /** Of each treatment, in the order of launches; none where there is nothing to initialize. */
  static List<StartUpTimes> of(List<LaunchAnalysis> launches) {
    Map<Treatment, List<long[]>> ranks = new LinkedHashMap<>();
    for (LaunchAnalysis launch : launches) {
      long[] nanos =
          launch.completion().stream()
              .flatMap(completion -> completion.ranks().stream())
              .mapToLong(RankReport::initializationNanos)
              .filter(time -> time > 0)
              .toArray();
      if (nanos.length > 0) {
        ranks
            .computeIfAbsent(launch.file().launch().treatment(), any -> new ArrayList<>())
            .add(nanos);
      }
    }
    return ranks.entrySet().stream().map(entry -> of(entry.getKey(), entry.getValue())).toList();
  }

  private static StartUpTimes of(Treatment treatment, List<long[]> launches) {
    double[] slowest = launches.stream().mapToDouble(StartUpTimes::largest).toArray();
    double[] means = launches.stream().mapToDouble(StartUpTimes::mean).toArray();
    OrderedSample sample = OrderedSample.of("start-up times", slowest);
    return new StartUpTimes(
        treatment,
        slowest.length,
        sample.median(),
        Arrays.stream(slowest).min().orElseThrow(),
        Arrays.stream(slowest).max().orElseThrow(),
        OrderedSample.of("start-up times", means).median());
  }

  private static double largest(long... nanos) {
    return Arrays.stream(nanos).max().orElseThrow();
  }

  private static double mean(long... nanos) {
    return Arrays.stream(nanos).average().orElseThrow();
  }
}
