package org.tutti.lab.clocks.picture;

import java.util.List;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;

/**
 * Offset of global clocks after synchronization (Hunold and Carpen-Amarie 2015, figures 8 and 9).
 */
public final class ClockOffsetPicture implements Picture<SyncTable> {
  @Override
  public String name() {
    return "clock-offset";
  }

  @Override
  public String title() {
    return "Offset of global clocks after synchronization";
  }

  @Override
  public List<Drawing> of(SyncTable table) {
    return table.name().equals("offset")
        ? List.of(
            new Drawing(
                title(),
                SyncCurves.of(
                    table,
                    "seconds",
                    "offset ns",
                    Axis.linear("seconds after synchronization"),
                    Axis.log("largest offset (ns)")),
                "Points: the largest offset of any rank's global clock from that of rank 0. Lines show how it grows with time."
                    + table.whiskers()))
        : List.of();
  }
}
