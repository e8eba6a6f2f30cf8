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

    assertThat(heartbeats.write(7, "in cell 10/14, the first")).isTrue();
    assertThat(heartbeats.write(7, "in cell 2/14")).isTrue();
    assertThat(heartbeats.write(12345, "after the last cell")).isTrue();

    assertThat(heartbeats.directory()).isDirectoryContaining("glob:**/rank-0007");
    assertThat(heartbeats.last())
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(7, "in cell 2/14", 12345, "after the last cell"));
  }

  @Test
  void whatCannotBeWrittenIsSaid() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));

    assertThat(Heartbeats.in(file).write(0, "here")).isFalse();
  }

  @Test
  void anUnchangedPositionIsWrittenAgainAfterASecond() throws IOException {
    AtomicLong time = new AtomicLong();
    Heartbeats heartbeats = Heartbeats.in(folder);
    RankHeartbeat rank = new RankHeartbeat(heartbeats, 0, time::get);
    rank.write("one");
    Path file = heartbeats.directory().resolve("rank-0000");
    Files.delete(file);

    time.addAndGet(RankHeartbeat.MIN.toNanos() - 1);
    rank.write("one");
    assertThat(file).doesNotExist();
    time.incrementAndGet();
    rank.write("one");
    assertThat(file).hasContent("one");
    rank.write("two");
    assertThat(file).hasContent("two");
  }
}
