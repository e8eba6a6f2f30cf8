package org.tutti.report.guideline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.analysis.guideline.GuidelineTest;
import org.tutti.analysis.guideline.PerformanceGuideline;
import org.tutti.analysis.guideline.TestGroup;
import org.tutti.report.Figures;
import org.tutti.report.TextTable;
import org.tutti.report.layout.WrappedText;

/** The tests that report a violation, by group. */
final class ViolationSection {
  private record Heading(PerformanceGuideline guideline, TestGroup group) {}

  private ViolationSection() {}

  /** Empty without violations. */
  static List<String> lines(List<GuidelineTest> violations, String varied, int width) {
    Map<Heading, TextTable> tables = new LinkedHashMap<>();
    for (GuidelineTest test : violations) {
      tables
          .computeIfAbsent(new Heading(test.guideline(), test.group()), key -> table(varied))
          .row(row(test));
    }
    List<String> lines = new ArrayList<>();
    tables.forEach(
        (heading, table) -> {
          lines.add("");
          lines.addAll(WrappedText.paragraph("Violated: " + heading.guideline(), width));
          lines.addAll(WrappedText.paragraph(GroupText.of(heading.group()), width));
          table.lines().forEach(line -> lines.add("  " + line));
        });
    return lines;
  }

  private static TextTable table(String varied) {
    return new TextTable()
        .right(varied, "")
        .right("left", "[us]")
        .right("right", "[us]")
        .right("ratio", "")
        .right("p", "")
        .right("paired", "ratio")
        .right("p, Holm", "")
        .left("reported by", "");
  }

  private static List<String> row(GuidelineTest test) {
    return List.of(
        test.varied(),
        Figures.micros(test.own().pair().figuresOfA().median()),
        Figures.micros(test.own().pair().figuresOfB().median()),
        Figures.ratio(test.published().ratio()),
        Figures.pValue(test.published().pValue()),
        test.own().ratio().map(ratio -> Figures.ratio(1 / ratio.value())).orElse("-"),
        Figures.pValue(test.own().difference().correctedPValue()),
        test.isDisputed() ? test.ownViolated() ? "paired" : "published" : "both");
  }
}
