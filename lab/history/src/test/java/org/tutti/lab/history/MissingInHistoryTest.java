package org.tutti.lab.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.MissingCell;
import org.tutti.analysis.compare.Side;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.records.campaign.WrittenCampaign;

/** A history and a comparison agree on what was not measured. */
class MissingInHistoryTest {
  private static final int LAUNCHES = 10;

  @TempDir private Path directory;

  @Test
  void whatAComparisonMissesAHistoryMisses() {
    CampaignAnalysis before = whole("before", 0);
    for (int from : new int[] {0, 8}) {
      CampaignAnalysis head = failing("head" + from, launch -> launch >= from);
      assertThat(missing(before, head))
          .isNotEmpty()
          .isEqualTo(
              CampaignComparison.of(
                      Side.of("before", before),
                      Side.of("head", head),
                      false,
                      false,
                      ComparisonOptions.DEFAULT)
                  .missing());
    }
  }

  @Test
  void ofSeveralEarlierCampaignsEachCellIsNamedOnce() {
    CampaignAnalysis whole = whole("whole", 0);
    CampaignAnalysis last =
        CampaignAnalysis.of(written("last", 2).variant("whole", 8, steady()).write(LAUNCHES));

    assertThat(missing(failing("failing", launch -> true), whole, last)).hasSize(1);
    assertThat(missing(whole, last)).hasSize(1);
    assertThat(missing(whole, whole("again", 3))).isEmpty();
  }

  @Test
  void aLaunchOfZeroNanosecondsLeavesTheOtherCells() {
    CampaignAnalysis before = zeroIn("zero", 0);
    CampaignAnalysis after = zeroIn("after", 3);

    assertThat(CampaignHistory.of(List.of(before, after), 0.05).cells()).hasSize(2);
  }

  private static List<MissingCell> missing(CampaignAnalysis... campaigns) {
    return CampaignHistory.of(List.of(campaigns), 0.05).missing();
  }

  private CampaignAnalysis whole(String name, int hour) {
    return CampaignAnalysis.of(
        written(name, hour)
            .variant("whole", 8, steady())
            .variant("broken", 8, steady())
            .write(LAUNCHES));
  }

  private CampaignAnalysis failing(String name, IntPredicate launches) {
    return CampaignAnalysis.of(
        written(name, 1)
            .variant("whole", 8, steady())
            .variant(
                "broken", 8, launch -> launches.test(launch) ? new long[0] : steady().of(launch))
            .unmeasured(MeasurementProblem.CELL_SKIPPED, "it threw something")
            .write(LAUNCHES));
  }

  private CampaignAnalysis zeroIn(String name, int zero) {
    return CampaignAnalysis.of(
        written(name, zero)
            .variant("zero", 8, launch -> new long[] {launch == zero ? 0 : 1000 + launch})
            .variant("whole", 8, steady())
            .write(LAUNCHES));
  }

  private WrittenCampaign written(String name, int hour) {
    return new WrittenCampaign(directory.resolve(name), Instant.EPOCH.plusSeconds(3600L * hour));
  }

  private static WrittenCampaign.RunTimes steady() {
    return launch -> new long[] {1000 + launch % 3};
  }
}
