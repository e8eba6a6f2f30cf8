package org.tutti.figures.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tutti.analysis.JudgedFigure;
import org.tutti.figures.Pictures;
import org.tutti.figures.campaign.ForestPicture;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.picture.PictureChoice;
import org.tutti.report.Remark;
import org.tutti.report.ReportDigest;

/** A campaign as the template reads it: every method is a name of the template. */
final class PageCampaign {
  /** The picture that answers first. */
  private static final String LEAD = new ForestPicture().name();

  private final ReportDigest digest;
  private final ReportDigest judged;
  private final JudgedFigure figure;
  private final int number;
  private final String id;
  private final List<PageTable> tables = new ArrayList<>();
  private final List<PageSection> lead;
  private final List<PageSection> sections;

  /** A place on the page. */
  record PageLink(String target, String text) {}

  /** A remark with all that is known about it. */
  record PageNote(
      String weight, String where, String sentence, String identifier, List<String> texts) {}

  /**
   * @param figure of each launch that comparisons and pictures of launches show
   */
  PageCampaign(ReportDigest digest, JudgedFigure figure, int number) {
    this.digest = digest;
    this.figure = figure;
    this.judged = figure.isMedian() ? digest : ReportDigest.of(digest.analysis().judgedBy(figure));
    this.number = number;
    this.id = "c" + number;
    digest
        .tables()
        .forEach(table -> tables.add(PageTable.of(table, id + "-table" + tables.size())));
    this.lead = pictures(true);
    this.sections = pictures(false);
  }

  /** Those that stand before the tables, or those behind them. */
  private List<PageSection> pictures(boolean leading) {
    return Pictures.OF_CAMPAIGN.stream()
        .filter(one -> LEAD.equals(one.name()) == leading)
        .flatMap(picture -> sections(picture).stream())
        .toList();
  }

  private List<PageSection> sections(Picture<ReportDigest> picture) {
    boolean isJudged = picture.choices().contains(PictureChoice.FIGURE);
    String option = isJudged && !figure.isMedian() ? " --figure " + figure.title() : "";
    return PageSection.of(
        List.of(picture),
        isJudged ? judged : digest,
        id,
        drawing -> isJudged ? drawing.named(figure) : drawing,
        name -> "export " + directory() + " --picture " + name + " --of TEXT" + option);
  }

  int number() {
    return number;
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

  /** The places of what follows, in its order. */
  List<PageLink> index() {
    List<PageLink> index = new ArrayList<>();
    lead.forEach(section -> index.add(new PageLink(section.id(), section.title())));
    tables.forEach(
        table -> index.add(new PageLink(table.id(), table.title() + ": " + table.size())));
    sections.forEach(section -> index.add(new PageLink(section.id(), section.title())));
    index.add(new PageLink(id + "-cells", "Cells"));
    index.add(new PageLink(id + "-launches", "Launches"));
    index.add(new PageLink(id + "-setup", "Setup"));
    index.add(new PageLink(id + "-method", "Method"));
    index.add(new PageLink(id + "-remarks", "Remarks: " + digest.remarks().size()));
    index.add(new PageLink(id + "-repeat", "How to repeat it"));
    return index;
  }

  List<PageSection> lead() {
    return lead;
  }

  List<PageTable> tables() {
    return tables;
  }

  List<PageSection> sections() {
    return sections;
  }

  PageSection overview() {
    return PageCells.overview(digest, id);
  }

  List<PageCells.DrawnCell> cells() {
    return PageCells.of(digest, id);
  }

  List<String> statistics() {
    return digest.statistics();
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
        remark.problem().identifier(),
        remark.texts());
  }
}
