package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.settings.HostList;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

class HostCheckTest {
  @TempDir private Path directory;

  @Test
  void hostsThatHaveEverythingAreUsed() throws IOException {
    check(settings("shift; eval \"$*\"", directory.toString()));
  }

  @Test
  void eachHostThatLacksSomethingIsNamed() {
    assertThatThrownBy(() -> check(settings("shift; eval \"$*\"", "/no where/it's.jar")))
        .hasMessageStartingWith("[TUTTI-236]")
        .hasMessageContaining("far-1 lacks /no where/it's.jar; far-2 lacks /no where/it's.jar");
  }

  @Test
  void aHostThatDoesNotAnswerIsNamedWithWhatTheShellSays() {
    assertThatThrownBy(
            () ->
                check(
                    settings(
                        "[ $1 = far-2 ] && { echo no route to $1.; exit 255; }; shift; eval \"$*\"",
                        directory.toString())))
        .hasMessageStartingWith("[TUTTI-236]")
        .hasMessageContaining("hosts: far-2 does not answer (no route to far-2).");
  }

  private static void check(LaunchSettings settings) {
    HostCheck.check(RemoteHosts.of(settings.placement().hosts(), Map.of()), settings);
  }

  private LaunchSettings settings(String shell, String classPath) throws IOException {
    Path program = directory.resolve("remote-shell");
    Files.writeString(program, "#!/bin/sh\n" + shell + "\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    HostList hosts = HostList.parse("localhost,far-1,far-2").withRemoteShell(program.toString());
    return new LaunchSettings(classPath, "Main", List.of(), Settings.NONE)
        .with(SettingKey.JAVA, "/bin/sh")
        .with(SettingKey.PROCESSES, 3)
        .withHosts(hosts);
  }
}
