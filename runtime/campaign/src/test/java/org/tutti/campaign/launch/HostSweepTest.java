package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.rank.process.ProcessTree;
import org.tutti.records.settings.HostList;

/** The remote shell runs the command here. */
class HostSweepTest {
  private static final String MARK = "/data/it's a campaign#1.1.";

  @TempDir private Path directory;

  @Test
  void aProcessOfTheAttemptIsEndedAndNoOther() throws Exception {
    Process marked = sleeper(MARK);
    Process other = sleeper("/data/it's a campaign#1.2.");
    try {
      assertThat(HostSweep.end(hosts("shift; eval \"$*\""), MARK)).isEmpty();
      assertThat(marked.waitFor(100, TimeUnit.SECONDS)).isTrue();
      assertThat(other.isAlive()).isTrue();
    } finally {
      marked.destroyForcibly();
      other.destroyForcibly();
    }
  }

  @Test
  void whatCouldNotBeEndedIsNamedWithItsHost() throws IOException {
    RemoteHosts hosts =
        hosts("[ $1 = far-1 ] && exit 255; echo left 71; echo left 72; echo tutti-ready");

    assertThat(HostSweep.end(hosts, MARK))
        .containsExactly("far-1 does not answer", "far-2 has not ended 71, 72");
  }

  private RemoteHosts hosts(String shell) throws IOException {
    Path program = directory.resolve("remote-shell");
    Files.writeString(program, "#!/bin/sh\n" + shell + "\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return RemoteHosts.of(
        HostList.parse("localhost,far-1,far-2").withRemoteShell(program.toString()), Map.of());
  }

  private static Process sleeper(String mark) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(List.of("sleep", "600"));
    builder.environment().put(ProcessTree.VARIABLE, mark);
    return builder.start();
  }
}
