package org.tutti.campaign.driver;

import java.util.List;

/**
 * How launches are run; this does not affect what they measure.
 *
 * @param timeouts when a launch is ended
 * @param retries how often a failed launch is retried
 * @param rules any of which may end the campaign between two blocks
 */
public record DriverSettings(
    LaunchTimeouts timeouts, int retries, List<CampaignStoppingRule> rules) {
  /** One retry, and the whole design. */
  public static final DriverSettings DEFAULT =
      new DriverSettings(LaunchTimeouts.DEFAULT, 1, List.of());

  public DriverSettings {
    rules = List.copyOf(rules);
  }
}
