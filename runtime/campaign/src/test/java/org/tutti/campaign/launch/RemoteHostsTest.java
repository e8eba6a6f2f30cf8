package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.settings.HostList;

class RemoteHostsTest {
  private static final Map<String, String> JOB = Map.of("SLURM_JOB_ID", "12");
  private static final HostList HOSTS = HostList.parse("localhost:2,far-1:2");

  @TempDir private Path directory;

  @Test
  void hostsAreAskedThroughSshUnlessAnotherShellIsNamed() {
    RemoteHosts hosts = RemoteHosts.of(HOSTS, Map.of());

    assertThat(hosts.names()).containsExactly("far-1");
    assertThat(hosts.shell()).startsWith("ssh");
    assertThat(RemoteHosts.of(HOSTS.withRemoteShell("rsh"), JOB).shell()).containsExactly("rsh");
  }

  /** The stub of srun checks its options, and runs the command here. */
  @Test
  void withinAJobHostsAreAskedThroughStepsOfIt() throws IOException {
    Path program = directory.resolve("srun");
    Files.writeString(
        program,
        """
        #!/bin/sh
        while [ "${1#-}" != "$1" ]; do options="$options $1"; shift; done
        echo "options:$options"
        exec "$@"
        """);
    assertThat(program.toFile().setExecutable(true)).isTrue();
    List<String> shell = new ArrayList<>(List.of("env", "PATH=" + directory + ":/usr/bin:/bin"));
    shell.addAll(RemoteHosts.of(HOSTS, JOB).shell());

    assertThat(new RemoteHosts(List.of("far-1"), shell).ask("echo 'a  b'; ", Duration.ofMinutes(1)))
        .singleElement()
        .satisfies(
            answer -> {
              assertThat(answer.answers()).isTrue();
              assertThat(answer.lines()).hasSize(2).last().isEqualTo("a  b");
              assertThat(answer.lines().get(0)).contains(" --overlap ", " --nodelist=far-1");
            });
  }
}
