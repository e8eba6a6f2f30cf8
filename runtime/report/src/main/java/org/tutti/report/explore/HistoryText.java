package org.tutti.report.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.analysis.history.CampaignHistory;
import org.tutti.analysis.history.CellHistory;
import org.tutti.analysis.history.HistoryBand;
import org.tutti.analysis.history.HistoryCampaign;
import org.tutti.analysis.history.HistoryChange;
import org.tutti.analysis.history.HistoryPoint;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.PrintableText;
import org.tutti.report.Figures;
import org.tutti.report.MissingText;
import org.tutti.report.TextTable;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;

/** A history as text: what changed, then the medians of all campaigns. */
public final class HistoryText {
  private HistoryText() {}

  /** The lines of a page. */
  public static List<String> lines(CampaignHistory history, PageStyle style) {
    int width = style.width();
    List<String> lines = new ArrayList<>();
    int changed = history.changed().size();
    lines.addAll(
        WrappedText.paragraph(
            changed
                + " of "
                + Counted.of(history.cells().size(), "cell")
                + " changed over "
                + Counted.of(history.campaigns().size(), "campaign")
                + " ("
                + Words.percent(history.significance())
                + " over a year of nightly checks of all cells)."
                + tooFew(history),
            width));
    lines.addAll(MissingText.lines(history.missing(), style));
    for (CellHistory cell : history.changed()) {
      String name = PlaceNames.of(cell.key(), cell.treatment());
      if (cell.correctedPValue() <= history.significance()) {
        lines.addAll(WrappedText.item(name + ": " + trend(cell), width));
      }
      cell.changes()
          .forEach(change -> lines.addAll(WrappedText.item(name + ": " + text(change), width)));
    }
    for (String note : history.notes()) {
      lines.addAll(WrappedText.lines("Note: ", "  ", PrintableText.of(note), width));
    }
    lines.add("");
    lines.add("Campaigns");
    table(history.campaigns()).lines().forEach(line -> lines.add("  " + line));
    history.cells().forEach(cell -> lines.addAll(medians(cell)));
    lines.add("");
    lines.addAll(
        WrappedText.paragraph(
            "Each campaign counts as one value, the median of its launches, because launches of"
                + " one campaign share the state of the machine. Changes: the latest 3 to 40"
                + " campaigns against those before, by ranks. Trend: the Mann-Kendall test."
                + " Both are corrected for a check after each campaign: at most "
                + Words.percent(history.significance())
                + " of years without a change show one. A change of the machine counts like one"
                + " of the program. Month before: the range of nine in ten launches in the"
                + " 30 days before the last campaign, if there are at least 20.",
            width));
    return style.fit(lines);
  }

  private static String trend(CellHistory cell) {
    return String.format(
        Locale.ROOT,
        "%s trend, %+.1f %% from the first campaign to the last, p %s.",
        cell.growth() < 0 ? "falling" : "rising",
        100 * cell.growth(),
        Figures.pValue(cell.correctedPValue()));
  }

  private static String tooFew(CampaignHistory history) {
    int least = history.leastCampaigns();
    return history.campaigns().size() >= least
        ? ""
        : " It takes "
            + least
            + " campaigns or more to tell a change from the differences between campaigns; with"
            + " fewer, measure both versions alternately (gate --baseline-jar).";
  }

  private static String text(HistoryChange change) {
    return String.format(
        Locale.ROOT,
        "change with campaign %d%s, from %s to %s us (%+.1f %%), p %s; found with campaign %d.",
        change.campaign() + 1,
        change.earliest() == change.latest()
            ? ""
            : " (95 %: " + (change.earliest() + 1) + " to " + (change.latest() + 1) + ")",
        Figures.micros(change.before()),
        Figures.micros(change.after()),
        100 * (change.after() / change.before() - 1),
        Figures.pValue(change.pValue()),
        change.foundWith() + 1);
  }

  private static TextTable table(List<HistoryCampaign> campaigns) {
    TextTable table = new TextTable().right("").left("started").left("revision").left("directory");
    for (int i = 0; i < campaigns.size(); i++) {
      HistoryCampaign campaign = campaigns.get(i);
      String revision = campaign.revision();
      table.row(
          List.of(
              Figures.count(i + 1L),
              campaign.started().toString().replaceFirst("\\..*|Z$", ""),
              revision.substring(0, Math.min(8, revision.length())),
              campaign.directory().toString()));
    }
    return table;
  }

  private static List<String> medians(CellHistory cell) {
    TextTable table =
        new TextTable()
            .right("campaign", "")
            .right("launches", "")
            .right("median", "[us]")
            .left("95 % interval", "[us]");
    for (HistoryPoint point : cell.points()) {
      table.row(
          List.of(
              Figures.count(point.campaign() + 1L),
              Figures.count(point.launches()),
              Figures.micros(point.median()),
              Figures.interval(point.interval())));
    }
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(PlaceNames.of(cell.key(), cell.treatment()));
    table.lines().forEach(line -> lines.add("  " + line));
    cell.lastMonth().ifPresent(band -> lines.add("  " + text(band, cell)));
    return lines;
  }

  private static String text(HistoryBand band, CellHistory cell) {
    double last = cell.points().get(cell.points().size() - 1).median();
    return String.format(
        Locale.ROOT,
        "month before: %s .. %s us; the last campaign lies %s",
        Figures.micros(band.low()),
        Figures.micros(band.high()),
        band.contains(last) ? "inside" : last > band.high() ? "above" : "below");
  }
}
