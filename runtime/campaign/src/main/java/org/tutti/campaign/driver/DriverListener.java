package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.Optional;
import org.tutti.records.campaign.PlannedLaunch;

/** Follows the driver through the launches of a campaign; all calls come from one thread. */
public interface DriverListener {
  /** A line that the launcher or a rank has written to standard error. */
  default void output(String line) {}

  /** Something that the user should know, as a whole sentence or several. */
  default void notice(String text) {}

  /** A launch is running; called every 100 ms or so. */
  default void running(PlannedLaunch launch, LaunchStatus status) {}

  /** An attempt at a launch has ended. */
  default void ended(PlannedLaunch launch, int attempt, Duration took, AttemptOutcome outcome) {}

  /**
   * No further attempt will be made at a launch.
   *
   * @param done launches that this run of the driver is done with
   * @param remaining launches that it has yet to make
   * @param left time for those; empty where nothing is known
   */
  default void settled(int done, int remaining, Optional<Duration> left) {}
}
