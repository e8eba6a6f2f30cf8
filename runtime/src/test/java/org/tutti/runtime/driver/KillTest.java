package org.tutti.runtime.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.runtime.campaign.CampaignContents;
import org.tutti.runtime.campaign.CampaignDirectory;
import org.tutti.runtime.campaign.LaunchSettings;
import org.tutti.runtime.campaign.Manifest;
import org.tutti.runtime.campaign.Manifest.PlannedTreatment;
import org.tutti.runtime.campaign.ManifestFile;
import org.tutti.runtime.campaign.Treatment;
import org.tutti.runtime.launch.JavaProgram;
import org.tutti.runtime.launch.ProcessTree;
import org.tutti.runtime.store.CellRecord;
import org.tutti.runtime.store.LaunchReader;

/**
 * Kills ranks, the launcher or the driver at random moments of a campaign, resumes it, and checks
 * that no cell that was ever seen finished is lost. 20 kills unless the property {@code
 * tutti.kills} says otherwise; the seed is in {@code tutti.kills.seed}.
 */
class KillTest {
  private static final int KILLS = Integer.getInteger("tutti.kills", 20);
  private static final long SEED = Long.getLong("tutti.kills.seed", 2016L);
  private static final int BLOCKS = 4;

  @TempDir private Path path;

  @Test
  void noFinishedCellIsLostWhoeverIsKilled() throws Exception {
    Random random = new Random(SEED);
    int kills = 0;
    for (int campaign = 1; kills < KILLS; campaign++) {
      CampaignDirectory directory = new CampaignDirectory(path.resolve("campaign " + campaign));
      prepare(directory, random.nextLong());
      Map<String, Integer> seen = new HashMap<>();
      kills += disturb(directory, random, seen, KILLS - kills);
      finish(directory, seen);
    }
  }

  /** Kills at random until the campaign is finished all the same. Returns how often. */
  private static int disturb(
      CampaignDirectory directory, Random random, Map<String, Integer> seen, int most)
      throws Exception {
    Process driver = drive(directory);
    int kills = 0;
    while (kills < most && directory.results().size() < BLOCKS) {
      if (!driver.isAlive()) {
        driver = drive(directory);
      }
      driver.waitFor(100 + random.nextInt(1200), TimeUnit.MILLISECONDS);
      remember(directory, seen);
      List<ProcessHandle> candidates =
          new ArrayList<>(new ProcessTree(Attempt.mark(directory)).members());
      if (driver.isAlive()) {
        candidates.add(driver.toHandle());
      }
      if (!candidates.isEmpty()) {
        candidates.get(random.nextInt(candidates.size())).destroyForcibly();
        kills++;
      }
    }
    driver.destroyForcibly().waitFor();
    remember(directory, seen);
    return kills;
  }

  private static void finish(CampaignDirectory directory, Map<String, Integer> seen)
      throws Exception {
    Process driver = drive(directory);
    assertThat(driver.waitFor(120, TimeUnit.SECONDS)).isTrue();
    CampaignContents contents = CampaignContents.of(directory);
    assertThat(contents.launches()).hasSize(BLOCKS).allMatch(file -> file.whole());
    assertThat(ManifestFile.read(directory).orElseThrow().design())
        .isEqualTo(contents.manifest().orElseThrow().design());
    Map<String, Integer> now = new HashMap<>();
    remember(directory, now);
    seen.forEach((file, cells) -> assertThat(now).containsKey(file));
    seen.forEach((file, cells) -> assertThat(now.get(file)).isGreaterThanOrEqualTo(cells));
    assertThat(new ProcessTree(Attempt.mark(directory)).members()).isEmpty();
  }

  /** How many cells each attempt has finished; every file must be readable. */
  private static void remember(CampaignDirectory directory, Map<String, Integer> seen) {
    for (int launch = 1; launch <= BLOCKS; launch++) {
      for (int attempt = 1; Files.exists(directory.attempt(launch, attempt)); attempt++) {
        Optional<Path> file = directory.attemptResult(launch, attempt);
        if (file.isPresent() && hasHeader(file.get())) {
          seen.merge(launch + "-" + attempt, cells(file.get()), Math::max);
        } else if (file.isEmpty() && Files.exists(directory.launch(launch))) {
          // The attempt that succeeded has become the launch.
          seen.merge(launch + "-" + attempt, cells(directory.launch(launch)), Math::max);
        }
      }
      Path whole = directory.launch(launch);
      if (Files.exists(whole)) {
        seen.merge("launch " + launch, cells(whole), Math::max);
      }
    }
  }

  /** A launch that was killed while it wrote its header has finished no cell. */
  private static boolean hasHeader(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8).contains("\n");
    } catch (IOException e) {
      return false;
    }
  }

  private static int cells(Path file) {
    int cells = 0;
    try (LaunchReader reader = LaunchReader.open(file)) {
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        cells++;
      }
    }
    return cells;
  }

  private static Process drive(CampaignDirectory directory) throws IOException {
    JavaProgram program =
        JavaProgram.ofThisJvm(DriverFixture.class.getName(), List.of(directory.path().toString()));
    List<String> command = new ArrayList<>(program.command());
    command.add(1, "-XX:TieredStopAtLevel=1");
    Path log = directory.path().resolve("driver.log");
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
        .start();
  }

  private static void prepare(CampaignDirectory directory, long seed) {
    directory.prepare();
    JavaProgram program = JavaProgram.ofThisJvm(RankFixture.class.getName(), List.of());
    LaunchSettings settings =
        new LaunchSettings(
            Optional.of(List.of("openmpi", "mpich").get((int) (seed & 1))),
            Optional.empty(),
            2,
            Optional.of("none"),
            Optional.empty(),
            List.of(),
            Map.of("OMPI_ALLOW_RUN_AS_ROOT", "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1"),
            program.java().toString(),
            List.of("-XX:TieredStopAtLevel=1"),
            program.classPath(),
            program.mainClass(),
            List.of("--behaviour", "brisk"));
    ManifestFile.write(
        directory,
        new Manifest(
            "test",
            Instant.now(),
            settings,
            List.of(new PlannedTreatment(Treatment.ONLY, settings)),
            BLOCKS,
            seed,
            Map.of(),
            Map.of()));
  }
}
