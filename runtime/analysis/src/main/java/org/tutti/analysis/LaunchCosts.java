package org.tutti.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.Completion.RankReport;
import org.tutti.records.launch.LibraryTimes;
import org.tutti.stats.sample.OrderedSample;

/**
 * What each rank of a launch measures once, such as the initialization of MPI, over the launches of
 * a treatment: that of the slowest rank in each, in nanoseconds.
 *
 * @param launches those in which it was measured
 * @param rankMean mean over the ranks of a launch, of which this is the median over launches
 */
public record LaunchCosts(
    Treatment treatment,
    int launches,
    double median,
    double least,
    double largest,
    double rankMean) {

  /**
   * The costs of each treatment, in the order of launches; none of which nothing was measured.
   *
   * @param nanosOf what the library of a rank took; 0 if that was not measured
   */
  static List<LaunchCosts> of(List<LaunchAnalysis> launches, ToLongFunction<LibraryTimes> nanosOf) {
    Map<Treatment, List<long[]>> ranks = new LinkedHashMap<>();
    for (LaunchAnalysis launch : launches) {
      long[] nanos =
          launch.completion().stream()
              .flatMap(completion -> completion.ranks().stream())
              .map(RankReport::library)
              .mapToLong(nanosOf)
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

  private static LaunchCosts of(Treatment treatment, List<long[]> launches) {
    double[] slowest = launches.stream().mapToDouble(LaunchCosts::largest).toArray();
    double[] means = launches.stream().mapToDouble(LaunchCosts::mean).toArray();
    OrderedSample sample = OrderedSample.of("times of ranks", slowest);
    return new LaunchCosts(
        treatment,
        slowest.length,
        sample.median(),
        Arrays.stream(slowest).min().orElseThrow(),
        Arrays.stream(slowest).max().orElseThrow(),
        OrderedSample.of("times of ranks", means).median());
  }

  private static double largest(long... nanos) {
    return Arrays.stream(nanos).max().orElseThrow();
  }

  private static double mean(long... nanos) {
    return Arrays.stream(nanos).average().orElseThrow();
  }
}
