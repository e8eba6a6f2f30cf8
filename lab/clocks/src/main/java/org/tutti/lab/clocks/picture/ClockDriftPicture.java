package org.tutti.lab.clocks.picture;

import java.util.List;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotData;

/** Drift of local clocks (Hunold and Carpen-Amarie 2015, figure 6). */
public final class ClockDriftPicture implements Picture<SyncTable> {
  private static final String SECONDS = "seconds";
  private static final String DRIFT = "drift ns";
  private static final String RANK = "rank";

  @Override
  public String name() {
    return "clock-drift";
  }

  @Override
  public String title() {
    return "Drift of local clocks";
  }

  @Override
  public List<Drawing> of(SyncTable table) {
    if (!table.name().equals("drift")) {
      return List.of();
    }
    PlotData drift = PlotData.of(SECONDS, DRIFT, RANK);
    int rank = table.data().columns().indexOf(RANK);
    for (List<String> row : table.data().rows()) {
      if (table.number(row, DRIFT).isPresent()) {
        drift.add(
            table.number(row, SECONDS).orElseThrow(),
            table.number(row, DRIFT).getAsDouble(),
            row.get(rank));
      }
    }
    return List.of(
        new Drawing(
            title(),
            Plot.of(Axis.linear(SECONDS), Axis.linear("offset from rank 0 (ns)"))
                .series(
                    RANK,
                    table.data().rows().stream().map(row -> row.get(rank)).distinct().toList())
                .with(Layer.line(drift, SECONDS, DRIFT).of(RANK))
                .with(Layer.points(drift, SECONDS, DRIFT).of(RANK).set("size", 2.5)),
            "Points: how far the clock of each rank is from that of rank 0, beginning with the offset"
                + " at synchronization. A straight line is a constant drift, which a linear model"
                + " removes."));
  }
}
