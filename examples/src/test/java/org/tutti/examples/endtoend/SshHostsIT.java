package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.RankPlacement;

/** Launches on hosts that are reached through ssh, as launchers and driver do by default. */
@Tag("all")
class SshHostsIT {
  private static final String CAMPAIGN =
      "run -np 4 --results r --no-jvm-cache --launches 1 --msizes 8 --nrep 20";

  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"openmpi", "mpich"})
  void ranksAreStartedThroughSsh(String launcher) throws Exception {
    Tutti.Ended ended = run(TwoHosts.ssh(directory), launcher);

    assertThat(ended.status()).as(ended.said()).isZero();
    Path file = new CampaignDirectory(directory.resolve("r")).launch(1);
    try (LaunchReader reader = LaunchReader.open(file)) {
      assertThat(reader.header().ranks())
          .extracting(RankPlacement::host)
          .isEqualTo(List.of("h1", "h1", "h2", "h2"));
    }
  }

  @Test
  void theDoctorExaminesBothHosts() throws Exception {
    Tutti.Ended ended = TwoHosts.ssh(directory).line("doctor -np 2" + TwoHosts.hosts("openmpi", 1));

    assertThat(ended.output())
        .as(ended.said())
        .contains("openmpi started 2 ranks", "h1: a single rank", "h2: a single rank");
  }

  @Test
  void whySshRefusesIsToldForEachHostBeforeAnythingIsMeasured() throws Exception {
    String refused = "sed -i /^.h1/d home/.ssh/known_hosts; : > authorized-h2; exec \"$@\"";
    Tutti.Ended ended = run(TwoHosts.ssh(directory, "sh", "-c", refused, "sh"), "openmpi");

    assertThat(ended.status()).isNotZero();
    assertThat(ended.error().replaceAll("\\s+", " "))
        .contains(
            "[TUTTI-236]",
            "h1 does not answer (Host key verification failed)",
            "h2 does not answer (tutti@h2: Permission denied (publickey)).",
            "ssh-copy-id");
    assertThat(directory.resolve("r")).doesNotExist();
  }

  private static Tutti.Ended run(Tutti tutti, String launcher) throws Exception {
    return tutti.line(
        (CAMPAIGN + TwoHosts.hosts(launcher, 2) + "Example01*").replaceAll(" +", " "));
  }
}
