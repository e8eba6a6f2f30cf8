package org.tutti.campaign.driver;

import java.util.ArrayList;
import java.util.List;

/**
 * How launches are run; this does not affect what they measure.
 *
 * @param timeouts when a launch is ended
 * @param retries how often a failed launch is retried
 * @param rules any of which may end the campaign between two blocks
 * @param jvmCache whether the JVMs of ranks start with a cache of this user
 */
public record DriverSettings(
    LaunchTimeouts timeouts, int retries, List<CampaignStoppingRule> rules, boolean jvmCache) {
  /** One retry, the whole design, and a cache. */
  public static final DriverSettings DEFAULT =
      new DriverSettings(LaunchTimeouts.DEFAULT, 1, List.of(), true);

  public DriverSettings {
    rules = List.copyOf(rules);
  }

  /** With one more rule. */
  public DriverSettings plus(CampaignStoppingRule rule) {
    List<CampaignStoppingRule> more = new ArrayList<>(rules);
    more.add(rule);
    return new DriverSettings(timeouts, retries, more, jvmCache);
  }
}
