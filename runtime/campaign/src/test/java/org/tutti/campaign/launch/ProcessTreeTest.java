package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.rank.process.ProcessTree;

class ProcessTreeTest {
  /** For what happens at once on an idle machine; the processes would last longer. */
  private static final Duration LIMIT = Duration.ofSeconds(100);

  @TempDir private Path directory;

  @Test
  void findsAndEndsOrphansOfALauncherThatWasKilled() throws InterruptedException {
    String mark = directory + "#1.1.";
    ChildProcess child = start(mark, "sh", "-c", "trap '' TERM; sleep 600 & sleep 600 & wait");
    while (child.tree().members().size() < 3) {
      Thread.sleep(10);
    }
    Set<ProcessHandle> all = child.tree().members();
    all.stream().min(ProcessHandle::compareTo).orElseThrow().destroyForcibly();
    assertThat(child.await(LIMIT)).isTrue();
    assertThat(child.tree().members()).hasSize(2);

    assertThat(child.tree().end()).isEqualTo(2);

    assertThat(child.tree().members()).isEmpty();
  }

  @Test
  void leavesProcessesOfOtherLaunchesAlone() throws InterruptedException {
    ChildProcess one = start(directory + "#1.1.", "sleep", "600");
    ChildProcess other = start(directory + "#11.1.", "sleep", "600");
    one.tree().end();
    assertThat(one.await(LIMIT)).isTrue();
    assertThat(other.isAlive()).isTrue();
    new ProcessTree(directory + "#").end();
    assertThat(other.await(LIMIT)).isTrue();
  }

  private ChildProcess start(String mark, String... command) {
    return ChildProcess.start(
        List.of(command), Map.of(), mark, directory.resolve("out"), directory.resolve("err"));
  }
}
