package org.tutti.analysis.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.WrittenCampaign;

class CampaignHistoryTest {
  private static final int LAUNCHES = 12;

  @TempDir private Path directory;

  @Test
  void aChangeBetweenCampaignsIsFoundWhateverTheirOrderOnTheCommandLine() {
    List<CampaignAnalysis> campaigns = campaigns(3, month -> month < 2 ? 1000 : 1100);
    CampaignHistory history =
        CampaignHistory.of(List.of(campaigns.get(2), campaigns.get(0), campaigns.get(1)), 0.05);

    assertThat(history.campaigns())
        .extracting(campaign -> campaign.directory().getFileName().toString())
        .containsExactly("0", "1", "2");
    CellHistory cell = history.cells().get(0);
    assertThat(cell.changes())
        .singleElement()
        .satisfies(
            change -> {
              assertThat(change.campaign()).isEqualTo(2);
              assertThat(change.launch()).isZero();
              assertThat(change.after() / change.before()).isCloseTo(1.1, within(0.005));
            });
    assertThat(history.changed()).containsExactly(cell);
  }

  @Test
  void aTrendIsThatOfTheMediansOfCampaigns() {
    CampaignHistory rising = CampaignHistory.of(campaigns(6, month -> 1000 + month), 0.05);
    assertThat(rising.cells().get(0).trend().orElseThrow().tau()).isEqualTo(1);
    assertThat(rising.cells().get(0).correctedPValue()).isLessThan(0.05);
    assertThat(rising.cells().get(0).growth()).isCloseTo(0.005, within(1e-4));
  }

  @Test
  void aSteadyHistoryHasNeither() {
    CampaignHistory steady = CampaignHistory.of(campaigns(4, month -> 1000), 0.05);
    assertThat(steady.changed()).isEmpty();
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
        .hasMessageContaining("[TUTTI-255]")
        .hasMessageContaining("only one");
  }

  @Test
  void campaignsOfOtherBenchmarksHaveNoHistory() {
    CampaignAnalysis one = CampaignAnalysis.of(campaign("a", 0, 8, 1000));
    CampaignAnalysis other = CampaignAnalysis.of(campaign("b", 1, 16, 1000));
    assertThatThrownBy(() -> CampaignHistory.of(List.of(one, other), 0.05))
        .hasMessageContaining("[TUTTI-123]");
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
        .write(LAUNCHES);
  }
}
