package org.tutti.lab.clocks.picture;

import java.util.List;
import org.tutti.figures.picture.Picture;

/** All pictures of experiments, in the order in which a person asks. */
public final class ClockPictures {
  /** The pictures. */
  public static final List<Picture<SyncTable>> ALL =
      List.of(
          new BarrierSkewPicture(),
          new ClockDriftPicture(),
          new ClockOffsetPicture(),
          new SyncCostPicture(),
          new SchemePicture(),
          new SyncRunTimePicture());

  private ClockPictures() {}
}
