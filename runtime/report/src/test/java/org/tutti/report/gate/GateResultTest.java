package org.tutti.report.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.analysis.gate.GateResult;
import org.tutti.analysis.gate.InconclusivePolicy;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.report.layout.PageStyle;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class GateResultTest {
  private static final PageStyle PAGE = new PageStyle(200, false, false);

  @Test
  void passesACellThatIsSignificantlyWithinTheMargin() {
    assertThat(gate(1.0, 0.002, 20).outcome()).isEqualTo(GateOutcome.PASSED);
    assertThat(gate(0.9, 0.002, 20).outcome()).isEqualTo(GateOutcome.PASSED);
  }

  @Test
  void reportsARegressionOfACellThatIsSignificantlySlower() {
    GateResult result = gate(1.1, 0.002, 20);

    assertThat(result.outcome()).isEqualTo(GateOutcome.REGRESSION);
    assertThat(GateText.summary(result)).contains("Of 1 cell 1 is slower by more than 3.0 %");
  }

  @Test
  void doesNotDecideWithoutEvidence() {
    assertThat(gate(1.03, 0.05, 7).outcome()).isEqualTo(GateOutcome.INCONCLUSIVE);
    assertThat(gate(1.1, 0.002, 2).outcome()).isEqualTo(GateOutcome.INCONCLUSIVE);
  }

  @Test
  void saysHowManyLaunchesAreMissing() {
    GateResult few = gate(1.1, 0.002, 2);
    assertThat(few.moreLaunches()).isEqualTo(4);
    assertThat(GateText.lines(few, PAGE))
        .anyMatch(line -> line.contains("about 4 launches missing"));
    assertThat(GateText.summary(few))
        .endsWith(" About 4 more launches of each side would decide the others.");

    assertThat(gate(1.03, 0.05, 7).moreLaunches()).isPositive();
    assertThat(gate(1.0, 0.002, 20).moreLaunches()).isZero();
    assertThat(GateText.summary(gate(1.0, 0.002, 20))).endsWith("within that limit.");
  }

  @Test
  void whatIsInconclusiveMayPassOrFail() throws Exception {
    GateOutcome undecided = GateOutcome.INCONCLUSIVE;
    assertThat(InconclusivePolicy.REPORT.exitStatus(undecided)).isEqualTo(4);
    assertThat(InconclusivePolicy.PASS.exitStatus(undecided)).isZero();
    assertThat(InconclusivePolicy.FAIL.exitStatus(undecided)).isEqualTo(3);
    assertThat(InconclusivePolicy.PASS.exitStatus(GateOutcome.REGRESSION)).isEqualTo(3);
    assertThat(InconclusivePolicy.FAIL.exitStatus(GateOutcome.NOTHING_MEASURED)).isEqualTo(5);

    assertThat(xml(gate(1.1, 0.002, 2), InconclusivePolicy.PASS))
        .contains("failures=\"0\"", "skipped=\"1\"", "about 4 launches missing");
    assertThat(xml(gate(1.1, 0.002, 2), InconclusivePolicy.FAIL))
        .contains("failures=\"1\"", "skipped=\"0\"", "<failure message=\"inconclusive");
  }

  @Test
  void levelsBelongToTheNameOfACell() throws Exception {
    GateResult result = gate(1.1, 0.002, 20, new Treatment(Map.of("library", "a|b")));

    assertThat(GateText.lines(result, PAGE)).anyMatch(line -> line.contains(" at library=a|b "));
    assertThat(GateText.markdown(result)).anyMatch(line -> line.contains(" at library=a\\|b |"));
    assertThat(xml(result, InconclusivePolicy.REPORT)).contains(" at library=a|b\"");
  }

  private static String xml(GateResult result, InconclusivePolicy policy) throws Exception {
    StringWriter xml = new StringWriter();
    JunitXml.write(result, policy, xml);
    return xml.toString();
  }

  @Test
  void failedLaunchesDoNotDecideAboutTheChange() {
    GateResult result =
        GateResult.of(
            comparison(1.1, 0.002, 20, Treatment.ONLY), false, List.of("launch 3"), List.of());

    assertThat(result.outcome()).isEqualTo(GateOutcome.INFRASTRUCTURE_FAILURE);
    assertThat(result.notes())
        .anyMatch(note -> note.contains("launch 3"))
        .anyMatch(note -> note.contains("1 launch is missing"));
  }

  @Test
  void theExitStatusIsPassedSlowerNotDecidedOrNotMeasured() {
    assertThat(Stream.of(GateOutcome.values()).map(GateOutcome::exitStatus))
        .containsExactly(0, 3, 4, 5, 5, 5, 5, 5);
  }

  @Test
  void writesXmlThatEscapesHostileNames() throws Exception {
    StringWriter xml = new StringWriter();
    JunitXml.write(gate(1.1, 0.002, 20), InconclusivePolicy.REPORT, xml);

    assertThat(xml.toString())
        .contains("tests=\"1\" failures=\"1\" errors=\"0\" skipped=\"0\"")
        .contains("A&lt;b&gt;&amp;")
        .doesNotContain("\u0007");
  }

  @Test
  void writesMarkdownWhoseTableHostileNamesCannotBreak() {
    assertThat(GateText.markdown(gate(1.1, 0.002, 20)))
        .anyMatch(line -> line.contains("A\\<b\\>&amp;\\|"));
  }

  @Test
  void distrustTakesThePlaceOfAJudgmentUnlessItIsAllowed() throws Exception {
    GateResult judged = gate(1.1, 0.002, 20);
    List<String> doubts = List.of("the head is not trustworthy: other programs took 3 cores");
    GateResult doubted = judged.doubted(doubts, false);
    StringWriter xml = new StringWriter();
    JunitXml.write(doubted, InconclusivePolicy.REPORT, xml);

    assertThat(judged.outcome()).isEqualTo(GateOutcome.REGRESSION);
    assertThat(doubted.outcome()).isEqualTo(GateOutcome.NOT_TRUSTWORTHY);
    assertThat(InconclusivePolicy.PASS.exitStatus(doubted.outcome())).isEqualTo(5);
    assertThat(GateText.lines(doubted, PAGE))
        .first()
        .isEqualTo("The head is not trustworthy: other programs took 3 cores");
    assertThat(GateText.lines(doubted, PAGE))
        .element(1)
        .asString()
        .startsWith("Gate: not trustworthy.");
    assertThat(GateText.markdown(doubted))
        .contains("### Tutti gate: not trustworthy", "- " + doubts.get(0));
    assertThat(xml.toString())
        .contains("errors=\"1\"")
        .contains("<error message=\"the head is not");
    assertThat(judged.doubted(doubts, true).outcome()).isEqualTo(GateOutcome.REGRESSION);
    assertThat(judged.doubted(doubts, true).doubts()).isEqualTo(doubts);
    assertThat(judged.doubted(List.of(), false)).isEqualTo(judged);
    GateResult nothing = GateResult.without(GateOutcome.NOTHING_MEASURED, 0.03, "no cell");
    assertThat(nothing.doubted(doubts, false).outcome()).isEqualTo(GateOutcome.NOTHING_MEASURED);
  }

  @Test
  void nothingMeasuredIsNotARegression() throws Exception {
    GateResult result = GateResult.without(GateOutcome.NOTHING_MEASURED, 0.03, "no cell");
    StringWriter xml = new StringWriter();
    JunitXml.write(result, InconclusivePolicy.REPORT, xml);

    assertThat(result.outcome().exitStatus()).isEqualTo(5);
    assertThat(xml.toString()).contains("errors=\"1\"").contains("no cell");
  }

  @Test
  void aHeadThatIsMoreOftenSlowIsARegressionThoughEachModeIsAsFastAsBefore() {
    CampaignComparison comparison =
        CampaignComparison.of(
            side("baseline", l -> l % 10 == 0 ? 2.7 : 1, 0.002, 20, Treatment.ONLY),
            side("head", l -> l % 10 < 7 ? 2.7 : 1, 0.002, 20, Treatment.ONLY),
            false,
            false,
            ComparisonOptions.DEFAULT);
    GateResult result = GateResult.of(comparison, false, List.of(), List.of());

    assertThat(result.outcome()).isEqualTo(GateOutcome.REGRESSION);
    assertThat(result.cells().get(0).ratio().orElseThrow().value()).isBetween(0.99, 1.01);
    assertThat(GateText.lines(result, PAGE))
        .anyMatch(line -> line.contains("regression: more often slow"))
        .anyMatch(line -> line.contains("or more often slow, none is within"));
  }

  private static GateResult gate(double factor, double spread, int launches) {
    return gate(factor, spread, launches, Treatment.ONLY);
  }

  @Test
  void whatStepsOfTheClockHideNoNumberOfLaunchesDecides() {
    GateResult hidden =
        GateResult.of(
            CampaignComparison.of(
                inSteps(side("baseline", 1, 0, 20, Treatment.ONLY), 40),
                inSteps(side("head", 1, 0, 20, Treatment.ONLY), 40),
                false,
                false,
                ComparisonOptions.DEFAULT),
            false,
            List.of(),
            List.of());

    assertThat(hidden.outcome()).isEqualTo(GateOutcome.INCONCLUSIVE);
    assertThat(GateText.lines(hidden, PAGE))
        .anyMatch(line -> line.contains("inconclusive: more launches would not decide it"));
    assertThat(GateText.summary(hidden)).doesNotContain("launches");
  }

  private static Side inSteps(Side side, double step) {
    CellFigures cell = side.cells().get(0);
    List<LaunchFigures> launches =
        cell.launches().stream()
            .map(
                read ->
                    new LaunchFigures(
                        read.launch(),
                        read.times(),
                        read.counts(),
                        read.global(),
                        read.rounds(),
                        step))
            .toList();
    return new Side(
        side.name(),
        List.of(new CellFigures(cell.key(), cell.treatment(), cell.settings(), launches)),
        side.headers(),
        side.measuredAlike());
  }

  private static GateResult gate(double factor, double spread, int launches, Treatment treatment) {
    return GateResult.of(
        comparison(factor, spread, launches, treatment), false, List.of(), List.of());
  }

  private static CampaignComparison comparison(
      double factor, double spread, int launches, Treatment treatment) {
    return CampaignComparison.of(
        side("baseline", 1, spread, launches, treatment),
        side("head", factor, spread, launches, treatment),
        false,
        false,
        ComparisonOptions.DEFAULT);
  }

  private static Side side(
      String name, double factor, double spread, int launches, Treatment treatment) {
    return side(name, launch -> factor, spread, launches, treatment);
  }

  private static Side side(
      String name, IntToDoubleFunction factor, double spread, int launches, Treatment treatment) {
    Random random = new Random(name.hashCode());
    List<LaunchFigures> figures = new ArrayList<>();
    for (int launch = 1; launch <= launches; launch++) {
      double median = 1000 * factor.applyAsDouble(launch) * (1 + spread * random.nextGaussian());
      PlannedLaunch planned = new PlannedLaunch(launch, launch, Treatment.ONLY);
      figures.add(
          new LaunchFigures(
              planned, LaunchFigures.Times.allOf(median), new LaunchFigures.Counts(100, 0, 0)));
    }
    CellFigures cell =
        new CellFigures(
            new CellKey("org.example.A<b>&|\u0007.allreduce", "ALLREDUCE", 8, 2),
            treatment,
            CellSettings.of(
                TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
                CellCounts.of(100, 10)),
            figures);
    return new Side(name, List.of(cell), List.of(), true);
  }
}
