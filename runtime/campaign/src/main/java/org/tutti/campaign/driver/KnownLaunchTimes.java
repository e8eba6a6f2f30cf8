package org.tutti.campaign.driver;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.tutti.campaign.jvmcache.UserCache;
import org.tutti.measure.plan.Plan;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.MeasuringCommand;
import org.tutti.records.file.DurableFiles;

/**
 * What launches of earlier campaigns took, for the estimate before the first launch of another one:
 * of this user, on this host, with this class path and JVM. Only an estimate is lost where nothing
 * can be read or written.
 *
 * @param file in the user's cache directory; need not exist
 * @param key of these launches
 */
public record KnownLaunchTimes(Path file, String key) {
  static final int KEPT = 50;

  private static final Path HOST_NAME = Path.of("/proc/sys/kernel/hostname");

  /** Those of the same command on this host; empty if the user has no cache directory. */
  public static Optional<KnownLaunchTimes> of(
      MeasuringCommand command, Map<String, String> environment) {
    Optional<Path> directory =
        UserCache.directory(environment, System.getProperty("user.home", ""));
    if (directory.isEmpty()) {
      return Optional.empty();
    }
    String host;
    try {
      host = Files.readString(HOST_NAME).strip();
    } catch (IOException e) {
      return Optional.empty();
    }
    return Optional.of(
        new KnownLaunchTimes(
            directory.get().resolve("launch-times.properties"),
            String.join(" ", host, command.java(), command.classPath())));
  }

  /** How long a launch of a plan will take, by the last of them; empty if there is none. */
  public Optional<TimeEstimate> estimate(Plan plan) {
    return LaunchTimes.parse(afterTime(read().getProperty(key, "")))
        .map(
            times ->
                new TimeEstimate(
                    times.launch(plan),
                    "by the last campaign with these benchmarks on this host",
                    false));
  }

  /**
   * Keeps what the launches of a campaign took.
   *
   * @param cells time within the cells of all its launches
   * @param plan what each of them has measured
   */
  public void add(CampaignDirectory campaign, Duration cells, int launches, Plan plan) {
    if (launches > 0) {
      TimeEstimate.of(campaign)
          .flatMap(mean -> LaunchTimes.of(mean.launch(), cells.dividedBy(launches), plan))
          .ifPresent(this::put);
    }
  }

  private void put(LaunchTimes times) {
    Properties all = read();
    all.setProperty(key, Instant.now().getEpochSecond() + " " + times);
    List<String> byAge =
        all.stringPropertyNames().stream()
            .sorted(Comparator.comparing((String name) -> second(all.getProperty(name))))
            .toList();
    byAge.subList(0, Math.max(0, byAge.size() - KEPT)).forEach(all::remove);
    try {
      Files.createDirectories(file.getParent());
      ByteArrayOutputStream text = new ByteArrayOutputStream();
      all.store(text, null);
      DurableFiles.write(file, text.toByteArray());
    } catch (IOException e) {
      return; // The next estimate knows less.
    }
  }

  private Properties read() {
    Properties all = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      all.load(reader);
    } catch (IOException | IllegalArgumentException e) {
      return new Properties(); // There is none yet, or something else.
    }
    return all;
  }

  private static String afterTime(String value) {
    return value.substring(value.indexOf(' ') + 1);
  }

  /** When it was written; what is no time is the oldest. */
  private static long second(String value) {
    try {
      return Long.parseLong(value.split(" ", 2)[0]);
    } catch (NumberFormatException e) {
      return Long.MIN_VALUE;
    }
  }
}
