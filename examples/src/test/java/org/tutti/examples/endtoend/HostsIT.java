package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.RankPlacement;

/** Launches on two hosts, which are namespaces of this machine, over TCP. */
class HostsIT {
  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"openmpi", "mpich"})
  void ranksRunOnTheHostsThatAreNamed(String launcher) throws Exception {
    Tutti.Ended ended =
        run(
            "--launcher "
                + launcher
                + " --bind-to none --map-by cyclic --hosts h1:1,h2:1"
                + (launcher.equals("mpich")
                    ? " --launcher-option=-iface --launcher-option=bridge"
                    : ""));

    assertThat(ended.status()).as(ended.said()).isZero();
    Path file = new CampaignDirectory(directory.resolve("r")).launch(1);
    try (LaunchReader reader = LaunchReader.open(file)) {
      assertThat(reader.header().ranks())
          .extracting(RankPlacement::host)
          .isEqualTo(List.of("h1", "h2"));
      assertThat(reader.header().environment().otherHosts())
          .singleElement()
          .satisfies(host -> assertThat(host.host()).isEqualTo("h2"));
    }
  }

  @Test
  void aHostThatDoesNotAnswerIsNamedBeforeAnythingIsMeasured() throws Exception {
    Tutti.Ended ended = run("--launcher openmpi --hosts h1:1,h3:1");

    assertThat(ended.status()).isNotZero();
    assertThat(ended.error())
        .contains("[TUTTI-236]", "h3 does not answer (no route to h3).")
        .doesNotContain("h1 does not answer");
    assertThat(directory.resolve("r")).doesNotExist();
  }

  private Tutti.Ended run(String options) throws Exception {
    Path hosts = Path.of(HostsIT.class.getResource("two-hosts.sh").toURI());
    return Tutti.under(
            directory,
            "unshare",
            "--map-root-user",
            "--net",
            "--mount",
            "--uts",
            "bash",
            hosts.toString())
        .with("OMPI_MCA_btl", "tcp,self")
        .with("OMPI_MCA_pml", "ob1")
        .with("OMPI_MCA_btl_tcp_if_include", "10.77.0.0/24")
        .with("OMPI_MCA_oob_tcp_if_include", "10.77.0.0/24")
        .with("UCX_TLS", "tcp,self")
        .with("UCX_NET_DEVICES", "eth0")
        .line(
            "run -np 2 --launches 1 --results r --msizes 8 --nrep 20 --no-jvm-cache Example01* "
                + options,
            "--remote-shell",
            directory.resolve("remote-shell").toString());
  }
}
