package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.campaign.launch.HydraLauncher;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.settings.HostList;
import org.tutti.records.settings.SettingKey;

/** The remote shell runs the command here, and so does the JVM, which is a script. */
class HostLibrariesTest {
  private static final String JAVA =
      "echo \"{\\\"name\\\":\\\"$LIBRARY\\\",\\\"version\\\":\\\"$LIBRARY (2022)\\\",\\\"path\\\":\\\"/lib\\\"}\"";

  @TempDir private Path directory;

  @Test
  void hostsWithTheSameLibraryDoNotDiffer() throws IOException {
    assertThat(libraries("eval \"$2\"").differences()).isEmpty();
  }

  @Test
  void otherVersionsAreToldWithTheirHosts() throws IOException {
    assertThat(libraries("echo \"$2\" | sed s/4.0.2/4.2.1/ | sh").differences())
        .contains("MPICH 4.0.2 (/lib) on localhost; MPICH 4.2.1 (/lib) on far-1, far-2");
  }

  @Test
  void hostsThatDoNotAnswerAreLeftOut() throws IOException {
    String silent = "[ $1 != far-1 ] || { echo no route to $1; exit 255; }; ";
    assertThat(libraries(silent + "eval \"$2\"").differences()).isEmpty();
    assertThat(libraries(silent + "echo \"$2\" | sed s/4.0.2/5/ | sh").differences())
        .contains("MPICH 4.0.2 (/lib) on localhost; MPICH 5 (/lib) on far-2");
  }

  @Test
  void aLaunchOnOneHostIsNotAskedAbout() throws IOException {
    LaunchSettings settings = Manifests.of(1).settings().with(SettingKey.JAVA, "/nowhere/java");
    assertThat(new HostLibraries(settings, new HydraLauncher(Path.of("mpiexec"))).differences())
        .isEmpty();
  }

  private HostLibraries libraries(String shell) throws IOException {
    HostList hosts =
        HostList.parse("localhost,far-1,far-2").withRemoteShell(program("remote-shell", shell));
    LaunchSettings settings =
        Manifests.of(1)
            .settings()
            .with(SettingKey.JAVA, program("java", JAVA))
            .withHosts(hosts)
            .plus(SettingKey.ENVIRONMENT, "LIBRARY=MPICH 4.0.2");
    return new HostLibraries(settings, new HydraLauncher(Path.of("mpiexec")));
  }

  private String program(String name, String script) throws IOException {
    Path program = directory.resolve(name);
    Files.writeString(program, "#!/bin/sh\n" + script + "\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return program.toString();
  }
}
