package org.tutti.lab.history;

import java.nio.file.Path;
import java.util.Comparator;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.JudgedFigure;
import org.tutti.analysis.compare.Side;
import org.tutti.records.launch.LaunchHeader;

/**
 * What a history needs of a campaign.
 *
 * @param campaign which campaign
 * @param side its cells, and how they were measured
 */
public record MeasuredCampaign(HistoryCampaign campaign, Side side) {
  /** A campaign with at least one launch. */
  public static MeasuredCampaign of(CampaignAnalysis analysis) {
    LaunchHeader first =
        analysis.headers().stream()
            .min(Comparator.comparing(header -> header.identity().started()))
            .orElseThrow();
    Path directory = analysis.contents().directory().path();
    return new MeasuredCampaign(
        new HistoryCampaign(
            directory,
            first.identity().started(),
            first.environment().facts().getOrDefault("project.revision", "unknown")),
        Side.of(directory.toString(), analysis));
  }

  /** The same with a figure of each launch in the place of its median. */
  public MeasuredCampaign judgedBy(JudgedFigure figure) {
    return new MeasuredCampaign(campaign, side.judgedBy(figure));
  }
}
