package org.tutti.lab.check.table;

import static org.tutti.analysis.column.PlainColumn.count;
import static org.tutti.analysis.column.PlainColumn.figure;
import static org.tutti.analysis.column.PlainColumn.name;
import static org.tutti.analysis.column.PlainColumn.number;
import static org.tutti.analysis.column.PlainColumn.value;
import static org.tutti.analysis.column.PlainColumn.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.analysis.column.ResultTable;
import org.tutti.analysis.column.TableColumn;
import org.tutti.lab.check.guideline.GuidelineCheck;
import org.tutti.lab.check.guideline.GuidelineCounts;
import org.tutti.lab.check.guideline.GuidelineTest;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.summary.Quartiles;

/**
 * The tables of a check of guidelines: the counts of luebbe2017, its tests, and for its focus plots
 * (section 3.2) the box of each launch and side of a violation without outliers, divided by the
 * median of the medians of the left side; whiskers are the whole range.
 */
final class GuidelineTables {
  /** A launch of a side. */
  private record LaunchBox(GuidelineTest test, String side, int launch, Quartiles box) {
    double relative(double time) {
      return time / test.own().pair().figuresOfA().median();
    }
  }

  private static final List<PlainColumn<GuidelineCounts>> COUNTS =
      List.of(
          PlainColumn.<GuidelineCounts>name(
                  "guideline", "guideline", counts -> counts.guideline().toString())
              .at(TableColumn.HEADING),
          name("nodes x processes", "deployment", counts -> counts.deployment().toString()),
          name("arrival", "arrival", GuidelineCounts::arrival),
          words("paired", "paired", "", counts -> counts.own().toString()),
          words("published", "published", "", counts -> counts.published().toString()),
          count("differ", "differ", "", GuidelineCounts::disputed));

  private static final List<PlainColumn<GuidelineTest>> TESTS =
      List.of(
          figure(
              "left",
              "left",
              FigureUnit.NANOS,
              "",
              test -> ColumnEntry.of(CellFigure.MEDIAN.of(test.own().pair().figuresOfA()))),
          figure(
              "right",
              "right",
              FigureUnit.NANOS,
              "",
              test -> ColumnEntry.of(CellFigure.MEDIAN.of(test.own().pair().figuresOfB()))),
          value("ratio", "ratio", FigureUnit.RATIO, "", test -> test.published().ratio()),
          value("p", "pValue", FigureUnit.P_VALUE, "", test -> test.published().pValue()),
          figure("paired ratio", "pairedRatio", FigureUnit.RATIO, "", GuidelineTables::pairedRatio),
          figure(
              "paired p",
              "paired",
              FigureUnit.RATIO,
              "",
              test ->
                  ColumnEntry.of(
                      test.own().difference().test(), test.own().difference().correctedPValue())),
          words("reported by", "reportedBy", "", GuidelineTables::reporter));

  private static final List<PlainColumn<LaunchBox>> BOXES =
      List.of(
          name("side", "side", LaunchBox::side),
          number("launch", "launch", LaunchBox::launch),
          quartile("min", "min", Quartiles::min),
          quartile("first", "firstQuartile", Quartiles::first),
          quartile("median", "median", Quartiles::median),
          quartile("third", "thirdQuartile", Quartiles::third),
          quartile("max", "max", Quartiles::max));

  private GuidelineTables() {}

  /**
   * The tables.
   *
   * @param analysis of the campaign, whose observations are read again for programs
   */
  static List<ResultTable<?>> of(
      GuidelineCheck check, CampaignAnalysis analysis, boolean forPrograms) {
    String varied = check.options().varied();
    List<TableColumn<GuidelineTest>> tests = new ArrayList<>(namesOfTest(varied));
    tests.addAll(TESTS);
    List<ResultTable<?>> tables =
        new ArrayList<>(
            List.of(
                ResultTable.withoutCells(
                    "counts", "Violations, of all tests", COUNTS, check.counts()),
                ResultTable.withoutCells("tests", "Violated", tests, check.tests())
                    .showing(check.violations())));
    if (forPrograms) {
      List<TableColumn<LaunchBox>> boxes = new ArrayList<>();
      namesOfTest(varied).forEach(column -> boxes.add(ofTest(column)));
      boxes.addAll(BOXES);
      tables.add(
          ResultTable.withoutCells(
                  "boxes",
                  "",
                  boxes,
                  check.violations().stream()
                      .flatMap(test -> boxes(test, analysis).stream())
                      .toList())
              .showing(List.of()));
    }
    return tables;
  }

  private static List<PlainColumn<GuidelineTest>> namesOfTest(String varied) {
    return List.of(
        PlainColumn.<GuidelineTest>name(
                "guideline", "guideline", test -> test.guideline().toString())
            .at(TableColumn.HEADING),
        PlainColumn.<GuidelineTest>name("group", "group", test -> GroupText.of(test.group()))
            .at(TableColumn.HEADING),
        name(varied, "varied", GuidelineTest::varied));
  }

  private static TableColumn<LaunchBox> ofTest(PlainColumn<GuidelineTest> column) {
    return new PlainColumn<>(
        column.title(),
        column.key(),
        column.unit(),
        column.priority(),
        column.definition(),
        box -> column.entry(box.test()));
  }

  private static List<LaunchBox> boxes(GuidelineTest test, CampaignAnalysis analysis) {
    List<LaunchBox> boxes =
        new ArrayList<>(boxes(test, "left", test.own().pair().figuresOfA(), analysis));
    boxes.addAll(boxes(test, "right", test.own().pair().figuresOfB(), analysis));
    return boxes;
  }

  private static List<LaunchBox> boxes(
      GuidelineTest test, String side, CellFigures cell, CampaignAnalysis analysis) {
    List<LaunchBox> boxes = new ArrayList<>();
    List<double[]> launches = analysis.observations(cell);
    for (int i = 0; i < launches.size(); i++) {
      boxes.add(
          new LaunchBox(
              test,
              side,
              cell.launches().get(i).launch().number(),
              LaunchSummary.of(launches.get(i), cell.settings().outlierFilter()).quartiles()));
    }
    return boxes;
  }

  private static PlainColumn<LaunchBox> quartile(
      String title, String key, ToDoubleFunction<Quartiles> of) {
    return value(
        title, key, FigureUnit.RATIO, "", box -> box.relative(of.applyAsDouble(box.box())));
  }

  private static ColumnEntry pairedRatio(GuidelineTest test) {
    return test.own()
        .ratio()
        .map(ratio -> ColumnEntry.of(1 / ratio.value()))
        .orElse(ColumnEntry.NONE);
  }

  private static String reporter(GuidelineTest test) {
    if (!test.isViolated()) {
      return "neither";
    }
    return test.isDisputed() ? test.ownViolated() ? "paired" : "published" : "both";
  }
}
