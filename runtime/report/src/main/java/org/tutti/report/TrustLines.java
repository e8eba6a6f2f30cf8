package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.driver.CampaignOutcome;
import org.tutti.diagnostics.Counted;
import org.tutti.report.layout.Ink;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;

/** Whether a campaign may be trusted: the first that a reader is told. */
final class TrustLines {
  private TrustLines() {}

  /**
   * One line if it fits, else two.
   *
   * @param before what the line begins with, such as the name of a side
   * @param remarks on the campaign, the gravest first
   */
  static List<String> of(
      String before, CampaignAnalysis analysis, List<Remark> remarks, PageStyle style) {
    if (analysis.cells().isEmpty()) {
      return lines(before, Ink.RED, "NOTHING WAS MEASURED.", launches(analysis), style);
    }
    Optional<Remark> first = remarks.stream().findFirst();
    RemarkWeight weight = first.map(Remark::weight).orElse(RemarkWeight.SMALL);
    return switch (weight) {
      case GRAVE ->
          lines(
              before,
              Ink.RED,
              "NOT TRUSTWORTHY: " + brief(first.orElseThrow(), style) + ".",
              first.orElseThrow().where(),
              style);
      case CARE ->
          lines(
              before,
              Ink.YELLOW,
              "WITH CARE: " + brief(first.orElseThrow(), style) + ".",
              launches(analysis),
              style);
      case SMALL ->
          lines(before, Ink.GREEN, "No reason for doubt was found.", launches(analysis), style);
    };
  }

  private static String brief(Remark remark, PageStyle style) {
    return remark.brief(2 * style.width() - "NOT TRUSTWORTHY: ".length() - remark.where().length());
  }

  private static List<String> lines(
      String before, Ink ink, String text, String right, PageStyle style) {
    List<String> lines = new ArrayList<>(WrappedText.spread(before + text, right, style.width()));
    String first = lines.get(0);
    int end = before.length() + Math.max(text.indexOf(':'), 0);
    if (end > before.length()) {
      lines.set(
          0,
          before + style.paint(ink, first.substring(before.length(), end)) + first.substring(end));
    }
    return lines;
  }

  private static String launches(CampaignAnalysis analysis) {
    CampaignOutcome outcome = CampaignOutcome.of(analysis.contents());
    return outcome.finished() == outcome.planned()
        ? Counted.of(outcome.planned(), "launch")
        : outcome.finished() + " of " + Counted.of(outcome.planned(), "launch");
  }
}
