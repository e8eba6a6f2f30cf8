package org.tutti.lab.map.picture;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Axis;
import org.tutti.figures.plot.IndexedImage;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.plot.PlotData;
import org.tutti.lab.map.MapMatrix;
import org.tutti.lab.map.PairMap;
import org.tutti.lab.map.network.Suspect;
import org.tutti.records.launch.MessageSize;

/**
 * The times of all pairs as a square of colors. An image and not a shape for each pair, which would
 * make the page many times as large.
 */
public final class HeatMapPicture implements Picture<MapMatrix> {
  /**
   * With more ends than this, several share a row: rows that are narrower than a pixel of a screen
   * would be left out there, be they slow or not.
   */
  private static final int MAX_ROWS = 512;

  /** With more ends than this, the picture is as wide as the page. */
  private static final int MANY = 128;

  /** Lines between more hosts or groups than this would hide what they are between. */
  private static final int MAX_BORDERS = 40;

  private static final double HALF = 0.5;

  /** How far the marks of ends are from the square, as a share of its side. */
  private static final double MARGIN = 0.015;

  private static final double[] LIMITS = {0.9, 0.97, 1.03, 1.1, 1.25, 1.5, 2};
  private static final List<String> COLORS =
      List.of(
          "#2c7fb8", "#9ecae1", "#d4d4da", "#ffe08a", "#fdae61", "#f46d43", "#d7191c", "#7a0010");

  @Override
  public String name() {
    return "map";
  }

  @Override
  public String title() {
    return "Map";
  }

  @Override
  public List<Drawing> of(MapMatrix matrix) {
    if (matrix.map().pairs() < 2) {
      return List.of();
    }
    int bin = (matrix.size() + MAX_ROWS - 1) / MAX_ROWS;
    int rows = (matrix.size() + bin - 1) / bin;
    PairMap map = matrix.map();
    Plot plot =
        borders(
                matrix,
                bin,
                Plot.of(axis(matrix, bin, rows, false), axis(matrix, bin, rows, true))
                    .with(legend(rows))
                    .with(Layer.image(image(matrix, bin, rows), rows)))
            .series("times its peers", classes(), COLORS);
    plot = marks(matrix, bin, rows, plot);
    return List.of(
        new Drawing(
            map.what() + " of " + MessageSize.text(map.msize()),
            matrix.size() > MANY ? plot.size(1000, 860) : plot.size(640, 520),
            caption(matrix, bin)));
  }

  private static String caption(MapMatrix matrix, int bin) {
    PairMap map = matrix.map();
    return (matrix.isChange()
            ? "How much longer each pair takes than in the earlier map, as a multiple of what pairs"
                + " of its kind do"
            : "The "
                + map.figure().title()
                + " of each pair as a multiple of the median of its kind (within a"
                + " cache, a socket, a host, or a group, or farther); on the diagonal, what an end"
                + " takes to copy memory by itself, as a multiple of their median")
        + (map.what().isDirected() ? "; rows send, columns receive" : "")
        + ". Ends are in the order of groups, hosts, and ranks, with lines between these."
        + (bin == 1 ? "" : " " + bin + " ends share a row: its color is that of their slowest.")
        + (matrix.marked().isEmpty()
            ? ""
            : " Circles, triangles at the edges, and frames: pairs, ends, and blocks that are slow.")
        + " What is not colored was not measured.";
  }

  /** Names of ends from 0 on, from the left or from the top. */
  private static Axis axis(MapMatrix matrix, int bin, int rows, boolean vertical) {
    boolean directed = matrix.map().what().isDirected();
    String name = !directed ? "" : vertical ? "from" : "to";
    return Axis.linear(name)
        .marks(
            IntStream.range(0, rows)
                .mapToObj(row -> (double) (vertical ? rows - 1 - row : row))
                .toList(),
            IntStream.range(0, rows).mapToObj(row -> matrix.name(row * bin)).toList());
  }

  private static List<String> classes() {
    return IntStream.rangeClosed(0, LIMITS.length)
        .mapToObj(
            at ->
                at == 0
                    ? "below " + number(LIMITS[0])
                    : at == LIMITS.length
                        ? number(LIMITS[at - 1]) + " and more"
                        : number(LIMITS[at - 1]) + " to " + number(LIMITS[at]))
        .toList();
  }

  private static String number(double limit) {
    return String.format(Locale.ROOT, "%.2f", limit);
  }

  /** Shapes without an area, which give the legend its colors and the axes their ends. */
  private static Layer legend(int rows) {
    PlotData corners = PlotData.of("left", "right", "low", "high", "class");
    List<String> classes = classes();
    for (int at = 0; at < classes.size(); at++) {
      double corner = (at % 2 == 0 ? 0 : rows) - HALF;
      corners.add(corner, corner, corner, corner, classes.get(at));
    }
    return Layer.rectangles(corners).of("class").set("alpha", 1.0).set("size", 0.0);
  }

  private static IndexedImage image(MapMatrix matrix, int bin, int rows) {
    double[][] slowest = new double[rows][rows];
    for (int row = 0; row < matrix.size(); row++) {
      for (int column = 0; column < matrix.size(); column++) {
        double ratio = matrix.ratio(row, column);
        if (ratio > slowest[row / bin][column / bin]) {
          slowest[row / bin][column / bin] = ratio;
        }
      }
    }
    IndexedImage image = new IndexedImage(rows, rows, COLORS);
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < rows; column++) {
        if (slowest[row][column] > 0) {
          image.set(column, row, classOf(slowest[row][column]));
        }
      }
    }
    return image;
  }

  private static int classOf(double ratio) {
    int at = 0;
    while (at < LIMITS.length && ratio >= LIMITS[at]) {
      at++;
    }
    return at;
  }

  private static Plot borders(MapMatrix matrix, int bin, Plot plot) {
    List<Integer> borders = matrix.borders();
    if (borders.isEmpty() || borders.size() > MAX_BORDERS || bin > 1) {
      return plot;
    }
    PlotData lines = PlotData.of("x", "y", "toX", "toY");
    double end = matrix.size() - HALF;
    for (int border : borders) {
      double across = border - HALF;
      lines.add(across, -HALF, across, end);
      lines.add(-HALF, end - border, end, end - border);
    }
    return plot.with(
        Layer.segments(lines, "x", "y", "toX", "toY").in(PlotColor.MUTED).set("size", 0.4));
  }

  private static Plot marks(MapMatrix matrix, int bin, int rows, Plot unmarked) {
    PlotData pairs = PlotData.of("x", "y");
    PlotData beside = PlotData.of("x", "y");
    PlotData below = PlotData.of("x", "y");
    PlotData frames = PlotData.of("left", "right", "low", "high");
    double margin = Math.max(HALF / 2, MARGIN * rows);
    for (Suspect suspect : matrix.marked()) {
      switch (suspect.part()) {
        case PAIR -> {
          pair(matrix, bin, rows, suspect.first(), suspect.second(), pairs);
          if (!matrix.map().what().isDirected()) {
            pair(matrix, bin, rows, suspect.second(), suspect.first(), pairs);
          }
        }
        case END, SENDING_END, RECEIVING_END -> {
          double place = matrix.place(suspect.first()) / bin;
          beside.add(-HALF - margin, rows - 1 - place);
          below.add(place, -HALF - margin);
        }
        case GROUP -> frame(matrix, bin, rows, suspect.first(), suspect.first(), frames);
        case BLOCK -> {
          frame(matrix, bin, rows, suspect.first(), suspect.second(), frames);
          if (!matrix.map().what().isDirected()) {
            frame(matrix, bin, rows, suspect.second(), suspect.first(), frames);
          }
        }
      }
    }
    Plot plot = unmarked;
    if (frames.size() > 0) {
      plot =
          plot.with(
              Layer.rectangles(frames)
                  .set("alpha", 0.0)
                  .set("color", PlotColor.INK.light())
                  .set("fill", PlotColor.INK.light())
                  .set("size", 1.5));
    }
    if (pairs.size() > 0) {
      plot =
          plot.with(
              Layer.points(pairs, "x", "y").in(PlotColor.INK).set("shape", 1.0).set("size", 6.0));
    }
    if (beside.size() > 0) {
      plot = plot.with(triangles(beside)).with(triangles(below));
    }
    return plot;
  }

  private static Layer triangles(PlotData data) {
    return Layer.points(data, "x", "y").in(PlotColor.MARK).set("shape", 17.0).set("size", 4.0);
  }

  private static void pair(MapMatrix matrix, int bin, int rows, int from, int to, PlotData pairs) {
    pairs.add((double) (matrix.place(to) / bin), (double) (rows - 1 - matrix.place(from) / bin));
  }

  /** Around the rows of one group and the columns of another. */
  private static void frame(
      MapMatrix matrix, int bin, int rows, int one, int other, PlotData frames) {
    double[] across = matrix.extent(other);
    double[] down = matrix.extent(one);
    frames.add(
        Math.floor(across[0] / bin) - HALF,
        Math.floor(across[1] / bin) + HALF,
        rows - 1 - Math.floor(down[1] / bin) - HALF,
        rows - 1 - Math.floor(down[0] / bin) + HALF);
  }
}
