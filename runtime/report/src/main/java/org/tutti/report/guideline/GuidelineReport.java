package org.tutti.report.guideline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.guideline.GuidelineCheck;
import org.tutti.analysis.guideline.GuidelineCounts;
import org.tutti.analysis.guideline.PerformanceGuideline;
import org.tutti.analysis.guideline.PublishedTest;
import org.tutti.analysis.guideline.SkippedGuideline;
import org.tutti.report.TextTable;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;

/** The outcome of a check of guidelines, for a terminal. */
public final class GuidelineReport {
  private static final String LEGEND =
      "Violating tests / tests (violating groups / groups); a group is what differs only in %s."
          + " Paired: launches in pairs, ratio at least %s, and p at most %s after Holm's correction;"
          + " it decides the exit status. Published: luebbe2017, launches not in pairs, the same"
          + " ratio, and p at most %s, not corrected for the number of tests. Differ: tests that only"
          + " one of both reports.";

  private GuidelineReport() {}

  /** The lines, of at most 80 columns as far as names permit. */
  public static List<String> lines(GuidelineCheck check) {
    List<String> lines =
        new ArrayList<>(WrappedText.paragraph(summary(check), PageStyle.LEAST_WIDTH));
    if (!check.tests().isEmpty()) {
      lines.add("");
      lines.addAll(counts(check.counts()));
      lines.addAll(ViolationSection.lines(check.violations(), check.options().varied()));
      lines.add("");
      lines.addAll(WrappedText.paragraph(legend(check), PageStyle.LEAST_WIDTH));
    }
    lines.addAll(notes(check));
    return lines;
  }

  private static String summary(GuidelineCheck check) {
    long published = check.tests().stream().filter(test -> test.published().violated()).count();
    long paired = check.tests().stream().filter(test -> test.ownViolated()).count();
    String skipped = check.skipped().isEmpty() ? "" : ", " + check.skipped().size() + " skipped";
    return String.format(
        Locale.ROOT,
        "Guidelines: %d violation%s in %d test%s by launches in pairs, %d by the published test%s.",
        paired,
        paired == 1 ? "" : "s",
        check.tests().size(),
        check.tests().size() == 1 ? "" : "s",
        published,
        skipped);
  }

  private static String legend(GuidelineCheck check) {
    return String.format(
        Locale.ROOT,
        LEGEND,
        check.options().varied(),
        check.options().leastRatio(),
        ComparisonOptions.DEFAULT.significance(),
        check.options().significance());
  }

  /** For each guideline a heading, and a row for each deployment. */
  private static List<String> counts(List<GuidelineCounts> counts) {
    Map<PerformanceGuideline, TextTable> tables = new LinkedHashMap<>();
    for (GuidelineCounts count : counts) {
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
          lines.addAll(WrappedText.paragraph(guideline.toString(), PageStyle.LEAST_WIDTH));
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

  private static List<String> notes(GuidelineCheck check) {
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
              "Skipped: " + skipped.guideline() + ": " + skipped.reason() + ".",
              PageStyle.LEAST_WIDTH));
    }
    return lines;
  }

  private static List<String> powerless(
      String test, String whose, double significance, int launches) {
    return WrappedText.item(
        String.format(
            Locale.ROOT,
            "The %s test can report nothing: %s are never as small as %s with fewer than %d"
                + " launches.",
            test,
            whose,
            significance,
            launches),
        PageStyle.LEAST_WIDTH);
  }
}
