package org.tutti.report.guideline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.guideline.GuidelineCheck;
import org.tutti.analysis.guideline.GuidelineCounts;
import org.tutti.analysis.guideline.PerformanceGuideline;
import org.tutti.analysis.guideline.PublishedTest;
import org.tutti.analysis.guideline.SkippedGuideline;
import org.tutti.diagnostics.Counted;
import org.tutti.report.ComparisonText;
import org.tutti.report.ReportFrame;
import org.tutti.report.TextTable;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;

/** The outcome of a check of guidelines, in the frame of every report on a campaign. */
public final class GuidelineReport {
  private static final String LEGEND =
      "Violating tests / tests (violating groups / groups). The tests of a group differ only in %s."
          + " Paired: launches in pairs; the left side is slower by at least %s, with p at most %s"
          + " after Holm's correction. This decides the exit status. Published (Lübbe 2017): launches"
          + " not paired, the same margin, and p at most %s, not corrected for the number of tests."
          + " Differ: tests on which the two disagree.";

  private final GuidelineCheck check;
  private final PageStyle style;

  private GuidelineReport(GuidelineCheck check, PageStyle style) {
    this.check = check;
    this.style = style;
  }

  /**
   * The lines, none wider than the page as far as names permit.
   *
   * @param analysis of the campaign that was checked, which says whether it may be trusted
   */
  public static List<String> lines(
      GuidelineCheck check, CampaignAnalysis analysis, PageStyle style) {
    ReportFrame frame = new ReportFrame(analysis, style);
    List<String> lines = new ArrayList<>(frame.head());
    lines.add("");
    lines.addAll(new GuidelineReport(check, style).lines());
    lines.addAll(frame.foot());
    return style.fit(lines);
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>(WrappedText.paragraph(summary(), style.width()));
    if (!check.tests().isEmpty()) {
      lines.add("");
      lines.addAll(counts());
      lines.addAll(
          ViolationSection.lines(check.violations(), check.options().varied(), style.width()));
      lines.add("");
      lines.addAll(WrappedText.paragraph(legend(), style.width()));
    }
    lines.addAll(notes());
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
        ComparisonText.percent(check.options().margin()),
        ComparisonOptions.DEFAULT.significance(),
        check.options().significance());
  }

  /** A heading for each guideline, and a row for each deployment. */
  private List<String> counts() {
    Map<PerformanceGuideline, TextTable> tables = new LinkedHashMap<>();
    for (GuidelineCounts count : check.counts()) {
      tables
          .computeIfAbsent(count.guideline(), key -> table())
          .row(
              List.of(
                  count.deployment().toString(),
                  count.own().toString(),
                  count.published().toString(),
                  Integer.toString(count.disputed())));
    }
    List<String> lines = new ArrayList<>();
    tables.forEach(
        (guideline, table) -> {
          lines.addAll(WrappedText.paragraph(guideline.toString(), style.width()));
          table.lines().forEach(line -> lines.add("  " + line));
        });
    return lines;
  }

  private static TextTable table() {
    return new TextTable()
        .left("nodes x processes")
        .left("paired")
        .left("published")
        .right("differ");
  }

  private List<String> notes() {
    List<String> lines = new ArrayList<>();
    int tests = check.tests().size();
    if (check.launches() < GuidelineCheck.leastLaunches(tests)) {
      lines.addAll(
          powerless(
              "paired",
              "corrected for the number of tests, its p-values",
              ComparisonOptions.DEFAULT.significance(),
              GuidelineCheck.leastLaunches(tests)));
    }
    double significance = check.options().significance();
    if (tests > 0 && check.launches() < PublishedTest.leastLaunches(significance)) {
      lines.addAll(
          powerless(
              "published",
              "its p-values",
              significance,
              PublishedTest.leastLaunches(significance)));
    }
    for (SkippedGuideline skipped : check.skipped()) {
      lines.addAll(
          WrappedText.item(
              "Skipped: " + skipped.guideline() + ": " + skipped.reason() + ".", style.width()));
    }
    return lines;
  }

  private List<String> powerless(String test, String whose, double significance, int launches) {
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
