package org.tutti.figures.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.tutti.analysis.JudgedFigure;
import org.tutti.report.cell.ReportDigest;

/** The report of campaigns as one file of HTML. */
public final class ReportPage {
  private static final PageTemplate TEMPLATE =
      new PageTemplate(ReportPage.class, "report.mustache");

  /** What the template reads. */
  private record Page(
      String title, PageColors colors, List<PageCampaign> campaigns, List<PagePart> parts) {}

  private ReportPage() {}

  /** The text of the file, which shows medians of launches, and no other parts. */
  public static String of(List<ReportDigest> digests) {
    return of(digests, JudgedFigure.MEDIAN, List.of());
  }

  /**
   * The text of the file.
   *
   * @param figure of each launch that comparisons and their pictures show
   * @param parts what the page has beside the campaigns; may be empty
   * @throws org.tutti.diagnostics.TuttiException if a launch has too few observations for the
   *     figure
   */
  public static String of(List<ReportDigest> digests, JudgedFigure figure, List<PagePart> parts) {
    List<PageCampaign> campaigns = new ArrayList<>();
    for (ReportDigest digest : digests) {
      campaigns.add(new PageCampaign(digest, figure, campaigns.size() + 1));
    }
    return TEMPLATE.filled(
        new Page(
            campaigns.stream().map(PageCampaign::directory).collect(Collectors.joining(", ")),
            PageColors.ALL,
            campaigns,
            List.copyOf(parts)));
  }
}
