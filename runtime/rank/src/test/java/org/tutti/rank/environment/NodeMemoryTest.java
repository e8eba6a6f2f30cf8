package org.tutti.rank.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NodeMemoryTest {
  private static final long MEBI = 1L << 20;

  @TempDir Path root;

  private void file(String name, String content) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
  }

  private NodeMemory memory() {
    return new NodeMemory(root);
  }

  @Test
  void whatIsInstalledCountsWithoutALimit() throws IOException {
    file("proc/meminfo", "MemTotal:       2048 kB\nMemFree:        1024 kB\n");
    assertThat(memory().limit()).hasValue(2 * MEBI);
    file("sys/fs/cgroup/memory.max", "max\n");
    assertThat(memory().limit()).hasValue(2 * MEBI);
  }

  /** The step of a job has no limit of its own. */
  @Test
  void theLimitOfAJobCounts() throws IOException {
    file("proc/meminfo", "MemTotal:       2048 kB\n");
    file("proc/self/cgroup", "0::/slurm/job_7/step_0\n");
    file("sys/fs/cgroup/slurm/job_7/step_0/memory.max", "max\n");
    file("sys/fs/cgroup/slurm/job_7/memory.max", "1048576\n");
    assertThat(memory().limit()).hasValue(MEBI);
  }

  /** A group without limit has the largest number of pages there. */
  @Test
  void versionOneHasAHierarchyForMemory() throws IOException {
    file("proc/meminfo", "MemTotal:       2048 kB\n");
    file("proc/self/cgroup", "4:memory:/job\n2:cpu,cpuacct:/far\n");
    file("sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n");
    assertThat(memory().limit()).hasValue(2 * MEBI);
    file("sys/fs/cgroup/memory/job/memory.limit_in_bytes", "524288\n");
    assertThat(memory().limit()).hasValue(MEBI / 2);
  }

  @Test
  void aSystemThatReportsNothingHasNoKnownLimit() {
    assertThat(memory().limit()).isEmpty();
  }
}
