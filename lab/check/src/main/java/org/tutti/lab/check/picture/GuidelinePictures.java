package org.tutti.lab.check.picture;

import java.util.List;
import org.tutti.figures.PictureSource;
import org.tutti.figures.cell.CellView;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.picture.PictureOptions;
import org.tutti.report.cell.ReportDigest;

/** What the page and the command {@code export} find of this room. */
public final class GuidelinePictures implements PictureSource {
  @Override
  public List<Picture<ReportDigest>> ofCampaign(PictureOptions options) {
    return List.of(new GuidelineOverviewPicture(), new GuidelineFocusPicture());
  }

  @Override
  public List<Picture<CellView>> ofCell() {
    return List.of();
  }
}
