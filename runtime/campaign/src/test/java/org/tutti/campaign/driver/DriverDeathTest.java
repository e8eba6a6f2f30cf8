package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.rank.process.ProcessTree;
import org.tutti.records.campaign.CampaignDirectory;

/** Drivers as processes: one that is killed, and two on one directory. */
class DriverDeathTest {
  @TempDir private Path path;

  @ParameterizedTest
  @ValueSource(strings = {"openmpi", "mpich", "inprocess"})
  void ranksExitWhenTheirDriverIsKilled(String launcher) throws Exception {
    CampaignDirectory directory = new CampaignDirectory(path.resolve("campaign"));
    FixtureCampaign.prepare(directory, launcher, "hang", 1, 1);
    Process driver = FixtureCampaign.drive(directory);
    ProcessTree ranks = new ProcessTree(Attempt.mark(directory));
    try {
      awaitFirstCell(directory, driver);
      assertThat(ranks.members()).isNotEmpty();

      driver.destroyForcibly().waitFor();

      for (int tries = 0; !ranks.members().isEmpty(); tries++) {
        assertThat(tries).as(() -> left(ranks, directory)).isLessThan(600);
        Thread.sleep(100);
      }
      assertThat(Files.readString(directory.attempt(1, 1).resolve("errors.txt")))
          .contains("[TUTTI-135]");
    } finally {
      driver.destroyForcibly();
      ranks.kill();
    }
  }

  @Test
  void aSecondDriverIsRejectedAndTheFirstContinues() throws Exception {
    CampaignDirectory directory = new CampaignDirectory(path.resolve("campaign"));
    FixtureCampaign.prepare(directory, "inprocess", "hang", 1, 1);
    Process first = FixtureCampaign.drive(directory);
    ProcessTree ranks = new ProcessTree(Attempt.mark(directory));
    try {
      awaitFirstCell(directory, first);
      Process second = FixtureCampaign.drive(directory);
      String said = FixtureCampaign.end(directory, second);

      assertThat(second.exitValue()).isNotZero();
      assertThat(said).contains("[TUTTI-109]").contains("process " + first.pid() + " on ");
      assertThat(first.isAlive()).isTrue();
      assertThat(ranks.members()).isNotEmpty();
    } finally {
      first.destroyForcibly().waitFor(60, TimeUnit.SECONDS);
      ranks.kill();
    }
  }

  /** Information about ranks that should no longer be running. */
  private static String left(ProcessTree ranks, CampaignDirectory directory) {
    try {
      return "ranks that are left: "
          + ranks.members().stream().map(rank -> rank.pid() + " " + rank.info()).toList()
          + "; they said: "
          + Files.readString(directory.attempt(1, 1).resolve("errors.txt"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void awaitFirstCell(CampaignDirectory directory, Process driver) throws Exception {
    for (int tries = 0; !hasCell(directory); tries++) {
      assertThat(driver.isAlive()).isTrue();
      assertThat(tries).as("waiting for the first cell").isLessThan(1200);
      Thread.sleep(100);
    }
  }

  private static boolean hasCell(CampaignDirectory directory) throws Exception {
    var file = directory.attemptResult(1, 1);
    return file.isPresent() && Files.readString(file.get()).contains("\"record\":\"cell\"");
  }
}
