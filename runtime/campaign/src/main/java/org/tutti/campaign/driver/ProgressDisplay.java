package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.tutti.diagnostics.PrintableText;
import org.tutti.records.campaign.PlannedLaunch;

/** Tells a person where the campaign is and how long it will take. */
final class ProgressDisplay {
  private final DriverConsole console;
  private final int launches;
  private final int blocks;
  private int finished;
  private int remaining;
  private long spentNanos;
  private int timed;
  private final Optional<TimeEstimate> estimate;

  /**
   * @param blocks blocks of the design
   * @param launches launches of the design
   * @param remaining launches still to be made
   * @param estimate how long one takes, for the time before the first
   */
  ProgressDisplay(
      DriverConsole console,
      int blocks,
      int launches,
      int remaining,
      Optional<TimeEstimate> estimate) {
    this.console = console;
    this.blocks = blocks;
    this.launches = launches;
    this.remaining = remaining;
    this.estimate = estimate;
  }

  /** A launch has been running this long and has finished so many cells of so many. */
  void running(PlannedLaunch launch, Duration elapsed, int cells, int plannedCells) {
    String cell = plannedCells == 0 ? "starting" : "cell " + cells + "/" + plannedCells;
    console.status(where(launch) + ", " + cell + ", " + left(elapsed.toNanos()));
  }

  /** A launch has ended. */
  void ended(PlannedLaunch launch, int attempt, Duration took, AttemptOutcome verdict) {
    spentNanos += took.toNanos();
    timed++;
    String outcome =
        verdict.succeeded()
            ? verdict.cells() + " cells"
            : "FAILED (" + verdict.failure().orElseThrow().word() + "): " + verdict.line();
    console.line(
        where(launch)
            + (attempt > 1 ? " (attempt " + attempt + ")" : "")
            + ": "
            + outcome
            + " in "
            + seconds(took.toNanos()));
  }

  /** A launch will not be tried again. */
  void settled() {
    finished++;
    remaining--;
    if (remaining > 0 && !console.isInPlace()) {
      console.line(finished + " done, " + remaining + " to go, " + left(0));
    }
  }

  /** What a launch takes on average; zero before the first, unless others were timed before. */
  Duration launchTime() {
    return timed == 0
        ? estimate.filter(TimeEstimate::measured).map(TimeEstimate::launch).orElse(Duration.ZERO)
        : Duration.ofNanos(spentNanos / timed);
  }

  private String where(PlannedLaunch launch) {
    String levels = PrintableText.of(launch.treatment().toString());
    return "block "
        + launch.block()
        + "/"
        + blocks
        + ", launch "
        + launch.number()
        + "/"
        + launches
        + (levels.isEmpty() ? "" : " [" + levels + "]");
  }

  private String left(long elapsedNanos) {
    if (timed == 0 && estimate.isEmpty()) {
      return "time left unknown";
    }
    long perLaunch = timed == 0 ? estimate.orElseThrow().launch().toNanos() : spentNanos / timed;
    return "about " + seconds(Math.max(0, perLaunch * remaining - elapsedNanos)) + " left";
  }

  static String seconds(long nanos) {
    double seconds = nanos / 1e9;
    if (seconds < 60) {
      return String.format(Locale.ROOT, "%.1f s", seconds);
    }
    long whole = Math.round(seconds);
    return whole < 3600
        ? String.format(Locale.ROOT, "%d:%02d min", whole / 60, whole % 60)
        : String.format(Locale.ROOT, "%d:%02d h", whole / 3600, whole % 3600 / 60);
  }
}
