package org.tutti.cli.option;

import java.time.Duration;
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
      names = "--timeout-start-up",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "Time limit for a launch to start, such as 90s; longer in proportion with more than 1,024"
              + " ranks (default: 2m).")
  private Duration startUp = LaunchTimeouts.DEFAULT.startUp();

  @Option(
      names = "--timeout-silence",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "Time limit between finished cells of a launch; longer in proportion with more than 1,024"
              + " ranks (default: 10m).")
  private Duration silence = LaunchTimeouts.DEFAULT.silence();

  @Option(
      names = "--timeout-total",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Time limit of a launch (default: 6h).")
  private Duration total = LaunchTimeouts.DEFAULT.total();

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
    return new LaunchTimeouts(startUp, silence, total);
  }
}
