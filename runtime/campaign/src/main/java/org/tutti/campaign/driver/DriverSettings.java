package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tutti.diagnostics.ArgumentCheck;
import org.tutti.records.settings.LaunchTimeouts;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.records.settings.WantedStates;

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

  /** What these settings say; {@link #DEFAULT} where they say nothing. */
  public static DriverSettings of(Settings settings) {
    List<CampaignStoppingRule> rules = new ArrayList<>();
    settings.find(SettingKey.BUDGET).map(BudgetRule::new).ifPresent(rules::add);
    settings.find(SettingKey.PRECISION).map(PrecisionRule::new).ifPresent(rules::add);
    return new DriverSettings(
        settings.find(SettingKey.LAUNCH_TIMEOUT).orElse(LaunchTimeouts.DEFAULT),
        settings.orDefault(SettingKey.RETRIES).orElseThrow(),
        rules,
        !settings.orDefault(SettingKey.NO_JVM_CACHE).orElseThrow(),
        settings.find(SettingKey.SPREAD),
        settings.find(SettingKey.STATE),
        DriverClock.SYSTEM);
  }

  /** A copy with these rules before its own; the first one that ends a campaign says why. */
  public DriverSettings after(List<CampaignStoppingRule> first) {
    return with(Stream.concat(first.stream(), rules.stream()));
  }

  /** A copy with one more rule, after its own. */
  public DriverSettings plus(CampaignStoppingRule last) {
    return with(Stream.concat(rules.stream(), Stream.of(last)));
  }

  private DriverSettings with(Stream<CampaignStoppingRule> others) {
    return new DriverSettings(timeouts, retries, others.toList(), jvmCache, spread, states, clock);
  }

  /** A copy in which each block is made as soon as it can be, and nothing ends the campaign. */
  public DriverSettings unlimited() {
    return new DriverSettings(
        timeouts, retries, List.of(), jvmCache, Optional.empty(), Optional.empty(), clock);
  }

  /** A copy whose driver waits by another clock. */
  public DriverSettings withClock(DriverClock other) {
    return new DriverSettings(timeouts, retries, rules, jvmCache, spread, states, other);
  }
}
