package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedLaunch;

class TimeEstimateTest {
  @TempDir private Path path;

  @Test
  void launchesThatCountAreAveraged() {
    CampaignDirectory directory = new CampaignDirectory(path);
    Journal journal = Journal.read(directory.journal());
    journal.append(entry(Event.FINISHED, 1, "1000"));
    journal.append(entry(Event.FAILED, 2, "90000"));
    journal.append(entry(Event.FINISHED, 3, "2000"));

    TimeEstimate estimate = TimeEstimate.of(directory).orElseThrow();

    assertThat(estimate.launch()).isEqualTo(Duration.ofMillis(1500));
    assertThat(estimate.measured()).isTrue();
    Manifest manifest = Manifests.of(100);
    List<PlannedLaunch> all = manifest.design().launches();
    String by = ", by the 2 launches in " + path;
    assertThat(estimate.words(manifest, all))
        .isEqualTo("about 2:30 min for 100 launches of 1.5 s" + by);
    Manifest spread = manifest.spreadOver(Duration.ofMinutes(30));
    assertThat(estimate.words(spread, all))
        .isEqualTo("about 30:01 min for 100 launches of 1.5 s spread over 30:00 min" + by);
    assertThat(estimate.words(spread, all.subList(50, 100)))
        .isEqualTo("about 14:59 min for 50 launches of 1.5 s spread over 15:00 min" + by);
    assertThat(estimate.words(manifest.spreadOver(Duration.ofSeconds(9)), all))
        .isEqualTo("about 2:30 min for 100 launches of 1.5 s" + by);
  }

  /** Whatever the seed is, blocks do not take longer, and with some seed almost as long. */
  @ParameterizedTest
  @ValueSource(ints = {1, 60, 200, 400, 1000})
  void theLongestTimeIsThatOfTheWorstSeed(int block) {
    int blocks = 4;
    TimeEstimate estimate = new TimeEstimate(Duration.ofSeconds(block), "measured", true);
    List<PlannedLaunch> launches = Manifests.of(blocks).design().launches();
    Duration spread = Duration.ofMinutes(30);
    Duration longest = Duration.ZERO;
    for (int seed = 0; seed < 2000; seed++) {
      RemainingTime remaining = new RemainingTime(0, Optional.of(estimate));
      remaining.begin(launches, new LaunchSpread(spread, blocks, seed, () -> 0));
      Duration time = remaining.left(Duration.ZERO, Duration.ZERO).orElseThrow();
      longest = time.compareTo(longest) > 0 ? time : longest;
    }
    Duration most = TimeEstimate.atMost(estimate.launch(), blocks, spread);
    assertThat(longest).isBetween(most.multipliedBy(98).dividedBy(100), most);
  }

  @Test
  void nothingIsKnownBeforeTheFirstLaunch() {
    assertThat(TimeEstimate.of(new CampaignDirectory(path))).isEmpty();
  }

  private static JournalEntry entry(Event event, int launch, String millis) {
    return JournalEntry.now(event, launch, 1, Map.of("lifetimeMillis", millis));
  }
}
