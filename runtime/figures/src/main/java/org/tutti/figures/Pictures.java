package org.tutti.figures;

import java.util.List;
import org.tutti.figures.campaign.RunTimePicture;
import org.tutti.figures.picture.Picture;
import org.tutti.report.ReportDigest;

/** All pictures, in the order in which a person asks. */
public final class Pictures {
  /** Of a campaign. */
  public static final List<Picture<ReportDigest>> OF_CAMPAIGN = List.of(new RunTimePicture());

  private Pictures() {}
}
