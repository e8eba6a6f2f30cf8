package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.diagnostics.TuttiException;
import org.tutti.rank.process.ProcessTree;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchFileCheck;
import org.tutti.records.launch.LaunchReader;

/**
 * Kills ranks, the launcher or the driver at random moments of a campaign, resumes it, and checks
 * that no cell that was ever seen finished is lost. 20 kills unless the property {@code
 * tutti.kills} says otherwise; the seed is in {@code tutti.kills.seed}. The file {@code
 * tutti.kills.record}, if any, gets a line for each kill ({@code bench/kills}).
 */
@Tag("all")
class KillTest {
  private static final int KILLS = Integer.getInteger("tutti.kills", 20);
  private static final long SEED = Long.getLong("tutti.kills.seed", 2016L);
  private static final Optional<Path> RECORD =
      Optional.ofNullable(System.getProperty("tutti.kills.record")).map(Path::of);
  private static final int BLOCKS = 4;

  @TempDir private Path path;

  @Test
  void noFinishedCellIsLostWhicheverProcessIsKilled() throws Exception {
    Random random = new Random(SEED);
    record("campaign,victim,finished cells");
    int kills = 0;
    for (int campaign = 1; kills < KILLS; campaign++) {
      CampaignDirectory directory = new CampaignDirectory(path.resolve("campaign " + campaign));
      long seed = random.nextLong();
      String launcher = List.of("openmpi", "mpich").get((int) (seed & 1));
      FixtureCampaign.prepare(directory, launcher, "brisk", BLOCKS, seed);
      Map<String, Integer> seen = new HashMap<>();
      kills += disturb(directory, random, seen, KILLS - kills);
      finish(directory, seen);
    }
  }

  /** Kills processes at random until the campaign is finished; returns the number of kills. */
  private static int disturb(
      CampaignDirectory directory, Random random, Map<String, Integer> seen, int most)
      throws Exception {
    Process driver = FixtureCampaign.drive(directory);
    int kills = 0;
    int finished = 0;
    int longest = 1200;
    while (kills < most && directory.results().size() < BLOCKS) {
      if (!driver.isAlive()) {
        driver = FixtureCampaign.drive(directory);
      }
      driver.waitFor(100 + random.nextInt(longest), TimeUnit.MILLISECONDS);
      remember(directory, seen);
      int before = finished;
      finished = seen.values().stream().mapToInt(cells -> cells).sum();
      // A slow machine would otherwise have done nothing yet whenever something is killed.
      longest += finished == before ? 200 : 0;
      List<ProcessHandle> candidates =
          new ArrayList<>(new ProcessTree(Attempt.mark(directory)).members());
      if (driver.isAlive()) {
        candidates.add(driver.toHandle());
      }
      if (!candidates.isEmpty()) {
        ProcessHandle victim = candidates.get(random.nextInt(candidates.size()));
        record(
            String.join(
                ",",
                directory.path().getFileName().toString(),
                victim.equals(driver.toHandle()) ? "driver" : command(victim),
                Integer.toString(finished)));
        victim.destroyForcibly();
        kills++;
      }
    }
    driver.destroyForcibly().waitFor();
    remember(directory, seen);
    // The campaign can be reported in any state.
    assertThat(CampaignAnalysis.of(directory).headers()).hasSizeLessThanOrEqualTo(BLOCKS);
    return kills;
  }

  private static void finish(CampaignDirectory directory, Map<String, Integer> seen)
      throws Exception {
    Process driver = FixtureCampaign.drive(directory);
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
        String key = launch + "-" + attempt;
        cells(directory, launch, attempt).ifPresent(cells -> seen.merge(key, cells, Math::max));
      }
      Path whole = directory.launch(launch);
      if (Files.exists(whole)) {
        seen.merge("launch " + launch, cells(whole), Math::max);
      }
    }
  }

  /** Of one attempt; empty before it has written a header. */
  private static Optional<Integer> cells(CampaignDirectory directory, int launch, int attempt) {
    Optional<Path> file = directory.attemptResult(launch, attempt);
    if (file.isEmpty()) {
      // The attempt that succeeded has become the launch.
      return Optional.of(directory.launch(launch)).filter(Files::exists).map(KillTest::cells);
    }
    try {
      return file.filter(LaunchFileCheck::hasHeader).map(KillTest::cells);
    } catch (TuttiException e) {
      if (Files.exists(file.get())) {
        throw e;
      }
      // The driver has renamed it meanwhile.
      return cells(directory, launch, attempt);
    }
  }

  /** The name of the program, such as java for a rank; empty if it has just ended. */
  private static String command(ProcessHandle process) {
    return process.info().command().map(name -> Path.of(name).getFileName().toString()).orElse("");
  }

  private static void record(String line) throws IOException {
    if (RECORD.isPresent()) {
      Files.writeString(
          RECORD.get(), line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
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
}
