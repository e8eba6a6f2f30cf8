package org.tutti.campaign.driver;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.tutti.diagnostics.Counted;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;
import org.tutti.records.json.MalformedJsonException;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.Heartbeats;
import org.tutti.records.settings.LaunchTimeouts;

/** The progress of a running launch, and whether it has exceeded a time limit. */
final class LaunchMonitor {
  private static final String OPTION = "--launch-timeout";

  private static final String LAST_RECORD = "{\"record\":\"completion\"";

  private final LaunchTimeouts limits;
  private final Heartbeats heartbeats;
  private final LongSupplier nanos;
  private final Supplier<Instant> clock;
  private final long started;
  private long firstLine;
  private long lastLine;
  private int lines;
  private int cells;
  private int plannedCells;
  private boolean complete;

  LaunchMonitor(LaunchTimeouts limits, Heartbeats heartbeats) {
    this(limits, heartbeats, System::nanoTime, Instant::now);
  }

  /**
   * @param nanos time that passes, from any origin
   * @param clock that files are dated by
   */
  LaunchMonitor(
      LaunchTimeouts limits, Heartbeats heartbeats, LongSupplier nanos, Supplier<Instant> clock) {
    this.limits = limits;
    this.heartbeats = heartbeats;
    this.nanos = nanos;
    this.clock = clock;
    this.started = nanos.getAsLong();
    this.lastLine = started;
  }

  /** A line of the result file has been completed. */
  void line(String text) {
    if (lines == 0) {
      plannedCells = plannedCells(text);
      firstLine = nanos.getAsLong();
    }
    lines++;
    cells += CellRecord.isLine(text) ? 1 : 0;
    lastLine = nanos.getAsLong();
    complete = text.startsWith(LAST_RECORD);
  }

  /** Whether the result file has its first line. */
  boolean hasBegun() {
    return lines > 0;
  }

  /** Cells that are finished. */
  int cells() {
    return cells;
  }

  /** Cells of the launch; 0 until it has begun. */
  int plannedCells() {
    return plannedCells;
  }

  Duration elapsed() {
    return Duration.ofNanos(nanos.getAsLong() - started);
  }

  /**
   * How long the launch will take if all cells take as long as those that are finished; zero before
   * the first.
   */
  Duration expected() {
    double ofCells = cells == 0 ? 0 : (double) (lastLine - firstLine) / cells * plannedCells;
    return cells == 0 ? Duration.ZERO : Duration.ofNanos(firstLine - started + Math.round(ofCells));
  }

  /**
   * How long it has not been heard of.
   *
   * @param patience shorter times need not be exact: heartbeats are files, which are looked at when
   *     there is a reason
   */
  Duration silent(Duration patience) {
    Duration results = Duration.ofNanos(nanos.getAsLong() - lastLine);
    if (results.compareTo(patience) < 0) {
      return results;
    }
    Duration heartbeat = sinceHeartbeat();
    return heartbeat.compareTo(results) < 0 ? heartbeat : results;
  }

  /** Whether the launcher has not ended, although the results have long been complete. */
  boolean isEndOverdue() {
    return complete && nanos.getAsLong() - lastLine > limits.end().toNanos();
  }

  /** A description of the limit that the launch has exceeded. */
  Optional<String> exceeded() {
    long now = nanos.getAsLong();
    if (now - started > limits.total().toNanos()) {
      return over("took longer than", limits.total(), OPTION);
    }
    if (lines == 0 && now - started > limits.startUp().toNanos()) {
      return over("did not start within", limits.startUp(), "start-up of " + OPTION);
    }
    if (lines > 0
        && now - lastLine > limits.silence().toNanos()
        && sinceHeartbeat().compareTo(limits.silence()) > 0) {
      return over(
          "neither finished nor started a cell for", limits.silence(), "silence of " + OPTION);
    }
    return Optional.empty();
  }

  /** Cells measured in rounds finish together, but each round sends a heartbeat. */
  private Duration sinceHeartbeat() {
    return heartbeats
        .newest()
        .map(newest -> Duration.between(newest, clock.get()))
        .orElse(limits.silence().plusNanos(1));
  }

  private Optional<String> over(String what, Duration limit, String option) {
    return Optional.of(
        "the launch "
            + what
            + " "
            + DurationText.of(limit)
            + " ("
            + option
            + ") after "
            + cells()
            + " of "
            + Counted.of(plannedCells, "cell"));
  }

  private static int plannedCells(String header) {
    byte[] bytes = header.getBytes(StandardCharsets.UTF_8);
    try {
      JsonObject json = JsonText.parse(bytes, 0, bytes.length);
      return json.objects("plan").size();
    } catch (MalformedJsonException e) {
      // The validator reports this once the launch has ended.
      return 0;
    }
  }
}
