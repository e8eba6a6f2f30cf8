package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.annotations.Operation;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Datatype;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.MeasuringCommand;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

class KnownLaunchTimesTest {
  @TempDir private Path directory;
  private CampaignDirectory campaign;
  private KnownLaunchTimes launches;

  @BeforeEach
  void launch() {
    campaign = new CampaignDirectory(directory);
    Journal journal = Journal.read(campaign.journal());
    for (String millis : List.of("900", "1100")) {
      journal.append(JournalEntry.now(Event.FINISHED, 1, 1, Map.of("lifetimeMillis", millis)));
    }
    launches = of("a.jar");
  }

  /** Of 1 s, 0.4 are outside the cells; twice the cells take twice the rest. */
  @ParameterizedTest
  @CsvSource({"1, 1000", "2, 1600", "10, 6400"})
  void theNextEstimateIsByThoseOfTheLastCampaign(int benchmarks, long millis) {
    assertThat(launches.estimate(plan(1))).isEmpty();
    launches.add(campaign, Duration.ofMillis(1200), 2, plan(1));

    TimeEstimate estimate = launches.estimate(plan(benchmarks)).orElseThrow();
    assertThat(estimate.launch()).isEqualTo(Duration.ofMillis(millis));
    assertThat(estimate.words(Manifests.of(3), Manifests.of(3).design().launches()))
        .startsWith("roughly ")
        .endsWith(", by the last campaign with these benchmarks on this host");
    assertThat(estimate.measured()).isFalse();
    assertThat(of("b.jar").estimate(plan(1))).isEmpty();
  }

  /** With 16,384 ranks and 1,000 observations, a cell was not complete after half an hour. */
  @ParameterizedTest
  @CsvSource({"16, 10, 0, 2", "1024, 10, 2, 4", "16384, 10, 30, 90", "16384, 1000, 3000, 9000"})
  void simulatedRanksTakeTurns(int ranks, int repetitions, long least, long most) {
    TimeEstimate estimate = TimeEstimate.ofSimulation(plan(1, repetitions), ranks);
    assertThat(estimate.launch().toSeconds()).isBetween(least, most);
    assertThat(estimate.measured()).isFalse();
  }

  @Test
  void theLastFiftyAreKept() throws IOException {
    for (int i = 0; i < KnownLaunchTimes.KEPT + 5; i++) {
      of("jar" + i).add(campaign, Duration.ofMillis(1200), 2, plan(1));
    }
    try (Stream<String> lines = Files.lines(launches.file())) {
      assertThat(lines.filter(line -> !line.startsWith("#"))).hasSize(KnownLaunchTimes.KEPT);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "1", "1 2", "1 x 1", "1 NaN 1", "1 -3 1", "1 1e9 1", "1 1 -1", "\\u0"})
  void whatIsDamagedIsUnknown(String value) throws IOException {
    Files.createDirectories(launches.file().getParent());
    Files.writeString(launches.file(), launches.key().replace(" ", "\\ ") + "=" + value + "\n");
    assertThat(launches.estimate(plan(1))).isEmpty();
    launches.add(campaign, Duration.ofMillis(1200), 2, plan(1));
    assertThat(launches.estimate(plan(1))).isPresent();
  }

  /** Longer in cells than it lived, as after a step of the clock; and a campaign of none. */
  @Test
  void whatCannotBeIsNotKept() {
    launches.add(campaign, Duration.ofHours(1), 2, plan(1));
    launches.add(campaign, Duration.ZERO, 0, plan(1));
    assertThat(launches.estimate(plan(1))).isEmpty();
  }

  @Test
  void whereNothingCanBeWrittenNothingIsKnown() throws IOException {
    Files.writeString(directory.resolve("tutti"), "a file where the directory should be");
    launches.add(campaign, Duration.ofMillis(1200), 2, plan(1));
    assertThat(launches.estimate(plan(1))).isEmpty();
  }

  private KnownLaunchTimes of(String classPath) {
    MeasuringCommand command =
        new MeasuringCommand("java", List.of(), classPath, "Main", List.of(), Settings.NONE);
    Optional<KnownLaunchTimes> found =
        KnownLaunchTimes.of(command, Map.of("XDG_CACHE_HOME", directory.toString()));
    return found.orElseThrow();
  }

  private static Plan plan(int benchmarks) {
    return plan(benchmarks, 10);
  }

  private static Plan plan(int benchmarks, int repetitions) {
    Settings settings =
        Settings.builder()
            .set(SettingKey.MSIZES, "8")
            .set(SettingKey.REPETITIONS, Integer.toString(repetitions))
            .build();
    return Plan.of(
        IntStream.range(0, benchmarks).mapToObj(KnownLaunchTimesTest::benchmark).toList(),
        settings,
        2);
  }

  private static BenchmarkDescriptor benchmark(int number) {
    return BenchmarkDescriptor.named("A.b" + number)
        .operation(Operation.ALLREDUCE)
        .datatype(Datatype.DOUBLE)
        .build();
  }
}
