package org.tutti.cli.option;

import java.util.List;
import org.tutti.campaign.driver.CampaignStoppingRule;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.campaign.driver.LaunchTimeouts;
import picocli.CommandLine.Option;

/** How the driver runs launches. */
public final class DriverOptions {
  @Option(
      names = "--retries",
      paramLabel = "N",
      defaultValue = "1",
      converter = CountConverter.AtLeastZero.class,
      description =
          "How many times a failed launch is repeated; the report shows each attempt (default:"
              + " ${DEFAULT-VALUE}).")
  private int retries;

  @Option(
      names = "--launch-timeout",
      paramLabel = "TIME",
      converter = TimeoutsConverter.class,
      description =
          "Time limit of a launch (default: 6h). Refined after commas by start-up=TIME, for it to"
              + " start (2m), and silence=TIME, between finished cells (10m), both longer in"
              + " proportion with more than 1,024 ranks.")
  private LaunchTimeouts timeouts = LaunchTimeouts.DEFAULT;

  @Option(
      names = {"-q", "--quiet"},
      description = "Show only errors and the result, no progress.")
  private boolean quiet;

  @Option(
      names = "--no-jvm-cache",
      description =
          "Start the ranks without a JVM cache, and do not make one (default: the cache of the"
              + " build; if there is none, a campaign of three or more launches makes one).")
  private boolean withoutJvmCache;

  public boolean isQuiet() {
    return quiet;
  }

  public DriverSettings settings(List<CampaignStoppingRule> rules) {
    return new DriverSettings(timeouts(), retries(), rules, !withoutJvmCache);
  }

  public int retries() {
    return retries;
  }

  public boolean isWithoutJvmCache() {
    return withoutJvmCache;
  }

  public LaunchTimeouts timeouts() {
    return timeouts;
  }
}
