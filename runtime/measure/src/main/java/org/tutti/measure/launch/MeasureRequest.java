package org.tutti.measure.launch;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tutti.measure.clock.LearnedHost;
import org.tutti.measure.environment.Environment;
import org.tutti.measure.plan.Plan;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchOrigin;

/**
 * What a launch is to measure, and where the results are written; the same on all ranks except for
 * the environment.
 *
 * @param plan the cells, not yet shuffled
 * @param seed of the campaign; that of the root is used
 * @param origin its campaign and attempt; empty if no driver has started it
 * @param launch number of the launch in its campaign, from 1; the next free one if empty
 * @param levels level of each factor that varies between launches
 * @param directory campaign directory that the root writes to
 * @param environment captured before MPI was initialized
 * @param learned about hosts by earlier launches of the campaign
 * @param crashed cells, as text, that are not measured because JVMs crashed or ranks hung in them,
 *     with how
 */
public record MeasureRequest(
    Plan plan,
    long seed,
    Optional<LaunchOrigin> origin,
    OptionalInt launch,
    Map<String, String> levels,
    Path directory,
    Environment environment,
    List<LearnedHost> learned,
    Map<String, String> crashed) {

  /** How attempts ended in a cell in which no JVM crashed. */
  public static final String HUNG = "ranks hung in it";

  public MeasureRequest {
    learned = List.copyOf(learned);
    crashed = Map.copyOf(crashed);
  }

  /** A request to measure all cells. */
  public MeasureRequest(
      Plan plan,
      long seed,
      Optional<LaunchOrigin> origin,
      OptionalInt launch,
      Map<String, String> levels,
      Path directory,
      Environment environment,
      List<LearnedHost> learned) {
    this(plan, seed, origin, launch, levels, directory, environment, learned, Map.of());
  }

  /** Whether the plan may differ from that of earlier launches, since the user allows it. */
  boolean mayDiffer() {
    return environment.facts().containsKey(LaunchEnvironment.CHANGED);
  }
}
