package org.tutti.report.guideline;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.guideline.GuidelineCheck;
import org.tutti.analysis.guideline.GuidelineTest;
import org.tutti.report.encoding.CsvRows;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.summary.Quartiles;

/**
 * The data of focus plots (luebbe2017, section 3.2): for each violation, the box of each launch and
 * side without outliers, divided by the median of the medians of the left side. Whiskers are the
 * whole range.
 */
public final class FocusCsv {
  private FocusCsv() {}

  /** Writes the tests with violations; reads their observations again. */
  public static void write(GuidelineCheck check, CampaignAnalysis analysis, Writer output)
      throws IOException {
    CsvRows csv = new CsvRows(output);
    csv.writeRecord(
        "guideline",
        "group",
        check.options().varied(),
        "side",
        "launch",
        "min",
        "first_quartile",
        "median",
        "third_quartile",
        "max");
    for (GuidelineTest test : check.violations()) {
      double unit = test.own().pair().figuresOfA().median();
      write(test, "left", test.own().pair().figuresOfA(), unit, analysis, csv);
      write(test, "right", test.own().pair().figuresOfB(), unit, analysis, csv);
    }
    csv.flush();
  }

  private static void write(
      GuidelineTest test,
      String side,
      CellFigures cell,
      double unit,
      CampaignAnalysis analysis,
      CsvRows csv) {
    List<double[]> launches = analysis.observations(cell);
    for (int i = 0; i < launches.size(); i++) {
      List<String> row =
          new ArrayList<>(
              List.of(
                  test.guideline().toString(),
                  GroupText.of(test.group()),
                  test.varied(),
                  side,
                  Integer.toString(cell.launches().get(i).launch().number())));
      Quartiles box = LaunchSummary.of(launches.get(i)).quartiles();
      DoubleStream.of(box.min(), box.first(), box.median(), box.third(), box.max())
          .forEach(value -> row.add(Double.toString(value / unit)));
      csv.writeRecord(row);
    }
  }
}
