package org.tutti.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class TwoMomentsTest {
  private static final int NIGHTS = 12;

  private final Launches launches = new Launches(3);

  private static Side side(double[] medians, long secondsApart) {
    List<LaunchFigures> figures =
        IntStream.range(0, medians.length)
            .mapToObj(
                launch ->
                    new LaunchFigures(
                        new PlannedLaunch(launch + 1, launch + 1, Treatment.ONLY),
                        LaunchFigures.Times.allOf(medians[launch]),
                        new LaunchFigures.Counts(100, 0, 0)))
            .toList();
    CellSettings settings =
        CellSettings.of(
            TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
            CellCounts.of(100, 0));
    CellKey key = new CellKey("org.example.B.bcast", "BCAST", 8, 2);
    return new Side(
        "drawn",
        List.of(new CellFigures(key, Treatment.ONLY, settings, figures)),
        IntStream.range(0, medians.length)
            .mapToObj(launch -> header(launch + 1, launch * secondsApart))
            .toList(),
        true);
  }

  private static Side simulated(Side side) {
    return new Side(
        side.name(),
        side.cells(),
        side.headers().stream()
            .map(launch -> header(launch.identity().number(), 0, ProviderKind.SIMULATED))
            .toList(),
        side.measuredAlike());
  }

  private static LaunchHeader header(int number, long seconds) {
    return header(number, seconds, ProviderKind.NATIVE);
  }

  private static LaunchHeader header(int number, long seconds, ProviderKind provider) {
    return new LaunchHeader(
        new LaunchIdentity(
            LaunchOrigin.byHand("drawn"), number, 1, Instant.ofEpochSecond(seconds), Map.of()),
        2,
        List.of(),
        new LibraryInfo(provider, "drawn", "1", "none", "none", CallCost.NONE, ThreadLevels.SINGLE),
        List.of(),
        new LaunchEnvironment("drawn", Map.of(), Map.of()),
        List.of());
  }

  private static CampaignComparison compare(List<Side> a, List<Side> b) {
    return CampaignComparison.ofCampaigns(a, b, false, ComparisonOptions.DEFAULT);
  }

  private static CampaignComparison compare(double[] a, double[] b, long secondsApart) {
    return compare(List.of(side(a, secondsApart)), List.of(side(b, secondsApart)));
  }

  private double[] around(double typical) {
    return launches.around(30, typical, 0.02);
  }

  @Test
  void campaignsOfAMinuteSayNothingHoweverLargeTheDifference() {
    CampaignComparison found = compare(around(1000), around(5000), 2);
    CellComparison cell = found.cells().get(0);
    assertThat(cell.verdict()).isEqualTo(Verdict.NOT_ENOUGH_EVIDENCE);
    assertThat(cell.ratio()).isEmpty();
    assertThat(cell.difference().correctedPValue()).isEqualTo(1);
    assertThat(cell.equivalencePValue()).isEqualTo(1);
    assertThat(found.notes().get(0))
        .startsWith("measured at two different times: ")
        .contains("--spread");
  }

  @Test
  void campaignsOfMinutesSayWhatTheyDoNotContain() {
    CampaignComparison found = compare(around(1000), around(1100), 20);
    assertThat(found.cells().get(0).verdict()).isEqualTo(Verdict.SLOWER);
    assertThat(found.notes().get(0))
        .startsWith("measured at two different times: ")
        .contains("these intervals do not include");
  }

  /** Two groups of launches, ten minutes from each other, are two moments. */
  @Test
  void momentsAreCounted() {
    Side a = side(around(1000), 1);
    List<LaunchHeader> late =
        IntStream.range(0, 30).mapToObj(launch -> header(31 + launch, 600 + launch)).toList();
    Side longer =
        new Side(
            "drawn",
            a.cells(),
            Stream.concat(a.headers().stream(), late.stream()).toList(),
            a.measuredAlike());
    assertThat(isDecided(longer, longer)).isFalse();
    assertThat(isDecided(simulated(longer), simulated(longer))).isTrue();
    assertThat(isDecided(side(around(1000), 12), side(around(1000), 12))).isTrue();
  }

  private static boolean isDecided(Side a, Side b) {
    return ComparisonMethod.twoMoments(a, b).isDecidedByLaunches();
  }

  /** Ten launches do not show whether they depend on each other, however far apart they are. */
  @Test
  void fewerThanTwentyLaunchesSayNothing() {
    for (int count : new int[] {10, 19, 20}) {
      double[] a = launches.around(count, 1000, 0.02);
      double[] b = launches.around(count, 5000, 0.02);
      CampaignComparison found = compare(a, b, 60);
      CellComparison cell = found.cells().get(0);
      assertThat(cell.verdict() == Verdict.SLOWER).as("%d launches", count).isEqualTo(count == 20);
      assertThat(cell.ratio().isPresent()).isEqualTo(count == 20);
      assertThat(found.notes().get(0)).contains(count == 20 ? "do not include" : "fewer than 20");
    }
  }

  /** A cell that failed in launches is not judged by those that are left. */
  @Test
  void aCellWithTooFewOfTheLaunchesSaysNothing() {
    Side a = side(launches.around(20, 1000, 0.02), 60);
    Side few = side(launches.around(12, 5000, 0.02), 60);
    Side b = new Side("drawn", few.cells(), a.headers(), true);
    CellComparison cell = compare(List.of(a), List.of(b)).cells().get(0);
    assertThat(cell.verdict()).isEqualTo(Verdict.NOT_ENOUGH_EVIDENCE);
    assertThat(cell.ratio()).isEmpty();
  }

  @Test
  void launchesOfOneStateAfterTheOtherAreWorthTooFew() {
    double[] rows =
        DoubleStream.concat(DoubleStream.of(around(1000)), DoubleStream.of(around(2700))).toArray();
    CellComparison cell = compare(rows, around(2700), 60).cells().get(0);
    assertThat(cell.verdict()).isEqualTo(Verdict.NOT_ENOUGH_EVIDENCE);
    assertThat(cell.ratio()).isEmpty();
  }

  @Test
  void resemblingLaunchesHaveWiderIntervals() {
    double[] steps = launches.around(100, 1000, 0.02);
    for (int launch = 1; launch < steps.length; launch++) {
      steps[launch] = 0.5 * steps[launch - 1] + 0.5 * steps[launch];
    }
    double[] b = launches.around(100, 1000, 0.02);
    assertThat(compare(steps, b, 60).cells().get(0).ratio().orElseThrow().width())
        .isGreaterThan(
            Launches.compare(ComparisonMethod.INDEPENDENT, steps, b).ratio().orElseThrow().width());
  }

  @Test
  void whatNightsDifferByIsInTheIntervalOfManyCampaigns() {
    List<Side> a = nights(1000);
    CampaignComparison same = compare(a, nights(1000));
    assertThat(same.cells().get(0).verdict()).isEqualTo(Verdict.NOT_ENOUGH_EVIDENCE);
    assertThat(same.notes().get(0)).contains("each campaign counts as one launch");
    assertThat(compare(a, nights(1500)).cells().get(0).verdict()).isEqualTo(Verdict.SLOWER);
  }

  @Test
  void aFurtherNightIsJudgedFromEitherSide() {
    List<Side> known = nights(1000);
    List<Side> one = List.of(side(around(2000), 2));
    CellComparison slower = compare(known, one).cells().get(0);
    CellComparison faster = compare(one, known).cells().get(0);
    assertThat(slower.verdict()).isEqualTo(Verdict.SLOWER);
    assertThat(faster.verdict()).isEqualTo(Verdict.FASTER);
    assertThat(faster.ratio().orElseThrow().high())
        .isCloseTo(1 / slower.ratio().orElseThrow().low(), within(1e-9));
    assertThat(faster.difference().probability()).isEqualTo(1 - slower.difference().probability());
  }

  /** They differ by 10 %. */
  private List<Side> nights(double typical) {
    return DoubleStream.of(launches.around(NIGHTS, typical, 0.1))
        .mapToObj(level -> side(launches.around(10, level, 0.01), 2))
        .toList();
  }
}
