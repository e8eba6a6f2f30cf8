package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.Optional;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.PlannedLaunch;

/** Receives the events of the driver; all calls come from one thread. */
public interface DriverListener {
  /** A line that the launcher or a rank has written to standard error. */
  default void output(String line) {}

  /** A notice for the user, in complete sentences. */
  default void notice(String text) {}

  /** What happens before the first launch; a complete sentence. */
  default void preparing(String text) {}

  /** The campaign has grown by a stage with other message sizes, the last of its stages. */
  default void grown(Manifest manifest) {}

  /** A launch is running; called about every 100 ms. */
  default void running(PlannedLaunch launch, LaunchStatus status) {}

  /** An attempt at a launch has ended. */
  default void ended(PlannedLaunch launch, int attempt, Duration took, AttemptOutcome outcome) {}

  /**
   * No further attempt will be made at a launch.
   *
   * @param done launches that this run of the driver has completed or given up
   * @param remaining launches that it still has to make
   * @param left time for those; empty if unknown
   */
  default void launchDone(int done, int remaining, Optional<Duration> left) {}
}
