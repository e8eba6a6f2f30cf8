package org.tutti.lab.analyze.picture;

import java.util.List;
import org.tutti.figures.PictureSource;
import org.tutti.figures.cell.CellView;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.picture.PictureOptions;
import org.tutti.report.cell.ReportDigest;

/** What the page and the command {@code figure} find of this room. */
public final class AnalysisPictures implements PictureSource {
  @Override
  public List<Picture<ReportDigest>> ofCampaign(PictureOptions options) {
    return List.of(
        new HistogramsPicture(),
        new ExtremesPicture(),
        new OverTimePicture(OverTimePicture.USUAL_BINS),
        new SpreadPicture(),
        new RankPicture(),
        new QuantilePicture(),
        new ScalingPicture(options.scaling()),
        new LatencyPicture());
  }

  @Override
  public List<Picture<CellView>> ofCell() {
    return List.of(new QqPicture(), new NormalizationPicture(), new SampleMeansPicture());
  }
}
