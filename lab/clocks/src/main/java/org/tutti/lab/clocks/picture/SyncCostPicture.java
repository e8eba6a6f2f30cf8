package org.tutti.lab.clocks.picture;

import java.util.List;
import java.util.OptionalDouble;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.lab.clocks.ParetoExperiment;
import org.tutti.report.table.ColumnUnit;

/** Error against duration of synchronizations (Hunold and Carpen-Amarie 2015, figure 10). */
public final class SyncCostPicture implements Picture<SyncTable> {
  private static final String DURATION = "duration ms";
  private static final String OFFSET = "offset ns";
  private static final String METHOD = "method";

  @Override
  public String name() {
    return "error-duration";
  }

  @Override
  public String title() {
    return "Error of a synchronization against its duration";
  }

  @Override
  public List<Drawing> of(SyncTable table) {
    if (!table.name().equals("pareto")) {
      return List.of();
    }
    PlotData all = PlotData.of(DURATION, OFFSET, METHOD);
    PlotData front = PlotData.of(DURATION, OFFSET, METHOD);
    OptionalDouble barrier = OptionalDouble.empty();
    int onFront = table.data().columns().indexOf("on the front");
    for (List<String> row : table.data().rows()) {
      if (row.get(0).equals(ParetoExperiment.BASELINE)) {
        barrier = table.number(row, OFFSET);
      }
      double duration = table.number(row, DURATION).orElse(0);
      double offset = table.number(row, OFFSET).orElse(0);
      if (duration > 0 && offset > 0) {
        (onFront >= 0 && row.get(onFront).equals("yes") ? front : all)
            .add(duration, offset, row.get(0));
      }
    }
    if (all.size() + front.size() == 0) {
      return List.of();
    }
    LabelPlaces places = new LabelPlaces(List.of(front, all), barrier.stream().toArray());
    Plot plot = Plot.of(places.across("duration (ms)"), places.up("largest offset (ns)"));
    if (barrier.isPresent()) {
      plot = plot.with(Layer.horizontal(barrier.getAsDouble()));
    }
    for (PlotData data : List.of(all, front)) {
      PlotColor color = data == front ? PlotColor.SERIES_1 : PlotColor.MUTED;
      PlotData leaders = places.leaders(data);
      if (leaders.size() > 0) {
        plot =
            plot.with(
                Layer.segments(leaders, "x", "y", "toX", "toY")
                    .in(PlotColor.MUTED)
                    .set("size", 0.6));
      }
      if (data.size() > 0) {
        plot =
            plot.with(Layer.points(data, DURATION, OFFSET).in(color).set("size", 3.0))
                .with(
                    Layer.texts(places.labels(data), "x", "y", "label")
                        .in(color)
                        .set("size", LabelPlaces.TEXT_SIZE));
      }
    }
    return List.of(
        new Drawing(
            title(),
            plot.size(LabelPlaces.PLOT_WIDTH, LabelPlaces.PLOT_HEIGHT),
            "Points: a method with its parameters. Blue: no other method is both faster and more"
                + " accurate."
                + (barrier.isPresent()
                    ? " Dashed: the mean time of MPI_Barrier, "
                        + ColumnUnit.time(barrier.getAsDouble())
                        + "; a clock with a larger offset starts ranks no closer together."
                    : "")));
  }
}
