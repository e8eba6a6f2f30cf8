package org.tutti.measure.launch;

import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalInt;
import org.tutti.measure.environment.Environment;
import org.tutti.measure.plan.Plan;
import org.tutti.records.launch.LaunchEnvironment;

/**
 * What a launch is to measure and where its results go; the same on all ranks but for the
 * environment.
 *
 * @param plan the cells, not yet shuffled
 * @param seed of the campaign; the root's holds
 * @param launch number of the launch in its campaign, from 1; the next free one if empty
 * @param levels level of each factor that varies between launches
 * @param directory campaign directory that the root writes to
 * @param environment what was found before MPI was initialized
 * @param tutti version of Tutti
 */
public record MeasureRequest(
    Plan plan,
    long seed,
    OptionalInt launch,
    Map<String, String> levels,
    Path directory,
    Environment environment,
    String tutti) {

  /**
   * Whether it has to be like the launches before: no driver sees to it, and nobody allowed else.
   */
  boolean mustBeLikeEarlierLaunches() {
    return launch.isEmpty() && !environment.facts().containsKey(LaunchEnvironment.CHANGED);
  }
}
