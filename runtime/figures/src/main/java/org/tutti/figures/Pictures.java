package org.tutti.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.figures.campaign.BandwidthPicture;
import org.tutti.figures.campaign.ComparedLaunchesPicture;
import org.tutti.figures.campaign.ForestPicture;
import org.tutti.figures.campaign.RatioPicture;
import org.tutti.figures.campaign.RunTimePicture;
import org.tutti.figures.cell.CellView;
import org.tutti.figures.cell.DistributionPicture;
import org.tutti.figures.cell.EcdfPicture;
import org.tutti.figures.cell.HistogramPicture;
import org.tutti.figures.cell.LaunchPicture;
import org.tutti.figures.cell.SequencePicture;
import org.tutti.figures.cell.ViolinPicture;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.picture.PictureOptions;
import org.tutti.report.cell.ReportDigest;

/** All pictures, in the order in which a person asks. */
public final class Pictures {
  /** What other modules add. */
  private static final List<PictureSource> ADDED =
      ServiceLoader.load(PictureSource.class, Pictures.class.getClassLoader()).stream()
          .map(ServiceLoader.Provider::get)
          .toList();

  /** Pictures of a campaign. */
  public static final List<Picture<ReportDigest>> OF_CAMPAIGN = ofCampaign(PictureOptions.DEFAULT);

  /** Pictures of a cell. */
  public static final List<Picture<CellView>> OF_CELL = ofCell();

  /** Pictures of two sides. */
  public static final List<Picture<CampaignComparison>> OF_COMPARISON =
      List.of(new ComparedLaunchesPicture());

  private Pictures() {}

  /** The pictures of a campaign, as a reader chooses. */
  public static List<Picture<ReportDigest>> ofCampaign(PictureOptions options) {
    List<Picture<ReportDigest>> pictures =
        new ArrayList<>(
            List.of(
                new ForestPicture(),
                new RunTimePicture(),
                new RatioPicture(),
                new BandwidthPicture(),
                new DistributionPicture()));
    ADDED.forEach(source -> pictures.addAll(source.ofCampaign(options)));
    return List.copyOf(pictures);
  }

  private static List<Picture<CellView>> ofCell() {
    List<Picture<CellView>> pictures =
        new ArrayList<>(
            List.of(
                new ViolinPicture(),
                new LaunchPicture(),
                new HistogramPicture(),
                new EcdfPicture(),
                new SequencePicture()));
    ADDED.forEach(source -> pictures.addAll(source.ofCell()));
    return List.copyOf(pictures);
  }
}
