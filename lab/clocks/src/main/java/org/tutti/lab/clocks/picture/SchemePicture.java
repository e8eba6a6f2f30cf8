package org.tutti.lab.clocks.picture;

import java.util.List;
import java.util.OptionalDouble;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.NamedPlaces;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotData;

/**
 * Run-times behind barriers and at planned times, from local and from global times (Hunold and
 * Carpen-Amarie 2015, figure 3).
 */
public final class SchemePicture implements Picture<SyncTable> {
  private static final String BYTES = "bytes";
  private static final String PLACE = "place";
  private static final String TIME = "time";
  private static final String TAKEN = "taken from";
  private static final List<String> KINDS = List.of("local", "global");

  /** The distance between the two kinds of a scheme. */
  private static final double APART = 0.16;

  @Override
  public String name() {
    return "scheme";
  }

  @Override
  public String title() {
    return "Run-time by scheme, from local and from global times";
  }

  @Override
  public List<Drawing> of(SyncTable table) {
    if (!table.name().equals(name())) {
      return List.of();
    }
    int bytes = table.data().columns().indexOf(BYTES);
    return table.data().rows().stream()
        .map(row -> row.get(bytes))
        .distinct()
        .map(size -> drawing(table, bytes, size))
        .toList();
  }

  private Drawing drawing(SyncTable table, int bytes, String size) {
    List<String> schemes = table.series();
    NamedPlaces places = new NamedPlaces(schemes);
    PlotData medians = PlotData.of(PLACE, TIME, TAKEN);
    PlotData intervals = PlotData.of(PLACE, "low", "high", TAKEN);
    for (List<String> row : table.data().rows()) {
      if (row.get(bytes).equals(size)) {
        double scheme = schemes.indexOf(row.get(0)) + 1;
        for (int kind = 0; kind < KINDS.size(); kind++) {
          double place = scheme + APART * (kind - 0.5);
          String name = KINDS.get(kind);
          table
              .number(row, name + " ns")
              .ifPresent(median -> medians.add(place, median, name + " times"));
        }
        OptionalDouble low = table.number(row, "from");
        OptionalDouble high = table.number(row, "to");
        if (low.isPresent() && high.isPresent()) {
          // The table has an interval of its first figure.
          intervals.add(
              scheme - APART / 2, low.getAsDouble(), high.getAsDouble(), KINDS.get(0) + " times");
        }
      }
    }
    Plot plot =
        Plot.of(places.axis(), Axis.linear("median run-time (ns)"))
            .series(TAKEN, KINDS.stream().map(kind -> kind + " times").toList())
            .with(Layer.points(medians, PLACE, TIME).of(TAKEN).set("size", 3.5));
    return new Drawing(
        title() + ", " + size + " B",
        intervals.size() == 0
            ? plot
            : plot.with(Layer.intervals(intervals, PLACE, "low", "high").of(TAKEN)),
        "Points: median run-time of MPI_Allreduce. Local: the longest time of any rank by its own"
            + " clock. Global: from the first start to the last end, which includes how far apart"
            + " the ranks start."
            + table.whiskers()
            + (intervals.size() == 0 ? "" : " Global times have none.")
            + places.legend());
  }
}
