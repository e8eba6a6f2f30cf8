package org.tutti.lab.history;

import static org.tutti.analysis.column.PlainColumn.count;
import static org.tutti.analysis.column.PlainColumn.figure;
import static org.tutti.analysis.column.PlainColumn.number;
import static org.tutti.analysis.column.PlainColumn.value;
import static org.tutti.analysis.column.PlainColumn.words;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.analysis.column.ResultTable;
import org.tutti.analysis.column.RowPlace;
import org.tutti.analysis.column.TableColumn;
import org.tutti.diagnostics.Counted;
import org.tutti.records.json.JsonObject;
import org.tutti.report.comparison.MissingText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.table.Figures;
import org.tutti.report.table.ResultTables;
import org.tutti.report.table.ShortNames;

/** A history: what changed, then the medians of all campaigns, which are counted from 1. */
public final class HistoryTables {
  /** A part of a cell's history. */
  private record CellPart<T>(CellHistory cell, T part) {}

  private record NumberedCampaign(int number, HistoryCampaign campaign) {}

  private static final List<PlainColumn<CellPart<HistoryChange>>> CHANGES =
      List.of(
          number("campaign", "campaign", change -> change.part().campaign() + 1.0),
          count(
              "from",
              "earliest",
              "first campaign of the 95 % interval for the first one after the change",
              change -> change.part().earliest() + 1.0),
          count(
              "to",
              "latest",
              "last campaign of that interval",
              change -> change.part().latest() + 1.0),
          count(
              "found",
              "foundWith",
              "the campaign that showed it first",
              change -> change.part().foundWith() + 1.0),
          value(
              "before",
              "before",
              FigureUnit.NANOS,
              "median of the campaigns back to the change before",
              change -> change.part().before()),
          value(
              "after",
              "after",
              FigureUnit.NANOS,
              "median of the campaigns up to the next change",
              change -> change.part().after()),
          value(
              "change",
              "growth",
              FigureUnit.CHANGE,
              "by which share of before",
              change -> change.part().after() / change.part().before() - 1),
          value(
              "p",
              "pValue",
              FigureUnit.P_VALUE,
              "of a year of nightly campaigns without a change, for all cells",
              change -> change.part().pValue()));

  private static final List<PlainColumn<CellHistory>> TRENDS =
      List.of(
          value(
              "growth",
              "growth",
              FigureUnit.CHANGE,
              "of the median, from the first campaign to the last",
              CellHistory::growth),
          value(
              "tau",
              "tau",
              FigureUnit.RATIO,
              "Kendall's rank correlation of the medians and their order",
              cell -> cell.trend().orElseThrow().tau()),
          figure(
              "p",
              "trend",
              FigureUnit.RATIO,
              "the Mann-Kendall test, for a year of nightly checks of all cells",
              cell -> ColumnEntry.of(cell.trend().orElseThrow().test(), cell.correctedPValue())));

  private static final List<PlainColumn<NumberedCampaign>> CAMPAIGNS =
      List.of(
          number("campaign", "campaign", NumberedCampaign::number),
          words(
              "started",
              "started",
              "",
              one -> one.campaign().started().toString().replaceFirst("\\..*|Z$", "")),
          words("revision", "revision", "", one -> brief(one.campaign().revision())),
          figure(
              "directory",
              "directory",
              FigureUnit.PATH,
              "",
              one -> ColumnEntry.ofWords(one.campaign().directory().toString())));

  private static final List<PlainColumn<CellPart<HistoryPoint>>> MEDIANS =
      List.of(
          number("campaign", "campaign", point -> point.part().campaign() + 1.0),
          count("launches", "launches", "", point -> point.part().launches()),
          figure(
              "median",
              "median",
              FigureUnit.NANOS,
              "over the launches of a campaign, of their medians",
              point ->
                  ColumnEntry.of(
                      OptionalDouble.of(point.part().median()), point.part().interval())));

  private static final List<PlainColumn<CellPart<HistoryBand>>> MONTH =
      List.of(
          value(
              "from",
              "low",
              FigureUnit.NANOS,
              "one in twenty launches of the 30 days before the last campaign lies below",
              band -> band.part().low()),
          value(
              "to",
              "high",
              FigureUnit.NANOS,
              "one in twenty lies above",
              band -> band.part().high()),
          count("launches", "launches", "", band -> band.part().launches()),
          value(
              "last",
              "last",
              FigureUnit.NANOS,
              "median of the last campaign",
              band -> last(band.cell())),
          words("it lies", "lies", "", band -> place(band.part(), last(band.cell()))));

  private static final String METHOD =
      "Each campaign counts as one value, the median of its launches, because launches of one"
          + " campaign share the state of the machine. Changes: the latest 3 to 40 campaigns"
          + " against those before, by ranks. Trend: the Mann-Kendall test. Both are corrected for"
          + " a check after each campaign: at most %s of years without a change show one, unless"
          + " nights depend on those before more than they seem to. A change of the machine counts"
          + " like one of the program.";

  private HistoryTables() {}

  /** The tables of a history. */
  public static ResultTables of(CampaignHistory history) {
    List<NumberedCampaign> campaigns =
        IntStream.range(0, history.campaigns().size())
            .mapToObj(i -> new NumberedCampaign(i + 1, history.campaigns().get(i)))
            .toList();
    List<CellHistory> trends =
        history.cells().stream().filter(cell -> cell.trend().isPresent()).toList();
    return new ResultTables(
        "history",
        new JsonObject().put("significance", history.significance()).put("notes", history.notes()),
        style -> before(history, style),
        List.of(
            table("changes", "Changes", CHANGES, history, CellHistory::changes),
            ResultTable.of("trends", "Trends", TRENDS, HistoryTables::place, trends)
                .showing(
                    trends.stream()
                        .filter(cell -> cell.correctedPValue() <= history.significance())
                        .toList()),
            ResultTable.withoutCells("campaigns", "Campaigns", CAMPAIGNS, campaigns),
            table("medians", "Medians", MEDIANS, history, CellHistory::points),
            table(
                "monthBefore",
                "Month before the last campaign",
                MONTH,
                history,
                cell -> cell.lastMonth().stream().toList()),
            MissingText.table(history.missing())),
        style ->
            WrappedText.paragraph(
                String.format(METHOD, Figures.share(history.significance())), style.width()),
        new ShortNames(history.cells().stream().map(cell -> cell.key().benchmark()).toList()));
  }

  private static <T> ResultTable<CellPart<T>> table(
      String key,
      String title,
      List<? extends TableColumn<CellPart<T>>> columns,
      CampaignHistory history,
      Function<CellHistory, List<T>> parts) {
    return ResultTable.of(
        key,
        title,
        columns,
        part -> place(part.cell()),
        history.cells().stream()
            .flatMap(cell -> parts.apply(cell).stream().map(part -> new CellPart<>(cell, part)))
            .toList());
  }

  private static List<String> before(CampaignHistory history, PageStyle style) {
    int least = history.leastCampaigns();
    String tooFew =
        history.campaigns().size() >= least
            ? ""
            : " It takes "
                + least
                + " campaigns or more to tell a change from the differences between campaigns; with"
                + " fewer, measure both versions alternately (gate --baseline-jar).";
    List<String> lines =
        new ArrayList<>(
            WrappedText.paragraph(
                history.changed().size()
                    + " of "
                    + Counted.of(history.cells().size(), "cell")
                    + " changed over "
                    + Counted.of(history.campaigns().size(), "campaign")
                    + " ("
                    + Figures.share(history.significance())
                    + " over a year of nightly checks of all cells)."
                    + tooFew,
                style.width()));
    lines.addAll(MissingText.lines(history.missing(), style));
    for (String note : history.notes()) {
      lines.addAll(WrappedText.lines("Note: ", "  ", note, style.width()));
    }
    return lines;
  }

  private static RowPlace place(CellHistory cell) {
    return new RowPlace(cell.key(), cell.treatment());
  }

  private static String place(HistoryBand band, double time) {
    return band.contains(time) ? "inside" : time > band.high() ? "above" : "below";
  }

  private static double last(CellHistory cell) {
    return cell.points().get(cell.points().size() - 1).median();
  }

  private static String brief(String revision) {
    return revision.substring(0, Math.min(8, revision.length()));
  }
}
