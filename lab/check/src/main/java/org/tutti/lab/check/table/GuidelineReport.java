package org.tutti.lab.check.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.diagnostics.Counted;
import org.tutti.lab.check.guideline.GuidelineCheck;
import org.tutti.lab.check.guideline.PublishedTest;
import org.tutti.lab.check.guideline.SkippedGuideline;
import org.tutti.records.json.JsonObject;
import org.tutti.report.ReportText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.table.Figures;
import org.tutti.report.table.ResultTables;
import org.tutti.report.table.ShortNames;

/** The outcome of a check of guidelines, in the frame of every report on a campaign. */
public final class GuidelineReport {
  private static final String LEGEND =
      "Violating tests / tests (violating groups / groups). The tests of a group differ only in %s."
          + " Paired: launches in pairs; the left side is slower by at least %s, with p at most %s"
          + " after Holm's correction. This decides the exit status. Published (Lübbe 2017): launches"
          + " not paired, the same margin, and p at most %s, not corrected for the number of tests."
          + " Differ: tests on which the two disagree.";

  private final GuidelineCheck check;

  private GuidelineReport(GuidelineCheck check) {
    this.check = check;
  }

  /**
   * The tables of a check in the frame of a report.
   *
   * @param analysis of the campaign that was checked, which says whether it may be trusted
   * @param forPrograms whether to read the observations of violations again, for plots
   */
  public static ResultTables tables(
      GuidelineCheck check, CampaignAnalysis analysis, boolean forPrograms) {
    GuidelineReport report = new GuidelineReport(check);
    return new ResultTables(
        "guidelines",
        new JsonObject()
            .put("varied", check.options().varied())
            .put("margin", check.options().margin())
            .put("significance", check.options().significance())
            .put("skipped", check.skipped().stream().map(GuidelineReport::skipped).toList()),
        style -> report.before(ReportText.head(analysis, style), style),
        GuidelineTables.of(check, analysis, forPrograms),
        style -> report.after(ReportText.foot(analysis, style), style),
        ShortNames.of(analysis));
  }

  private List<String> before(List<String> head, PageStyle style) {
    List<String> lines = new ArrayList<>(head);
    lines.add("");
    lines.addAll(WrappedText.paragraph(summary(), style.width()));
    return lines;
  }

  private List<String> after(List<String> foot, PageStyle style) {
    List<String> lines = new ArrayList<>();
    if (!check.tests().isEmpty()) {
      lines.add("");
      lines.addAll(WrappedText.paragraph(legend(), style.width()));
    }
    lines.addAll(notes(style));
    lines.addAll(foot);
    return lines;
  }

  private String summary() {
    long published = check.tests().stream().filter(test -> test.published().violated()).count();
    long paired = check.tests().stream().filter(test -> test.ownViolated()).count();
    String skipped = check.skipped().isEmpty() ? "" : ", " + check.skipped().size() + " skipped";
    return String.format(
        Locale.ROOT,
        "Guidelines: %s in %s by launches in pairs, %d by the published test%s.",
        Counted.of(paired, "violation"),
        Counted.of(check.tests().size(), "test"),
        published,
        skipped);
  }

  private String legend() {
    return String.format(
        Locale.ROOT,
        LEGEND,
        check.options().varied(),
        Figures.share(check.options().margin()),
        ComparisonOptions.DEFAULT.significance(),
        check.options().significance());
  }

  private List<String> notes(PageStyle style) {
    List<String> lines = new ArrayList<>();
    int tests = check.tests().size();
    if (check.launches() < GuidelineCheck.leastLaunches(tests)) {
      lines.addAll(
          powerless(
              "paired",
              "corrected for the number of tests, its p-values",
              ComparisonOptions.DEFAULT.significance(),
              GuidelineCheck.leastLaunches(tests),
              style));
    }
    double significance = check.options().significance();
    if (tests > 0 && check.launches() < PublishedTest.leastLaunches(significance)) {
      lines.addAll(
          powerless(
              "published",
              "its p-values",
              significance,
              PublishedTest.leastLaunches(significance),
              style));
    }
    for (SkippedGuideline skipped : check.skipped()) {
      lines.addAll(WrappedText.item("Skipped: " + skipped(skipped) + ".", style.width()));
    }
    return lines;
  }

  private static String skipped(SkippedGuideline skipped) {
    return skipped.guideline() + ": " + skipped.reason();
  }

  private static List<String> powerless(
      String test, String whose, double significance, int launches, PageStyle style) {
    return WrappedText.item(
        String.format(
            Locale.ROOT,
            "The %s test can report nothing: %s are never as small as %s with fewer than %d"
                + " launches.",
            test,
            whose,
            significance,
            launches),
        style.width());
  }
}
