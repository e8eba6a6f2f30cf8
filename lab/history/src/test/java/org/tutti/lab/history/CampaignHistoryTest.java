package org.tutti.lab.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.Side;
import org.tutti.mpi.LibraryInfo;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class CampaignHistoryTest {
  private static final int LAUNCHES = 12;
  private static final int OF_NIGHTS = 2;

  @TempDir private Path directory;

  @Test
  void aChangeBetweenCampaignsIsFoundWhateverTheirOrderOnTheCommandLine() {
    List<CampaignAnalysis> campaigns = campaigns(50, night -> night < 30 ? 1000 : 1100);
    Collections.reverse(campaigns);
    CampaignHistory history = CampaignHistory.of(campaigns, 0.05);

    assertThat(history.campaigns().subList(0, 3))
        .extracting(campaign -> campaign.directory().getFileName().toString())
        .containsExactly("0", "1", "2");
    CellHistory cell = history.cells().get(0);
    assertThat(cell.changes())
        .singleElement()
        .satisfies(
            change -> {
              assertThat(change.campaign()).isEqualTo(30);
              assertThat(change.earliest()).isBetween(28, 30);
              assertThat(change.latest()).isBetween(30, 32);
              assertThat(change.foundWith()).isBetween(32, 45);
              assertThat(change.after() / change.before()).isCloseTo(1.1, within(0.005));
            });
    assertThat(history.changed()).containsExactly(cell);
  }

  @Test
  void aTrendIsThatOfTheMediansOfCampaigns() {
    CampaignHistory rising = CampaignHistory.of(campaigns(20, month -> 1000 + month), 0.05);
    assertThat(rising.cells().get(0).trend().orElseThrow().tau()).isEqualTo(1);
    assertThat(rising.cells().get(0).correctedPValue()).isLessThan(0.05);
    assertThat(rising.cells().get(0).growth()).isCloseTo(0.019, within(1e-4));
  }

  @Test
  void aSteadyHistoryHasNeither() {
    CampaignHistory steady = CampaignHistory.of(campaigns(4, month -> 1000), 0.05);
    assertThat(steady.changed()).isEmpty();
  }

  @Test
  void ofFewCampaignsNoChangeIsClaimed() {
    CampaignHistory few = CampaignHistory.of(campaigns(3, month -> month < 2 ? 1000 : 1100), 0.05);
    assertThat(few.changed()).isEmpty();
    assertThat(few.leastCampaigns()).isBetween(28, 36);
  }

  /** Launches of one campaign share a state; 25 changes were found in such histories. */
  @Test
  void campaignsThatDifferWithoutAChangeHaveNone() {
    Random random = new Random(3);
    CampaignHistory nights =
        CampaignHistory.of(
            campaigns(60, night -> Math.round(1000 * (1 + 0.05 * random.nextGaussian()))), 0.05);
    assertThat(nights.changed()).isEmpty();
  }

  @Test
  void campaignsThatWereMeasuredInAnotherWayAreNotJoined() {
    List<MeasuredCampaign> campaigns =
        List.of(
            MeasuredCampaign.of(campaigns(1, month -> 1000).get(0)),
            measured(RunTimeKind.GLOBAL, "A"));

    assertThatThrownBy(() -> CampaignHistory.ofMeasured(campaigns, 0.05, false))
        .hasMessageContaining("[TUTTI-122]");
    assertThat(
            CampaignHistory.ofMeasured(
                    List.of(measured(RunTimeKind.LOCAL, "A"), measured(RunTimeKind.LOCAL, "B")),
                    0.05,
                    false)
                .notes())
        .containsExactly(
            "each of A and B is measured behind its own barrier, to which a difference may be due;"
                + " --sync DISSEMINATION uses the same one for all",
            "different: MPI library: A, from campaign 2 on B");
  }

  @Test
  void theBandOfAMonthIsThatOfTheCampaignsBeforeTheLast() {
    CampaignHistory history =
        CampaignHistory.of(
            List.of(onDay(0, 5000), onDay(40, 1000), onDay(50, 1000), onDay(60, 2000)), 0.05);

    HistoryBand band = history.cells().get(0).lastMonth().orElseThrow();
    // R: quantile(rep(1000 + (1:12 * 5) %% 7, 2), c(0.05, 0.95))
    assertThat(band.low()).isCloseTo(1000.15, within(1e-9));
    assertThat(band.high()).isCloseTo(1006, within(1e-9));
    assertThat(band.launches()).isEqualTo(2 * LAUNCHES);
    assertThat(band.contains(2000)).isFalse();
  }

  @Test
  void fewLaunchesHaveNoBand() {
    CampaignHistory history =
        CampaignHistory.of(List.of(onDay(0, 1000), onDay(60, 1000), onDay(70, 1000)), 0.05);

    assertThat(history.cells().get(0).lastMonth()).isEmpty();
  }

  @Test
  void twoCampaignsAreNeeded() {
    List<CampaignAnalysis> single = campaigns(1, month -> 1000);
    assertThatThrownBy(() -> CampaignHistory.of(single, 0.05))
        .hasMessageContaining("[TUTTI-126]")
        .hasMessageContaining("only one");
  }

  @Test
  void campaignsOfOtherBenchmarksHaveNoHistory() {
    CampaignAnalysis one = CampaignAnalysis.of(campaign("a", 0, 8, 1000));
    CampaignAnalysis other = CampaignAnalysis.of(campaign("b", 1, 16, 1000));
    assertThatThrownBy(() -> CampaignHistory.of(List.of(one, other), 0.05))
        .hasMessageContaining("[TUTTI-123]");
  }

  /** A campaign that was measured with that library. */
  private MeasuredCampaign measured(RunTimeKind kind, String library) {
    CampaignAnalysis analysis = CampaignAnalysis.of(campaign(kind + library, 1, 8, 1000));
    LaunchHeader header = analysis.headers().get(0);
    LibraryInfo info = header.library();
    LaunchHeader other =
        new LaunchHeader(
            header.identity(),
            header.processes(),
            header.ranks(),
            new LibraryInfo(
                info.provider(),
                library,
                info.version(),
                info.path(),
                info.linker(),
                info.callCost(),
                info.threads()),
            header.clocks(),
            header.environment(),
            header.plan());
    List<CellFigures> cells =
        analysis.cells().stream()
            .map(
                cell ->
                    new CellFigures(
                        cell.key(),
                        cell.treatment(),
                        CellSettings.of(
                            TimingMethod.of(
                                kind == RunTimeKind.GLOBAL ? "BARRIER_JOINT" : "BARRIER",
                                ClockKind.MONOTONIC,
                                kind),
                            cell.settings().counts()),
                        cell.launches()))
            .toList();
    return new MeasuredCampaign(
        new HistoryCampaign(directory.resolve(kind + library), Instant.now(), "unknown"),
        new Side(kind + library, cells, List.of(other), true));
  }

  private CampaignAnalysis onDay(int day, long runTime) {
    return CampaignAnalysis.of(
        campaign("day" + day, Instant.EPOCH.plusSeconds(86_400L * day), 8, runTime));
  }

  private List<CampaignAnalysis> campaigns(int number, LongUnaryOperator runTime) {
    List<CampaignAnalysis> campaigns = new ArrayList<>();
    for (int month = 0; month < number; month++) {
      campaigns.add(
          CampaignAnalysis.of(campaign("" + month, month, 8, runTime.applyAsLong(month))));
    }
    return campaigns;
  }

  private CampaignDirectory campaign(String name, int month, long msize, long runTime) {
    return campaign(name, Instant.EPOCH.plusSeconds(2_600_000L * month), msize, runTime);
  }

  private CampaignDirectory campaign(String name, Instant started, long msize, long runTime) {
    // Launches differ by a few nanoseconds in an order without a trend.
    return new WrittenCampaign(directory.resolve(name), started)
        .cell(msize, "1", launch -> new long[] {runTime + launch * 5 % 7})
        .write(name.startsWith("day") ? LAUNCHES : OF_NIGHTS);
  }
}
