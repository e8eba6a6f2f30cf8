package org.tutti.lab.replicate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.figures.campaign.ForestPicture;
import org.tutti.figures.campaign.RatioPicture;
import org.tutti.figures.campaign.RunTimePicture;
import org.tutti.figures.page.PageColors;
import org.tutti.figures.page.PageFigure;
import org.tutti.figures.page.PageSection;
import org.tutti.figures.page.PageTemplate;
import org.tutti.figures.page.ResultPage;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.lab.check.picture.GuidelineOverviewPicture;
import org.tutti.lab.replicate.Replication.ReplicatedCampaign;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.table.ResultTables;

/** A study and its replication as one file of HTML, with both beside each other. */
public final class ReplicationPage {
  private static final PageTemplate TEMPLATE =
      new PageTemplate(ReplicationPage.class, "replication.mustache");

  /** Those that show what was compared. */
  private static final List<Picture<ReportDigest>> PICTURES =
      List.of(
          new ForestPicture(),
          new RatioPicture(),
          new RunTimePicture(),
          new GuidelineOverviewPicture());

  private static final int MAX_DRAWINGS = 20;

  /** What the template reads. */
  private record TwoCampaigns(
      String title,
      PageColors colors,
      ResultPage.TablesPage results,
      List<CampaignBesideStudy> campaigns) {}

  /** A campaign, there and here. */
  private record CampaignBesideStudy(
      String id,
      String name,
      MachineSetting there,
      MachineSetting here,
      List<PageSection> sections) {}

  /** With what, and how much it may be trusted. */
  private record MachineSetting(String trust, String weight, String setup) {
    static MachineSetting of(ReportDigest digest) {
      return new MachineSetting(
          digest.trust(), digest.gravest().name().toLowerCase(Locale.ROOT), digest.setup());
    }
  }

  private ReplicationPage() {}

  /**
   * The text of the file.
   *
   * @param title of the study
   * @param names of its campaigns, in order
   * @param results what holds
   */
  public static String of(
      Replication replication, String title, List<String> names, ResultTables results) {
    List<CampaignBesideStudy> campaigns = new ArrayList<>();
    for (ReplicatedCampaign study : replication.studies()) {
      int number = campaigns.size();
      campaigns.add(pair("r" + number, names.get(number), study.before().campaign(), study.now()));
    }
    return TEMPLATE.filled(
        new TwoCampaigns(title, PageColors.ALL, ResultPage.page(results), campaigns));
  }

  private static CampaignBesideStudy pair(
      String id, String name, CampaignAnalysis there, CampaignAnalysis here) {
    ReportDigest first = ReportDigest.of(there);
    ReportDigest second = ReportDigest.of(here);
    List<PageSection> sections = new ArrayList<>();
    for (Picture<ReportDigest> picture : PICTURES) {
      section(id + "-" + picture.name(), picture, first, second).ifPresent(sections::add);
    }
    return new CampaignBesideStudy(
        id, name, MachineSetting.of(first), MachineSetting.of(second), sections);
  }

  private static Optional<PageSection> section(
      String id, Picture<ReportDigest> picture, ReportDigest there, ReportDigest here) {
    Map<String, Drawing> drawnHere = new HashMap<>();
    picture.of(here).forEach(drawing -> drawnHere.put(drawing.heading(), drawing));
    List<PageFigure> figures = new ArrayList<>();
    for (Drawing drawing : picture.of(there)) {
      Drawing beside = drawnHere.get(drawing.heading());
      if (beside != null && figures.size() < 2 * MAX_DRAWINGS) {
        figures.add(figure(drawing, "there", id + figures.size()));
        figures.add(figure(beside, "here", id + figures.size()));
      }
    }
    return figures.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new PageSection(id, picture.title(), Optional.empty(), figures, Optional.empty()));
  }

  /** One of two columns, however much room it would take otherwise. */
  private static PageFigure figure(Drawing drawing, String where, String id) {
    PageFigure drawn =
        PageFigure.of(
            new Drawing(drawing.heading() + ", " + where, drawing.plot(), drawing.caption()),
            id,
            true);
    return new PageFigure(drawn.heading(), drawn.svg(), drawn.caption(), false);
  }
}
