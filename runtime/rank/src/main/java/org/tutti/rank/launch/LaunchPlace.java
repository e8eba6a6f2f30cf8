package org.tutti.rank.launch;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tutti.measure.plan.Plan;
import org.tutti.rank.clock.LearnedHost;
import org.tutti.rank.environment.Environment;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchOrigin;

/**
 * The place of a launch in its campaign.
 *
 * @param directory campaign directory, or that of an attempt, which the root writes to
 * @param seed of the campaign
 * @param origin its campaign and attempt; empty if no driver has started it
 * @param number of the launch, from 1; empty for the next free one
 * @param levels level of each factor that varies between launches
 * @param changes what has changed since earlier launches, if the user allows it; recorded
 * @param learned about hosts by earlier launches
 * @param crashed cells, as text, that are not measured because JVMs crashed in them, with how
 */
public record LaunchPlace(
    Path directory,
    long seed,
    Optional<LaunchOrigin> origin,
    OptionalInt number,
    Map<String, String> levels,
    Optional<String> changes,
    List<LearnedHost> learned,
    Map<String, String> crashed) {

  public LaunchPlace {
    levels = Collections.unmodifiableMap(new LinkedHashMap<>(levels));
    learned = List.copyOf(learned);
    crashed = Map.copyOf(crashed);
  }

  /** The place of a launch of no driver, which knows nothing of earlier ones. */
  public LaunchPlace(
      Path directory,
      long seed,
      OptionalInt number,
      Map<String, String> levels,
      Optional<String> changes) {
    this(directory, seed, Optional.empty(), number, levels, changes, List.of(), Map.of());
  }

  /** What to measure here, in the environment of this process. */
  public MeasureRequest request(Plan plan) {
    Environment found = Environment.capture(Path.of(""), directory);
    return new MeasureRequest(
        plan,
        this,
        changes.isPresent() ? found.with(LaunchEnvironment.CHANGED, changes.get()) : found);
  }
}
