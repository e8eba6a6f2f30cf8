package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.launch.Heartbeats;
import org.tutti.records.launch.LaunchPosition;
import org.tutti.records.settings.LaunchTimeouts;

/** On a clock that only these tests advance. */
class LaunchMonitorTest {
  private static final String HEADER = "{\"record\":\"header\",\"plan\":[{},{},{}]}";
  private static final String CELL = "{\"record\":\"cell\"}";
  private static final LaunchTimeouts LIMITS =
      new LaunchTimeouts(
          Duration.ofSeconds(20),
          Duration.ofSeconds(4),
          Duration.ofSeconds(100),
          Duration.ofSeconds(3));

  @TempDir private Path directory;
  private Instant now = Instant.ofEpochSecond(1_000_000);

  private LaunchMonitor monitor() {
    Instant began = now;
    return new LaunchMonitor(
        LIMITS, heartbeats(), () -> Duration.between(began, now).toNanos(), () -> now);
  }

  private Heartbeats heartbeats() {
    return Heartbeats.in(directory);
  }

  private void pass(int seconds) {
    now = now.plusSeconds(seconds);
  }

  private void heartbeat(int cell) throws IOException {
    heartbeats().write(0, new LaunchPosition(cell, 100, "a cell"));
    try (Stream<Path> files = Files.list(heartbeats().directory())) {
      for (Path file : files.toList()) {
        Files.setLastModifiedTime(file, FileTime.from(now));
      }
    }
  }

  @Test
  void ranksThatMoveFromCellToCellAreNotSilent() throws IOException {
    LaunchMonitor monitor = monitor();
    monitor.line(HEADER);
    monitor.line(CELL);
    for (int turn = 0; turn < 12; turn++) {
      pass(3);
      heartbeat(turn);
      pass(1);
      assertThat(monitor.exceeded()).isEmpty();
      assertThat(monitor.silent(Duration.ofSeconds(2))).isEqualTo(Duration.ofSeconds(1));
    }
    pass(3);
    assertThat(monitor.exceeded()).isEmpty();
    pass(1);
    assertThat(monitor.exceeded().orElseThrow())
        .contains("neither finished nor started a cell for 4.0 s (silence of --launch-timeout)")
        .contains("after 1 of 3 cells");
  }

  /** Lines of ranks are no cells. */
  @Test
  void aLaunchTakesAsLongAsItsCellsTell() {
    LaunchMonitor monitor = monitor();
    pass(2);
    monitor.line(HEADER);
    assertThat(monitor.expected()).isZero();
    pass(10);
    monitor.line(CELL);
    monitor.line("{\"record\":\"rank\"}");
    pass(3);
    assertThat(monitor.cells()).isEqualTo(1);
    assertThat(monitor.expected()).isEqualTo(Duration.ofSeconds(2 + 3 * 10));
    pass(1);
    monitor.line(CELL);
    assertThat(monitor.expected()).isEqualTo(Duration.ofSeconds(2 + 3 * 7));
  }

  @Test
  void withoutHeartbeatsResultsAreAwaited() {
    LaunchMonitor monitor = monitor();
    monitor.line(HEADER);
    pass(4);
    assertThat(monitor.exceeded()).isEmpty();
    monitor.line(CELL);
    pass(4);
    assertThat(monitor.exceeded()).isEmpty();
    assertThat(monitor.silent(Duration.ofSeconds(9))).isEqualTo(Duration.ofSeconds(4));
    pass(1);
    assertThat(monitor.exceeded().orElseThrow()).contains("silence of --launch-timeout");
  }

  @Test
  void silenceCountsFromTheFirstLineOn() {
    LaunchMonitor monitor = monitor();
    pass(20);
    assertThat(monitor.exceeded()).isEmpty();
    pass(1);
    assertThat(monitor.exceeded().orElseThrow()).contains("did not start within", "start-up");
  }

  @Test
  void theWholeLaunchHasALimit() throws IOException {
    LaunchMonitor monitor = monitor();
    monitor.line(HEADER);
    pass(100);
    heartbeat(1);
    assertThat(monitor.exceeded()).isEmpty();
    pass(1);
    assertThat(monitor.exceeded().orElseThrow()).contains("took longer than", "(--launch-timeout)");
  }

  @Test
  void aLauncherMayTakeAMomentToEnd() {
    LaunchMonitor monitor = monitor();
    monitor.line(HEADER);
    pass(50);
    assertThat(monitor.isEndOverdue()).isFalse();
    monitor.line("{\"record\":\"completion\"}");
    pass(3);
    assertThat(monitor.isEndOverdue()).isFalse();
    pass(1);
    assertThat(monitor.isEndOverdue()).isTrue();
  }
}
