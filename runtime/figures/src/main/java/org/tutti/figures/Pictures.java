package org.tutti.figures;

import java.util.List;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.history.CampaignHistory;
import org.tutti.analysis.map.MapMatrix;
import org.tutti.analysis.reproduce.Reproducibility;
import org.tutti.figures.campaign.BandwidthPicture;
import org.tutti.figures.campaign.ComparedLaunchesPicture;
import org.tutti.figures.campaign.ExtremesPicture;
import org.tutti.figures.campaign.ForestPicture;
import org.tutti.figures.campaign.GuidelineFocusPicture;
import org.tutti.figures.campaign.GuidelineOverviewPicture;
import org.tutti.figures.campaign.LatencyPicture;
import org.tutti.figures.campaign.OverTimePicture;
import org.tutti.figures.campaign.QuantilePicture;
import org.tutti.figures.campaign.RankPicture;
import org.tutti.figures.campaign.RatioPicture;
import org.tutti.figures.campaign.RunTimePicture;
import org.tutti.figures.campaign.ScalingPicture;
import org.tutti.figures.campaign.SpreadPicture;
import org.tutti.figures.campaign.TrialsPicture;
import org.tutti.figures.cell.CellView;
import org.tutti.figures.cell.DistributionPicture;
import org.tutti.figures.cell.EcdfPicture;
import org.tutti.figures.cell.HistogramPicture;
import org.tutti.figures.cell.HistogramsPicture;
import org.tutti.figures.cell.LaunchPicture;
import org.tutti.figures.cell.NormalizationPicture;
import org.tutti.figures.cell.QqPicture;
import org.tutti.figures.cell.SampleMeansPicture;
import org.tutti.figures.cell.SequencePicture;
import org.tutti.figures.cell.ViolinPicture;
import org.tutti.figures.history.HistoryPicture;
import org.tutti.figures.map.HeatMapPicture;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.picture.PictureOptions;
import org.tutti.figures.sync.BarrierSkewPicture;
import org.tutti.figures.sync.ClockDriftPicture;
import org.tutti.figures.sync.ClockOffsetPicture;
import org.tutti.figures.sync.SchemePicture;
import org.tutti.figures.sync.SyncCostPicture;
import org.tutti.figures.sync.SyncRunTimePicture;
import org.tutti.figures.sync.SyncTable;
import org.tutti.report.ReportDigest;

/** All pictures, in the order in which a person asks. */
public final class Pictures {
  /** Pictures of a campaign. */
  public static final List<Picture<ReportDigest>> OF_CAMPAIGN = ofCampaign(PictureOptions.DEFAULT);

  /** Pictures of a cell. */
  public static final List<Picture<CellView>> OF_CELL =
      List.of(
          new ViolinPicture(),
          new LaunchPicture(),
          new HistogramPicture(),
          new EcdfPicture(),
          new QqPicture(),
          new NormalizationPicture(),
          new SampleMeansPicture(),
          new SequencePicture());

  /** Pictures of two sides. */
  public static final List<Picture<CampaignComparison>> OF_COMPARISON =
      List.of(new ComparedLaunchesPicture());

  /** Pictures of campaigns that were repeated as a whole. */
  public static final List<Picture<List<Reproducibility>>> OF_TRIALS = List.of(new TrialsPicture());

  /** Pictures of several campaigns. */
  public static final List<Picture<CampaignHistory>> OF_HISTORY = List.of(new HistoryPicture());

  /** Pictures of a map of a machine. */
  public static final List<Picture<MapMatrix>> OF_MAP = List.of(new HeatMapPicture());

  /** Pictures of an experiment on synchronization. */
  public static final List<Picture<SyncTable>> OF_SYNC =
      List.of(
          new BarrierSkewPicture(),
          new ClockDriftPicture(),
          new ClockOffsetPicture(),
          new SyncCostPicture(),
          new SchemePicture(),
          new SyncRunTimePicture());

  private Pictures() {}

  /** The pictures of a campaign, as a reader chooses. */
  public static List<Picture<ReportDigest>> ofCampaign(PictureOptions options) {
    return List.of(
        new ForestPicture(),
        new RunTimePicture(),
        new RatioPicture(),
        new GuidelineOverviewPicture(),
        new GuidelineFocusPicture(),
        new BandwidthPicture(),
        new DistributionPicture(),
        new HistogramsPicture(),
        new SpreadPicture(),
        new RankPicture(),
        new QuantilePicture(),
        new ScalingPicture(options.scaling()),
        new LatencyPicture(),
        new ExtremesPicture(),
        new OverTimePicture(options.bins()));
  }
}
