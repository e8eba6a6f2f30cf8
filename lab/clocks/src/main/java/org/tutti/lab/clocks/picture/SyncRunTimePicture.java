package org.tutti.lab.clocks.picture;

import java.util.List;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;

/** Run-time over time, by synchronization (Hunold and Carpen-Amarie 2015, figures 7 and 11). */
public final class SyncRunTimePicture implements Picture<SyncTable> {
  @Override
  public String name() {
    return "run-time-over-time";
  }

  @Override
  public String title() {
    return "Run-time over time, by synchronization";
  }

  @Override
  public List<Drawing> of(SyncTable table) {
    return table.name().equals("run-time")
        ? List.of(
            new Drawing(
                title(),
                SyncCurves.of(
                    table,
                    "seconds",
                    "median ns",
                    Axis.linear("seconds"),
                    Axis.log("median run-time (ns)")),
                "Points, with lines between them: the median run-time in a part of the measurement."
                    + " With a clock that drifts, run-times grow; a part without a valid"
                    + " observation has no point."
                    + table.whiskers()))
        : List.of();
  }
}
