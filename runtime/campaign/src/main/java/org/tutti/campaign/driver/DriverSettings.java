package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.diagnostics.ArgumentCheck;
import org.tutti.records.campaign.WantedStates;

/**
 * How launches are run; this does not affect what they measure.
 *
 * @param timeouts when a launch is ended
 * @param retries how often a failed launch is retried
 * @param rules any of which may end the campaign between two blocks
 * @param jvmCache whether the JVMs of ranks start with a cache of this user
 * @param spread time over which all blocks are spread, recorded in the manifest; empty for that of
 *     the manifest
 * @param states in which states of the machine the campaign is to have launches, recorded in the
 *     manifest; empty for those of the manifest
 * @param clock by which the driver waits between blocks
 */
public record DriverSettings(
    LaunchTimeouts timeouts,
    int retries,
    List<CampaignStoppingRule> rules,
    boolean jvmCache,
    Optional<Duration> spread,
    Optional<WantedStates> states,
    DriverClock clock) {
  /** One retry, the whole design, and a cache. */
  public static final DriverSettings DEFAULT =
      new DriverSettings(LaunchTimeouts.DEFAULT, 1, List.of(), true);

  /** Blocks as the manifest has them. */
  public DriverSettings(
      LaunchTimeouts timeouts, int retries, List<CampaignStoppingRule> rules, boolean jvmCache) {
    this(
        timeouts, retries, rules, jvmCache, Optional.empty(), Optional.empty(), DriverClock.SYSTEM);
  }

  public DriverSettings {
    ArgumentCheck.atLeast("retries", retries, 0);
    rules = List.copyOf(rules);
    spread.ifPresent(time -> ArgumentCheck.positive("spread", time));
  }

  /** A copy with one more rule. */
  public DriverSettings plus(CampaignStoppingRule rule) {
    List<CampaignStoppingRule> more = new ArrayList<>(rules);
    more.add(rule);
    return new DriverSettings(timeouts, retries, more, jvmCache, spread, states, clock);
  }

  /** A copy with another number of retries. */
  public DriverSettings withRetries(int number) {
    return new DriverSettings(timeouts, number, rules, jvmCache, spread, states, clock);
  }

  /** A copy with other time limits. */
  public DriverSettings withTimeouts(LaunchTimeouts limits) {
    return new DriverSettings(limits, retries, rules, jvmCache, spread, states, clock);
  }

  /** A copy in which ranks start without a cache. */
  public DriverSettings withoutJvmCache() {
    return new DriverSettings(timeouts, retries, rules, false, spread, states, clock);
  }

  /** A copy in which each block is made as soon as it can be, and nothing ends the campaign. */
  public DriverSettings unlimited() {
    return new DriverSettings(
        timeouts, retries, List.of(), jvmCache, Optional.empty(), Optional.empty(), clock);
  }

  /** A copy with blocks that are spread over a time. */
  public DriverSettings spreadOver(Duration time) {
    return new DriverSettings(timeouts, retries, rules, jvmCache, Optional.of(time), states, clock);
  }

  /** A copy for a campaign with launches in states of the machine. */
  public DriverSettings awaiting(WantedStates wanted) {
    return new DriverSettings(
        timeouts, retries, rules, jvmCache, spread, Optional.of(wanted), clock);
  }

  /** A copy whose driver waits by another clock. */
  public DriverSettings withClock(DriverClock other) {
    return new DriverSettings(timeouts, retries, rules, jvmCache, spread, states, other);
  }
}
