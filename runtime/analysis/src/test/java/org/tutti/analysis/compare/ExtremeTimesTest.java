package org.tutti.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.launch.CellKey;

/** Launches of 0 ns, and figures that are none: their cell is named, and the others are judged. */
class ExtremeTimesTest {
  private static final int LAUNCHES = 10;

  @TempDir private Path directory;

  private CampaignAnalysis written(String name, int zeroLaunch) throws Exception {
    CampaignDirectory campaign =
        new WrittenCampaign(
                Files.createDirectories(directory.resolve(name)),
                Instant.parse("2026-07-01T00:00:00Z"))
            .variant("zero", 8, launch -> times(launch == zeroLaunch ? 0 : 1000 + launch))
            .variant("whole", 8, launch -> times(1000 + launch))
            .write(LAUNCHES);
    return CampaignAnalysis.of(campaign);
  }

  private static long[] times(long time) {
    long[] times = new long[20];
    Arrays.fill(times, time);
    return times;
  }

  @Test
  void aLaunchOfZeroNanosecondsHasNoFigureAndTheOthersDo() throws Exception {
    CampaignAnalysis analysis = written("one", 3);
    assertThat(analysis.cells())
        .extracting(cell -> cell.launches().size())
        .containsExactlyInAnyOrder(9, 10);
    assertThat(analysis.unmeasured())
        .singleElement()
        .satisfies(
            cell ->
                assertThat(cell.words(LAUNCHES - 1))
                    .isEqualTo(
                        "failed in 1 of 10 launches: ["
                            + FindingProblem.NO_VALID_OBSERVATION.identifier()
                            + "] half of the observations or more are 0 ns"));
  }

  @Test
  void aComparisonJudgesTheOtherCells() throws Exception {
    CampaignAnalysis before = written("before", 0);
    CampaignAnalysis after = written("after", 3);
    CampaignComparison compared =
        CampaignComparison.of(
            Side.of("before", before),
            Side.of("after", after),
            false,
            false,
            ComparisonOptions.DEFAULT);
    assertThat(compared.cells()).hasSize(2);
    assertThat(compared.missing())
        .extracting(MissingCell::line)
        .singleElement()
        .asString()
        .contains("zero", "0 ns");
  }

  /** What is judged may be another figure than the median, such as a quantile, which may be 0. */
  @Test
  void aFigureOfWhichNoRatioCanBeMadeIsNamed() {
    for (double extreme : new double[] {0, 1e300, Double.NaN, Double.POSITIVE_INFINITY, -1}) {
      double[] a = new Launches(1).around(LAUNCHES, 1000, 0.02);
      double[] b = new Launches(2).around(LAUNCHES, 1000, 0.02);
      b[4] = extreme;
      CellPair whole = Launches.pair(a, a);
      CellPair pair = Launches.pair(a, b);
      CampaignComparison compared =
          CampaignComparison.of(
              side(whole.figuresOfA(), 8, pair.figuresOfA(), 16),
              side(whole.figuresOfB(), 8, pair.figuresOfB(), 16),
              true,
              false,
              ComparisonOptions.DEFAULT);
      assertThat(compared.cells()).hasSize(1);
      assertThat(compared.missing())
          .extracting(MissingCell::reason)
          .containsExactly("cannot be judged: the figure of a launch is " + extreme + " ns");
    }
  }

  private static Side side(CellFigures one, long sizeOfOne, CellFigures other, long sizeOfOther) {
    return new Side(
        "drawn", List.of(sized(one, sizeOfOne), sized(other, sizeOfOther)), List.of(), true);
  }

  private static CellFigures sized(CellFigures cell, long msize) {
    List<LaunchFigures> launches = cell.launches();
    return new CellFigures(
        new CellKey("org.example.B.bcast", "BCAST", msize, 2),
        cell.treatment(),
        cell.settings(),
        launches);
  }

  /** Equal, tiny, and huge medians have an answer. */
  @Test
  void equalTinyAndHugeMediansAreJudged() {
    for (double scale : new double[] {1e-300, 1e-9, 1, 1e140}) {
      for (ComparisonMethod method :
          List.of(
              ComparisonMethod.PAIRED,
              ComparisonMethod.INDEPENDENT,
              ComparisonMethod.twoMoments(true, 1))) {
        double[] equal = new double[12];
        Arrays.fill(equal, scale);
        CellComparison same = Launches.compare(method, equal, equal);
        assertThat(same.difference().hasDirection()).isFalse();
        assertThat(same.estimate()).isCloseTo(1, within(1e-12));
        double[] longer = new Launches(4).around(12, 2 * scale, 0.01);
        assertThat(Launches.compare(method, equal, longer).verdict()).isEqualTo(Verdict.SLOWER);
      }
    }
  }
}
