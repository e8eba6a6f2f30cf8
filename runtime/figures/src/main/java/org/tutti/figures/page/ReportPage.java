package org.tutti.figures.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.analysis.JudgedFigure;
import org.tutti.figures.sync.SyncTable;
import org.tutti.report.ReportDigest;

/** The report of campaigns as one file of HTML. */
public final class ReportPage {
  private static final PageTemplate TEMPLATE = new PageTemplate("report.mustache");

  /** What the template reads. */
  private record Page(
      String title, PageColors colors, List<PageCampaign> campaigns, List<PagePart> parts) {}

  private ReportPage() {}

  /** The text of the file, which shows medians of launches. */
  public static String of(List<ReportDigest> digests, List<SyncTable> synchronization) {
    return of(digests, JudgedFigure.MEDIAN, synchronization);
  }

  /**
   * The text of the file.
   *
   * @param figure of each launch that comparisons, a history, and their pictures show
   * @param synchronization what experiments have measured of clocks and barriers; may be empty
   * @throws org.tutti.diagnostics.TuttiException if a launch has too few observations for the
   *     figure
   */
  public static String of(
      List<ReportDigest> digests, JudgedFigure figure, List<SyncTable> synchronization) {
    List<PageCampaign> campaigns = new ArrayList<>();
    for (ReportDigest digest : digests) {
      campaigns.add(new PageCampaign(digest, figure, campaigns.size() + 1));
    }
    return TEMPLATE.filled(
        new Page(
            campaigns.stream().map(PageCampaign::directory).collect(Collectors.joining(", ")),
            PageColors.ALL,
            campaigns,
            Stream.concat(
                    PagePart.history(digests.stream().map(ReportDigest::analysis).toList(), figure)
                        .stream(),
                    PagePart.synchronization(synchronization).stream())
                .toList()));
  }
}
