package org.tutti.figures;

import java.util.List;
import org.tutti.figures.cell.CellView;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.picture.PictureOptions;
import org.tutti.report.cell.ReportDigest;

/**
 * Pictures that another module adds to the page and to the command {@code figure}, after those of
 * the core. {@link java.util.ServiceLoader} finds the source, a class with a public constructor,
 * wherever it is on the class path. No two pictures have the same name.
 */
public interface PictureSource {
  /** Pictures of a campaign, as a reader chooses. */
  List<Picture<ReportDigest>> ofCampaign(PictureOptions options);

  /** Pictures of a cell. */
  List<Picture<CellView>> ofCell();
}
