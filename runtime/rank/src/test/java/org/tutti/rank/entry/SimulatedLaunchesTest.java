package org.tutti.rank.entry;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tutti.rank.launch.LaunchPlace;
import org.tutti.records.settings.Settings;

class SimulatedLaunchesTest {
  /** Campaigns are repeated with the next seed, and their launches must not be the same ones. */
  @Test
  void launchesOfCampaignsWithTheNextSeedsDiffer() {
    Set<Long> seeds = new HashSet<>();
    for (long seed = 0; seed < 30; seed++) {
      for (int launch = 1; launch <= 30; launch++) {
        seeds.add(of(seed, OptionalInt.of(launch)));
      }
    }
    assertThat(seeds).hasSize(900);
    assertThat(of(7, OptionalInt.empty())).isEqualTo(7);
  }

  private static long of(long seed, OptionalInt launch) {
    return ProviderRequest.of(Settings.NONE)
        .in(new LaunchPlace(Path.of(""), seed, launch, Map.of(), Optional.empty()))
        .simulationSeed();
  }
}
