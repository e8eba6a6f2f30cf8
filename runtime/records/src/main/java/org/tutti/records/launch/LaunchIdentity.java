package org.tutti.records.launch;

import java.time.Instant;
import java.util.Map;

/**
 * Which launch of a campaign this is.
 *
 * @param origin which campaign and attempt
 * @param number its number in the campaign, from 1
 * @param seed seed of the campaign, which determines the order of the cells
 * @param started when the launch began, by the root's clock
 * @param levels level of each factor that the campaign varies between launches
 */
public record LaunchIdentity(
    LaunchOrigin origin, int number, long seed, Instant started, Map<String, String> levels) {

  public LaunchIdentity {
    levels = Map.copyOf(levels);
  }
}
