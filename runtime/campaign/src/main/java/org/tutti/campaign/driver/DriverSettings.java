package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * How launches are run; this does not affect what they measure.
 *
 * @param timeouts when a launch is ended
 * @param retries how often a failed launch is retried
 * @param rules any of which may end the campaign between two blocks
 * @param jvmCache whether the JVMs of ranks start with a cache of this user
 * @param spread time over which the blocks are spread; zero to make them one after the other
 */
public record DriverSettings(
    LaunchTimeouts timeouts,
    int retries,
    List<CampaignStoppingRule> rules,
    boolean jvmCache,
    Duration spread) {
  /** One retry, the whole design, and a cache. */
  public static final DriverSettings DEFAULT =
      new DriverSettings(LaunchTimeouts.DEFAULT, 1, List.of(), true);

  /** Blocks one after the other. */
  public DriverSettings(
      LaunchTimeouts timeouts, int retries, List<CampaignStoppingRule> rules, boolean jvmCache) {
    this(timeouts, retries, rules, jvmCache, Duration.ZERO);
  }

  public DriverSettings {
    rules = List.copyOf(rules);
  }

  /** With one more rule. */
  public DriverSettings plus(CampaignStoppingRule rule) {
    List<CampaignStoppingRule> more = new ArrayList<>(rules);
    more.add(rule);
    return new DriverSettings(timeouts, retries, more, jvmCache, spread);
  }

  /** With blocks that are spread over a time. */
  public DriverSettings spreadOver(Duration time) {
    return new DriverSettings(timeouts, retries, rules, jvmCache, time);
  }
}
