package org.tutti.lab.trust.checklist;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.report.ReportText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;

/** Which rules for experiments a campaign keeps, as text to be attached to a paper. */
public final class ChecklistText {
  private static final String INDENT = " ".repeat(14);

  private ChecklistText() {}

  /** All checklists of a campaign. */
  public static List<String> lines(CampaignAnalysis analysis, int width) {
    List<String> lines = new ArrayList<>();
    String directory = analysis.contents().directory().path().toString();
    lines.addAll(WrappedText.lines("", "  ", "Campaign: " + directory, width));
    // A campaign can keep all rules on a machine that was busy with something else.
    lines.addAll(ReportText.head(analysis, new PageStyle(width, false, false)));
    for (Checklist checklist : Checklist.of(analysis)) {
      lines.add("");
      lines.addAll(WrappedText.lines("", "  ", heading(checklist), width));
      int number = 1;
      for (ChecklistItem item : checklist.items()) {
        lines.add(
            String.format(
                Locale.ROOT, " %2d %-9s %s", number++, item.state().word(), item.title()));
        lines.addAll(WrappedText.lines(INDENT, INDENT, item.why(), width));
      }
    }
    lines.add("");
    lines.addAll(
        WrappedText.paragraph(
            "held: the campaign's files show it. not held: they show the opposite. yours: they"
                + " cannot show it, so state it in the paper.",
            width));
    return lines;
  }

  private static String heading(Checklist checklist) {
    return checklist.source()
        + ": "
        + checklist.count(RuleState.HELD)
        + " held, "
        + checklist.count(RuleState.NOT_HELD)
        + " not held, "
        + checklist.count(RuleState.YOURS)
        + " yours";
  }
}
