package org.tutti.figures.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tutti.analysis.JudgedFigure;
import org.tutti.report.StatisticsText;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.remark.Remark;

/** A campaign as the template reads it: every method is a name of the template. */
final class PageCampaign {
  private final ReportDigest digest;
  private final ReportDigest judged;
  private final JudgedFigure figure;
  private final String id;
  private final List<PageTable> tables = new ArrayList<>();
  private final PagePictures pictures;

  /** A remark in a sentence; the report has all that is known about it. */
  record PageNote(String weight, String where, String sentence, String identifier) {}

  /**
   * @param figure of each launch that comparisons and pictures of launches show
   */
  PageCampaign(ReportDigest digest, JudgedFigure figure, int number) {
    this.digest = digest;
    this.figure = figure;
    this.judged = figure.isMedian() ? digest : ReportDigest.of(digest.analysis().judgedBy(figure));
    this.id = "c" + number;
    digest
        .tables()
        .forEach(table -> tables.add(PageTable.of(table, id + "-table" + tables.size())));
    this.pictures = PagePictures.of(digest, judged, figure, id);
  }

  String id() {
    return id;
  }

  String directory() {
    return digest.analysis().contents().directory().path().toString();
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
    return judged.answer();
  }

  /** What the page shows other than medians; empty if it shows these. */
  Optional<String> figure() {
    return figure
        .note()
        .map(
            note ->
                "In the answer and in pictures of launches, "
                    + note
                    + ". Tables, and what they compare, are of medians.");
  }

  List<String> launches() {
    return digest.launches();
  }

  PagePictures pictures() {
    return pictures;
  }

  List<PageTable> tables() {
    return tables;
  }

  /** What has no figures. */
  List<String> missing() {
    return digest.missing();
  }

  /** On how much the figures rest, and how they were measured. */
  Optional<String> basis() {
    return digest.basis();
  }

  /** What else is to be known, in short. */
  Optional<String> also() {
    return digest.also();
  }

  List<String> statistics() {
    return StatisticsText.paragraphs(digest.analysis());
  }

  PageSetup setupInFull() {
    return new PageSetup(digest.analysis());
  }

  List<PageNote> notes() {
    return digest.remarks().stream().map(PageCampaign::note).toList();
  }

  private static PageNote note(Remark remark) {
    return new PageNote(
        remark.weight().name().toLowerCase(Locale.ROOT),
        remark.where(),
        remark.sentence(),
        remark.problem().identifier());
  }
}
