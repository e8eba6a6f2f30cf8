package org.tutti.report.remark;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.driver.CampaignOutcome;
import org.tutti.diagnostics.Counted;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.PageStyle.Ink;
import org.tutti.report.layout.WrappedText;

/** Whether a campaign may be trusted: the first that a reader is told. */
public final class TrustLines {
  private TrustLines() {}

  /** What is told, and of what. */
  private record Trust(Ink ink, String text, String of) {
    static Trust of(CampaignAnalysis analysis, List<Remark> remarks, int width) {
      if (analysis.cells().isEmpty()) {
        return new Trust(Ink.RED, "NOTHING WAS MEASURED.", launches(analysis));
      }
      Optional<Remark> first = remarks.stream().findFirst();
      return switch (first.map(Remark::weight).orElse(RemarkWeight.SMALL)) {
        case GRAVE ->
            new Trust(
                Ink.RED,
                "NOT TRUSTWORTHY: " + brief(first.orElseThrow(), width) + ".",
                first.orElseThrow().where());
        case CARE ->
            new Trust(
                Ink.YELLOW,
                "WITH CARE: " + brief(first.orElseThrow(), width) + ".",
                launches(analysis));
        case SMALL -> new Trust(Ink.GREEN, "No reason for doubt was found.", launches(analysis));
      };
    }

    private static String brief(Remark remark, int width) {
      return remark.brief(2 * width - "NOT TRUSTWORTHY: ".length() - remark.where().length());
    }
  }

  /**
   * One line if it fits, else two.
   *
   * @param before what the line begins with, such as the name of a side
   * @param remarks on the campaign, the gravest first
   */
  public static List<String> of(
      String before, CampaignAnalysis analysis, List<Remark> remarks, PageStyle style) {
    Trust trust = Trust.of(analysis, remarks, style.width());
    List<String> lines =
        new ArrayList<>(WrappedText.spread(before + trust.text, trust.of, style.width()));
    String first = lines.get(0);
    int end = before.length() + Math.max(trust.text.indexOf(':'), 0);
    if (end > before.length()) {
      lines.set(
          0,
          before
              + style.paint(trust.ink, first.substring(before.length(), end))
              + first.substring(end));
    }
    return lines;
  }

  /** A sentence as long as the lines of a page of this width. */
  public static String sentence(CampaignAnalysis analysis, List<Remark> remarks, int width) {
    Trust trust = Trust.of(analysis, remarks, width);
    return trust.text + " (" + trust.of + ")";
  }

  private static String launches(CampaignAnalysis analysis) {
    CampaignOutcome outcome = CampaignOutcome.of(analysis.contents());
    return outcome.finished() == outcome.planned()
        ? Counted.of(outcome.planned(), "launch")
        : outcome.finished() + " of " + Counted.of(outcome.planned(), "launch");
  }
}
