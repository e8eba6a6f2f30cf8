package org.tutti.report.guideline;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.guideline.GuidelineCheck;
import org.tutti.analysis.guideline.GuidelineTest;
import org.tutti.report.encoding.CsvRows;

/**
 * The data of overview plots (luebbe2017, section 3.2): the median of the medians of both sides,
 * over the parameter that varies, one row for each test and side.
 */
public final class OverviewCsv {
  private OverviewCsv() {}

  /** Writes all tests, with and without violations. */
  public static void write(GuidelineCheck check, Writer output) throws IOException {
    CsvRows csv = new CsvRows(output);
    csv.writeRecord(
        "guideline",
        "group",
        check.options().varied(),
        "side",
        "benchmark",
        "median_ns",
        "ratio",
        "p",
        "violated_published",
        "violated_paired");
    for (GuidelineTest test : check.tests()) {
      csv.writeRecord(row(test, "left", test.own().pair().figuresOfA()));
      csv.writeRecord(row(test, "right", test.own().pair().figuresOfB()));
    }
    csv.flush();
  }

  private static List<String> row(GuidelineTest test, String side, CellFigures cell) {
    return List.of(
        test.guideline().toString(),
        GroupText.of(test.group()),
        test.varied(),
        side,
        cell.key().benchmark(),
        Double.toString(cell.median()),
        Double.toString(test.published().ratio()),
        Double.toString(test.published().pValue()),
        Boolean.toString(test.published().violated()),
        Boolean.toString(test.ownViolated()));
  }
}
