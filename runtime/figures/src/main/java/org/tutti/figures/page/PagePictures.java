package org.tutti.figures.page;

import java.util.ArrayList;
import java.util.List;
import org.tutti.analysis.JudgedFigure;
import org.tutti.figures.Pictures;
import org.tutti.figures.campaign.ForestPicture;
import org.tutti.figures.campaign.RunTimePicture;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.picture.PictureChoice;
import org.tutti.report.cell.ReportDigest;

/**
 * The drawings of a campaign on its page: two that answer, and a few others. All that is not drawn
 * is drawn on request.
 *
 * @param lead the comparisons and the run-times over sizes or, where there are none, what comes
 *     next
 * @param sections the others, folded
 */
record PagePictures(List<PageFigure> lead, List<PageSection> sections) {
  private static final int MAX_LEADING = 2;
  private static final int MAX_ALIKE = 4;
  private static final int MAX = 14;

  private static final String FOREST = new ForestPicture().name();
  private static final String RUN_TIME = new RunTimePicture().name();

  /** A picture with what the page may draw of it. */
  private record DrawnPicture(String name, String title, String option, List<Drawing> drawings) {}

  /**
   * Those of a campaign.
   *
   * @param judged the campaign by the figure that pictures of launches show
   * @param id a prefix that no other part of the page has
   */
  static PagePictures of(ReportDigest digest, ReportDigest judged, JudgedFigure figure, String id) {
    List<DrawnPicture> all = new ArrayList<>();
    for (Picture<ReportDigest> picture : Pictures.OF_CAMPAIGN) {
      boolean isJudged = picture.choices().contains(PictureChoice.FIGURE);
      ReportDigest subject = isJudged ? judged : digest;
      if (picture.isTelling(subject)) {
        all.add(
            new DrawnPicture(
                picture.name(),
                picture.title(),
                isJudged && !figure.isMedian() ? " --figure " + figure.title() : "",
                picture.of(subject).stream()
                    .map(drawing -> isJudged ? drawing.named(figure) : drawing)
                    .toList()));
      }
    }
    all.add(
        new DrawnPicture(
            PageCells.PICTURE.name(), PageCells.PICTURE.title(), "", PageCells.drawings(digest)));
    all.removeIf(picture -> picture.drawings.isEmpty());
    return of(all, id, "export " + digest.analysis().contents().directory().path() + " --picture ");
  }

  private static PagePictures of(List<DrawnPicture> all, String id, String command) {
    List<Drawing> leading = new ArrayList<>();
    for (DrawnPicture picture : all) {
      int most = picture.name.equals(FOREST) ? 1 : MAX_LEADING;
      boolean isAnswer = picture.name.equals(FOREST) || picture.name.equals(RUN_TIME);
      if (isAnswer || leading.isEmpty()) {
        picture.drawings.stream()
            .limit(Math.min(most, MAX_LEADING - leading.size()))
            .forEach(leading::add);
      }
    }
    List<PageFigure> lead = new ArrayList<>();
    leading.forEach(one -> lead.add(PageFigure.of(one, id + "-lead" + lead.size(), true)));
    List<PageSection> sections = new ArrayList<>();
    int left = MAX - lead.size();
    for (DrawnPicture picture : all) {
      List<Drawing> others = new ArrayList<>(picture.drawings);
      others.removeAll(leading);
      int shown = Math.min(Math.min(MAX_ALIKE, left), others.size());
      if (!others.isEmpty()) {
        left -= shown;
        sections.add(
            PageSection.of(
                id + "-" + picture.name,
                picture.title,
                others.subList(0, shown),
                PageSection.undrawn(
                    others.size() - shown,
                    command + picture.name + " --of TEXT" + picture.option)));
      }
    }
    return new PagePictures(List.copyOf(lead), List.copyOf(sections));
  }

  /** Whether there is anything to unfold. */
  boolean hasMore() {
    return !sections.isEmpty();
  }
}
