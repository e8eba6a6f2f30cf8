package org.tutti.records.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeartbeatsTest {
  @TempDir Path folder;

  @Test
  void theLastPositionOfEachRankIsReadBack() {
    Heartbeats heartbeats = Heartbeats.in(folder.resolve("new"));

    LaunchPosition second = new LaunchPosition(2, 14, "b (8 B, p 2)");
    assertThat(heartbeats.write(7, new LaunchPosition(10, 14, "the first"))).isTrue();
    assertThat(heartbeats.write(7, second)).isTrue();
    assertThat(heartbeats.write(12345, LaunchPosition.AFTER_LAST)).isTrue();

    assertThat(heartbeats.directory()).isDirectoryContaining("glob:**/rank-0007");
    assertThat(heartbeats.last())
        .containsExactlyInAnyOrderEntriesOf(Map.of(7, second, 12345, LaunchPosition.AFTER_LAST));
    assertThat(second).hasToString("in cell 2/14, b (8 B, p 2)");
    assertThat(LaunchPosition.AFTER_LAST).hasToString("after the last cell");
  }

  @Test
  void whatCannotBeWrittenIsSaid() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));

    assertThat(Heartbeats.in(file).write(0, LaunchPosition.AFTER_LAST)).isFalse();
  }

  @Test
  void anUnchangedPositionIsWrittenAgainAfterASecond() throws IOException {
    AtomicLong time = new AtomicLong();
    Heartbeats heartbeats = Heartbeats.in(folder);
    RankHeartbeat rank = new RankHeartbeat(heartbeats, 0, time::get);
    LaunchPosition one = new LaunchPosition(1, 2, "one");
    rank.write(one);
    Path file = heartbeats.directory().resolve("rank-0000");
    Files.delete(file);

    time.addAndGet(RankHeartbeat.MIN.toNanos() - 1);
    rank.write(one);
    assertThat(file).doesNotExist();
    time.incrementAndGet();
    rank.write(one);
    assertThat(file).hasContent("1/2 one");
    rank.write(new LaunchPosition(2, 2, "two"));
    assertThat(file).hasContent("2/2 two");
  }
}
