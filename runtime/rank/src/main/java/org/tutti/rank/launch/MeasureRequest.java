package org.tutti.rank.launch;

import org.tutti.measure.plan.Plan;
import org.tutti.rank.environment.Environment;
import org.tutti.records.launch.LaunchEnvironment;

/**
 * What a launch is to measure, and where the results are written; the same on all ranks except for
 * the environment.
 *
 * @param plan the cells, not yet shuffled
 * @param place the launch's place in its campaign; the seed of the root's is used
 * @param environment captured before MPI was initialized
 */
public record MeasureRequest(Plan plan, LaunchPlace place, Environment environment) {
  /** How attempts ended in a cell in which no JVM crashed. */
  public static final String HUNG = "hung";

  /** Whether the plan may differ from that of earlier launches, since the user allows it. */
  boolean mayDiffer() {
    return environment.facts().containsKey(LaunchEnvironment.CHANGED);
  }
}
