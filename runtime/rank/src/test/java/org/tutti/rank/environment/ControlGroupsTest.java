package org.tutti.rank.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ControlGroupsTest {
  @TempDir Path root;

  private void file(String name, String content) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
  }

  private ControlGroups groups() {
    return new ControlGroups(root);
  }

  /** As a batch system makes them: the quota is that of the job, the process is in a step of it. */
  @Test
  void aQuotaOfAGroupAroundTheOwnOneCounts() throws IOException {
    file("proc/self/cgroup", "0::/slurm/job_7/step_0\n");
    file("sys/fs/cgroup/slurm/job_7/step_0/cpu.max", "max 100000\n");
    file("sys/fs/cgroup/slurm/job_7/cpu.max", "150000 100000\n");
    file("sys/fs/cgroup/slurm/cpu.max", "800000 100000\n");
    assertThat(groups().quota()).contains("150000 100000");
    assertThat(groups().directories())
        .map(directory -> root.relativize(directory).toString())
        .containsExactly(
            "sys/fs/cgroup/slurm/job_7/step_0",
            "sys/fs/cgroup/slurm/job_7",
            "sys/fs/cgroup/slurm",
            "sys/fs/cgroup");
  }

  @Test
  void versionOneHasAHierarchyForProcessors() throws IOException {
    file("proc/self/cgroup", "4:memory:/far\n2:cpu,cpuacct:/job\n0::/\n");
    file("sys/fs/cgroup/cpu/cpu.cfs_quota_us", "-1\n");
    file("sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000\n");
    assertThat(groups().quota()).contains("max");
    file("sys/fs/cgroup/cpu/job/cpu.cfs_quota_us", "50000\n");
    file("sys/fs/cgroup/cpu/job/cpu.cfs_period_us", "100000\n");
    assertThat(groups().quota()).contains("50000 100000");
  }

  /** Its path is that on the host, or leads out of what it sees. */
  @Test
  void aContainerSeesItsOwnGroupAtTheTop() throws IOException {
    file("sys/fs/cgroup/cpu.max", "200000 100000\n");
    file("proc/self/cgroup", "0::/docker/3dbf\n");
    assertThat(groups().quota()).contains("200000 100000");
    file("proc/self/cgroup", "0::/../..\n");
    assertThat(groups().quota()).contains("200000 100000");
  }

  @Test
  void aSystemWithoutControlGroupsTellsNothing() {
    assertThat(groups().quota()).isEmpty();
    assertThat(groups().directories()).isEmpty();
  }
}
