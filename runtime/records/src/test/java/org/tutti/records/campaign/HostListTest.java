package org.tutti.records.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.records.settings.HostList;

class HostListTest {
  @Test
  void theFileSaysTheSameAsTheOption(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("hosts");
    Files.writeString(file, "# the cluster\nh2:2\nh1 slots=2  # first\n\nh3\n");

    assertThat(HostList.ofFile(file)).isEqualTo(HostList.parse("h2:2,h1:2,h3"));
    assertThat(HostList.ofFile(file).text()).isEqualTo("h2:2,h1:2,h3:1");
  }

  /** What Open MPI 4.1.4 and MPICH 4.0.2 read, with the places that they find. */
  @ParameterizedTest
  @CsvSource({
    "h1 slots=2 max_slots=4, h1:2",
    "h1 slots = 2 max-slots = 4 # c, h1:2",
    "h1|h1|h1, h1:3", // a batch system's file
    "h1 slots=2|h1, h1:3",
    "h1:2|h2:1|h1:3, 'h1:5,h2:1'",
    "h1 max_slots=4, h1:1",
    "|# none|  h1:2  |, h1:2"
  })
  void theFileIsReadAsLaunchersReadIt(String lines, String hosts, @TempDir Path directory)
      throws IOException {
    Path file = Files.writeString(directory.resolve("hosts"), lines.replace('|', '\n'));
    assertThat(HostList.ofFile(file).text()).isEqualTo(hosts);
  }

  @ParameterizedTest
  @CsvSource({
    "h1|h2 slots=two, Line 2 of",
    "h1 user=me, Line 1 of",
    "h1 slots=0, Line 1 of",
    "'h1,h2', Line 1 of",
    "# none, names no host"
  })
  void aFileWithAnythingElseIsRefused(String lines, String said, @TempDir Path directory)
      throws IOException {
    Path file = Files.writeString(directory.resolve("hosts"), lines.replace('|', '\n'));
    assertThatThrownBy(() -> HostList.ofFile(file))
        .hasMessageStartingWith("[TUTTI-235]")
        .hasMessageContaining(said);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "h1,", "h1:0", "-oProxyCommand=x", "h1:two", "h 1", "h1:1,h1:2"})
  void anythingElseIsRefused(String text) {
    assertThatThrownBy(() -> HostList.parse(text)).hasMessageStartingWith("[TUTTI-235]");
  }

  @Test
  void aMissingFileIsRefused() {
    assertThatThrownBy(() -> HostList.ofFile(Path.of("/nowhere/hosts")))
        .hasMessageStartingWith("[TUTTI-235]")
        .hasMessageContaining("/nowhere/hosts");
  }

  @Test
  void hostsCanBeLeftOut() {
    HostList hosts = HostList.parse("h1:2,h2,h3:4").withRemoteShell("rsh");
    assertThat(hosts.without(List.of("h2", "h9")).text()).isEqualTo("h1:2,h3:4");
    assertThat(hosts.without(List.of()).remoteShell()).contains("rsh");
  }

  @Test
  void thereMustBeRoomForTheRanks() {
    HostList hosts = HostList.parse("h1:2,h2");
    hosts.checkSize(3);
    HostList.OPEN.checkSize(1000);
    assertThatThrownBy(() -> hosts.checkSize(4))
        .hasMessageStartingWith("[TUTTI-235] The hosts h1:2,h2:1 have room for 3 ranks, not for 4");
  }

  @Test
  void ranksFillHostsOrTakeTurns() {
    HostList hosts = HostList.parse("h1:3,h2:1,h3:2");

    assertThat(hosts.ofRanks(5, false)).containsExactly("h1", "h1", "h1", "h2", "h3");
    assertThat(hosts.ofRanks(6, true)).containsExactly("h1", "h2", "h3", "h1", "h3", "h1");
  }

  @Test
  void theManifestKeepsThem() {
    HostList hosts = HostList.parse("h1:2,h2:2").withRemoteShell("/opt/rsh");
    LaunchSettings settings = Manifests.of(1).settings().withHosts(hosts);

    assertThat(LaunchSettingsCodec.decode(LaunchSettingsCodec.encode(settings)))
        .isEqualTo(settings);
    assertThat(settings.summary()).contains("hosts=h1:2,h2:2");
  }
}
