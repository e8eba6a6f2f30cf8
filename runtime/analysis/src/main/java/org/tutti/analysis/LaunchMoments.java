package org.tutti.analysis;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.mpi.ProviderKind;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.stats.interval.QuantileInterval;

/**
 * The number of moments at which launches were made. A machine may stay in a state for a minute or
 * so, and launches of one state do not show that there is another.
 */
public final class LaunchMoments {
  /**
   * A result of simulation (bench/comparison-rates): with fewer, states of a minute are often
   * missed.
   */
  public static final int MIN_MOMENTS = 6;

  private static final Duration APART = Duration.ofMinutes(1);
  private static final double MEDIAN = 0.5;

  private LaunchMoments() {}

  /**
   * Whether launches were made at so many moments that they have seen such states. Simulated ones
   * do not depend on the machine.
   */
  public static boolean areMany(List<LaunchHeader> launches) {
    return !launches.isEmpty() && (areSimulated(launches) || count(launches) >= MIN_MOMENTS);
  }

  /** Whether no launch was made by a real machine. */
  public static boolean areSimulated(List<LaunchHeader> launches) {
    return launches.stream()
        .allMatch(launch -> launch.library().provider() == ProviderKind.SIMULATED);
  }

  /** How many launches began at least a minute after the one counted before. */
  private static int count(List<LaunchHeader> launches) {
    int count = 0;
    Instant next = Instant.MIN;
    for (Instant started : started(launches)) {
      if (!started.isBefore(next)) {
        count++;
        next = started.plus(APART);
      }
    }
    return count;
  }

  private static List<Instant> started(List<LaunchHeader> launches) {
    return launches.stream().map(launch -> launch.identity().started()).sorted().toList();
  }

  /** A warning where intervals seem to say more than what holds for a few minutes. */
  static List<MergedWarning> warnings(List<LaunchAnalysis> analyzed) {
    List<LaunchHeader> launches = analyzed.stream().map(LaunchAnalysis::header).toList();
    if (launches.size() < QuantileInterval.minimumSize(MEDIAN, CellFigures.LEVEL)
        || areMany(launches)) {
      return List.of();
    }
    List<Instant> started = started(launches);
    long seconds = Duration.between(started.get(0), started.get(started.size() - 1)).toSeconds();
    return List.of(
        new MergedWarning(
            FindingProblem.LAUNCHES_OF_ONE_MOMENT,
            String.format(
                Locale.ROOT,
                "all launches began within %d s, at fewer than %d different times, so their"
                    + " intervals hold only for that period (--spread 10m)",
                seconds,
                MIN_MOMENTS),
            List.of(),
            launches.size()));
  }
}
