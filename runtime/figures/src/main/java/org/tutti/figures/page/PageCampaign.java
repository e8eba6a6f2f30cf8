package org.tutti.figures.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.diagnostics.PrintableText;
import org.tutti.figures.Pictures;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.report.Remark;
import org.tutti.report.ReportColumn;
import org.tutti.report.ReportDigest;
import org.tutti.report.ReportTable;

/** A campaign as the template reads it: every method is a name of the template. */
final class PageCampaign {
  private final ReportDigest digest;
  private final String id;

  /** More drawings of one picture would make the page large. */
  private static final int MOST_DRAWINGS = 40;

  /** A part of the page, and what to do for the drawings that it does not have. */
  record PageSection(String title, List<PageFigure> figures, Optional<String> undrawn) {}

  /** A table with its headings and its rows. */
  record PageTable(
      String operation,
      String name,
      String method,
      String settings,
      List<PageText> headings,
      List<List<PageText>> rows) {}

  /** A cell of a table. */
  record PageText(String text, String align) {}

  /** A remark with all that is known about it. */
  record PageNote(
      String weight, String where, String sentence, String identifier, List<String> texts) {}

  PageCampaign(ReportDigest digest, int number) {
    this.digest = digest;
    this.id = "c" + number;
  }

  String id() {
    return id;
  }

  String directory() {
    return PrintableText.of(digest.analysis().contents().directory().path().toString());
  }

  String trust() {
    return digest.trust();
  }

  String weight() {
    return digest.gravest().name().toLowerCase(Locale.ROOT);
  }

  String setup() {
    return digest.setup();
  }

  List<String> answer() {
    return digest.answer();
  }

  List<String> launches() {
    return digest.launches();
  }

  List<PageTable> tables() {
    return digest.tables().stream().map(PageCampaign::table).toList();
  }

  List<PageSection> sections() {
    List<PageSection> sections = new ArrayList<>();
    for (Picture<ReportDigest> picture : Pictures.OF_CAMPAIGN) {
      List<Drawing> drawings = picture.of(digest);
      if (!drawings.isEmpty()) {
        int shown = Math.min(MOST_DRAWINGS, drawings.size());
        sections.add(
            new PageSection(
                picture.title(),
                IntStream.range(0, shown)
                    .mapToObj(i -> PageFigure.of(drawings.get(i), id + picture.name() + i))
                    .toList(),
                undrawn(picture, drawings.size() - shown)));
      }
    }
    return sections;
  }

  private Optional<String> undrawn(Picture<ReportDigest> picture, int more) {
    return more == 0
        ? Optional.empty()
        : Optional.of(
            more
                + " further pictures are not shown here, to keep the page small: figure "
                + directory()
                + " "
                + picture.name()
                + " --of TEXT draws them.");
  }

  List<PageCells.DrawnCell> cells() {
    return PageCells.of(digest, id);
  }

  /** How many cells have no pictures on the page; empty if all have. */
  Optional<String> undrawn() {
    int more = digest.analysis().cells().size() - PageCells.MOST;
    return more <= 0
        ? Optional.empty()
        : Optional.of(
            more
                + " further cells have no pictures here, to keep the page small: figure "
                + directory()
                + " violin --of CELL draws them.");
  }

  PageSetup setupInFull() {
    return new PageSetup(digest.analysis());
  }

  List<PageNote> notes() {
    return digest.remarks().stream().map(PageCampaign::note).toList();
  }

  private static PageTable table(ReportTable table) {
    List<PageText> headings =
        table.columns().stream().map(column -> text(column, column.heading())).toList();
    List<List<PageText>> rows =
        IntStream.range(0, table.cells().size())
            .mapToObj(
                row ->
                    table.columns().stream()
                        .map(column -> text(column, column.cells().get(row)))
                        .toList())
            .toList();
    return new PageTable(
        table.operation(), table.name(), table.method(), table.settings(), headings, rows);
  }

  private static PageText text(ReportColumn column, String text) {
    return new PageText(text, column.left() ? "left" : "right");
  }

  private static PageNote note(Remark remark) {
    return new PageNote(
        remark.weight().name().toLowerCase(Locale.ROOT),
        remark.where(),
        remark.sentence(),
        remark.problem().identifier(),
        remark.texts());
  }
}
