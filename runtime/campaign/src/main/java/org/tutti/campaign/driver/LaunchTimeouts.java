package org.tutti.campaign.driver;

import java.time.Duration;

/**
 * How long a launch may take.
 *
 * @param startUp until its result file exists
 * @param silence without any cell being finished or started
 * @param total from its start to its end
 */
public record LaunchTimeouts(Duration startUp, Duration silence, Duration total) {
  /** Generous: a launch that exceeds these has most likely hung. */
  public static final LaunchTimeouts DEFAULT =
      new LaunchTimeouts(Duration.ofMinutes(2), Duration.ofMinutes(10), Duration.ofHours(6));
}
