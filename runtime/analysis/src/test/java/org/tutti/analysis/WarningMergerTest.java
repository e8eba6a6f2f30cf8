package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.disturbance.Reach;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.Warning;

class WarningMergerTest {
  @Test
  void warningsThatDifferInTheirFiguresOnlyAreOneAndTheFirstIsQuoted() {
    List<LaunchAnalysis> launches = List.of(launch(8, 16), launch(16, 32, 64));

    assertThat(WarningMerger.of(launches))
        .filteredOn(finding -> finding.problem() == MeasurementProblem.CLOCK_READING_TOO_SLOW)
        .containsExactly(
            new MergedWarning(
                MeasurementProblem.CLOCK_READING_TOO_SLOW,
                "reading the clock costs 8 ns, 8 % of the median of 100 ns, for example",
                List.of("b (8 B, p 2)", "b (16 B, p 2)", "b (32 B, p 2)", "b (64 B, p 2)"),
                2,
                Reach.MOSTLY,
                OptionalDouble.of(0.64)));
  }

  @Test
  void figuresAreAnExampleAndTheAdviceIsNot() {
    assertThat(WarningMerger.of(List.of(compiling(1), compiling(2))))
        .extracting(MergedWarning::line)
        .contains(
            "[TUTTI-058] the JIT compilers were active for 1.0 ms during the observations, for"
                + " example; raise --warmup");
  }

  @Test
  void aCellWithoutValidObservationsIsNamed() {
    assertThat(WarningMerger.of(List.of(launch(8))))
        .filteredOn(finding -> finding.problem() == FindingProblem.NO_VALID_OBSERVATION)
        .flatExtracting(MergedWarning::cells)
        .containsExactly("b (8 B, p 2)");
  }

  @Test
  void figuresThatAreTheSameEverywhereAreQuotedAsTheyAre() {
    assertThat(WarningMerger.of(List.of(launch(8), launch(8))))
        .extracting(MergedWarning::line)
        .contains("[TUTTI-201] reading the clock costs 8 ns, 8 % of the median of 100 ns");
  }

  @Test
  void notesOfLaunchesAreNotMerged() {
    LaunchAnalysis one =
        new LaunchAnalysis(
            null, null, List.of(), Optional.empty(), List.of(incomplete("launch 1 is incomplete")));
    LaunchAnalysis two =
        new LaunchAnalysis(
            null, null, List.of(), Optional.empty(), List.of(incomplete("launch 2 is incomplete")));

    assertThat(WarningMerger.of(List.of(one, two)))
        .containsExactly(
            new MergedWarning(
                CampaignProblem.LAUNCH_INCOMPLETE, "launch 1 is incomplete", List.of(), 1),
            new MergedWarning(
                CampaignProblem.LAUNCH_INCOMPLETE, "launch 2 is incomplete", List.of(), 1));
  }

  private static Warning incomplete(String text) {
    return Warning.because(CampaignProblem.LAUNCH_INCOMPLETE, text);
  }

  private static LaunchAnalysis launch(long... sizes) {
    return new LaunchAnalysis(
        null,
        null,
        LongStream.of(sizes).mapToObj(WarningMergerTest::cell).toList(),
        Optional.empty(),
        List.of());
  }

  private static LaunchAnalysis compiling(double ms) {
    Warning warning = Warning.of(MeasurementProblem.COMPILATION_WHILE_MEASURING).with("ms", ms);
    return new LaunchAnalysis(null, null, List.of(cell(8, warning)), Optional.empty(), List.of());
  }

  private static LaunchAnalysis.AnalyzedCell cell(long msize) {
    return cell(
        msize,
        Warning.of(MeasurementProblem.CLOCK_READING_TOO_SLOW)
            .with("cost", msize)
            .with("share", msize / 100.0)
            .with("median", 100));
  }

  private static LaunchAnalysis.AnalyzedCell cell(long msize, Warning warning) {
    return new LaunchAnalysis.AnalyzedCell(
        new CellIdentity(new CellKey("b", "BCAST", msize, 2), Treatment.ONLY, null),
        Optional.empty(),
        List.of(warning),
        Optional.empty());
  }
}
