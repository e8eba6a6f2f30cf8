package org.tutti.report.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.analysis.gate.ConfirmationRule;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.analysis.gate.GateResult;
import org.tutti.analysis.gate.InconclusivePolicy;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** What a CI server reads of a gate that has measured again. */
class ConfirmedXmlTest {
  private static final int LAUNCHES = 10;
  private static final ConfirmationRule RULE = new ConfirmationRule(LAUNCHES, true);

  private final Random random = new Random(3);

  private CampaignComparison pairs(double slower, ComparisonOptions options) {
    return CampaignComparison.of(side(1), side(slower), true, false, options);
  }

  private Side side(double factor) {
    List<CellFigures> cells = new ArrayList<>();
    for (long msize : new long[] {8, 1024}) {
      cells.add(
          new CellFigures(
              new CellKey("Sample.allreduce", "ALLREDUCE", msize, 2),
              Treatment.ONLY,
              CellSettings.of(
                  TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
                  CellCounts.of(100, 0)),
              IntStream.rangeClosed(1, LAUNCHES)
                  .mapToObj(launch -> launch(launch, msize == 8 ? 1000 * factor : 3000))
                  .toList()));
    }
    return new Side("side", cells, List.of(), true);
  }

  private LaunchFigures launch(int number, double level) {
    return new LaunchFigures(
        new PlannedLaunch(number, number, Treatment.ONLY),
        LaunchFigures.Times.allOf(level * Math.exp(0.002 * random.nextGaussian())),
        new LaunchFigures.Counts(100, 0, 0));
  }

  /** What seemed 1.5 times slower, and what was seen then; nothing if that is 0. */
  private GateResult again(double factor) {
    GateResult first =
        GateResult.of(pairs(1.5, ComparisonOptions.DEFAULT), false, List.of(), List.of());
    ConfirmationRule.Looks looks = RULE.begin(first);
    if (factor > 0) {
      looks.take(pairs(factor, RULE.options(ComparisonOptions.DEFAULT, 1, 2)));
    }
    return looks.result(List.of());
  }

  private static Element suite(GateResult result) throws Exception {
    StringWriter xml = new StringWriter();
    JunitXml.write(result, InconclusivePolicy.REPORT, xml);
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml.toString())))
        .getDocumentElement();
  }

  private static String text(Element suite, String name) {
    NodeList found = suite.getElementsByTagName(name);
    assertThat(found.getLength()).as(name).isEqualTo(1);
    Element one = (Element) found.item(0);
    return one.getAttribute("message") + one.getTextContent();
  }

  @Test
  void whatIsConfirmedIsAFailureWithBothResults() throws Exception {
    GateResult result = again(1.5);
    Element suite = suite(result);

    assertThat(result.outcome()).isEqualTo(GateOutcome.REGRESSION);
    assertThat(suite.getAttribute("failures")).isEqualTo("1");
    assertThat(text(suite, "failure")).startsWith("regression: head / baseline 1.");
    assertThat(text(suite, "system-out"))
        .contains(" was 1.5", " at first, and 1.", " with 10 launches more: confirmed.");
  }

  @Test
  void aFalseAlarmPassesAndSaysWhatWasSeen() throws Exception {
    Element suite = suite(again(1));

    assertThat(suite.getAttribute("failures")).isEqualTo("0");
    assertThat(suite.getAttribute("skipped")).isEqualTo("0");
    assertThat(suite.getElementsByTagName("failure").getLength()).isZero();
    assertThat(text(suite, "system-out")).contains(" was 1.5", ": a false alarm.");
  }

  @Test
  void whatCouldNotBeMeasuredAgainIsAFailureOfItsOwnKind() throws Exception {
    GateResult result = again(0);
    Element suite = suite(result);

    assertThat(result.outcome()).isEqualTo(GateOutcome.NOT_CONFIRMED);
    assertThat(suite.getAttribute("tests")).isEqualTo("2");
    assertThat(suite.getAttribute("failures")).isEqualTo("1");
    assertThat(text(suite, "failure")).startsWith("not confirmed: head / baseline 1.5");
    assertThat(text(suite, "system-out")).contains("and was not measured again.");
  }
}
