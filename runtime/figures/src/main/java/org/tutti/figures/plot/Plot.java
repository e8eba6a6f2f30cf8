package org.tutti.figures.plot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A plot; immutable.
 *
 * @param x the horizontal axis
 * @param y the vertical axis
 * @param layers what is drawn, the lowest first
 * @param legend what the series are; empty if there is one
 * @param series the names of the series, in the order of their colors
 * @param colors of the series, such as {@code #0072b2}; empty for those that series usually have
 * @param width in pixels
 * @param height in pixels; more if a legend beside the plot needs it
 */
public record Plot(
    Axis x,
    Axis y,
    List<Layer> layers,
    String legend,
    List<String> series,
    List<String> colors,
    double width,
    double height) {
  private static final double USUAL_WIDTH = 640;
  private static final double USUAL_HEIGHT = 340;

  private static final double SMALL_WIDTH = 420;
  private static final double SMALL_HEIGHT = 300;

  /** Pixels for each character of a legend. */
  private static final double LEGEND_CHARACTER = 8;

  /** Pixels for the symbol of a name in a legend below the plot, and between names. */
  private static final double SYMBOL = 36;

  /** Pixels for each character of a mark of the horizontal axis, in a wide font. */
  private static final double CHARACTER = 6.5;

  /** Pixels between two marks. */
  private static final double GAP = 7;

  /** Pixels for a name of a legend beside the plot. */
  private static final double NAME = 24;

  /** Pixels for a mark of the vertical axis, and for a further line of such a name. */
  private static final double LINE = 15;

  /** Pixels that axes take beside and below the plot. */
  private static final double AXES = 75;

  /** Pixels of a legend beside the plot, but for its names. */
  private static final double SYMBOLS = 60;

  /** The length of a name from which on a legend breaks its line. */
  private static final int LONGEST_LINE = 30;

  private static final List<Object> SHAPES =
      List.of(16.0, 17.0, 15.0, 18.0, 8.0, 4.0, 1.0, 2.0, 0.0, 5.0, 3.0, 6.0);
  private static final List<Object> LINES =
      List.of("solid", "dashed", "dotted", "dotdash", "longdash", "twodash");

  public Plot {
    layers = List.copyOf(layers);
    series = List.copyOf(series);
    colors = List.copyOf(colors);
    if (!isBelow(legend, series, width)) {
      height = Math.max(height, height(series));
    }
  }

  /** A plot of nothing. */
  public static Plot of(Axis x, Axis y) {
    return new Plot(x, y, List.of(), "", List.of(), List.of(), USUAL_WIDTH, USUAL_HEIGHT);
  }

  /** A copy with another layer above the others. */
  public Plot with(Layer layer) {
    List<Layer> more = new ArrayList<>(layers);
    more.add(layer);
    return new Plot(x, y, more, legend, series, colors, width, height);
  }

  /** A copy with series that have a legend, unless there is only one. */
  public Plot series(String name, List<String> names) {
    return series(name, names, List.of());
  }

  /** The same in colors of their own, such as those of a scale. */
  public Plot series(String name, List<String> names, List<String> ofNames) {
    return new Plot(x, y, layers, name, names, ofNames, width, height);
  }

  /** A copy with another size in pixels. */
  public Plot size(double newWidth, double newHeight) {
    return new Plot(x, y, layers, legend, series, colors, newWidth, newHeight);
  }

  /**
   * A smaller copy, for many beside each other, if it has the usual size and its names find room
   * there.
   */
  public Plot small() {
    Plot small = size(SMALL_WIDTH, SMALL_HEIGHT);
    return width == USUAL_WIDTH
            && height == USUAL_HEIGHT
            && small.hasLegendBelow()
            && x.hasShortLabels()
        ? small
        : this;
  }

  /** Whether it is so narrow that several stand beside each other. */
  public boolean isSmall() {
    return width <= SMALL_WIDTH;
  }

  Map<String, Object> spec() {
    Map<String, Object> spec = new LinkedHashMap<>();
    spec.put("kind", "plot");
    spec.put("layers", new ArrayList<Object>(layers.stream().map(Layer::spec).toList()));
    Axis across = x.thinned(places("x"), panelWidth(), label -> CHARACTER * label.length() + GAP);
    Axis up = y.thinned(places("y"), height - AXES, label -> LINE);
    List<Object> scales =
        new ArrayList<>(List.of(across.spec("x", places("x")), up.spec("y", places("y"))));
    if (!series.isEmpty()) {
      List<Object> values = new ArrayList<>();
      List<Object> shapes = new ArrayList<>();
      List<Object> lines = new ArrayList<>();
      for (int index = 0; index < series.size(); index++) {
        values.add(colors.isEmpty() ? PlotColor.ofSeries(index).light() : colors.get(index));
        shapes.add(SHAPES.get(index % SHAPES.size()));
        lines.add(LINES.get(index % LINES.size()));
      }
      scales.add(scale("color", values));
      scales.add(scale("fill", new ArrayList<>(values)));
      scales.add(scale("shape", shapes));
      scales.add(scale("linetype", lines));
    }
    spec.put("scales", scales);
    spec.put("theme", PlotTheme.spec(legendPosition()));
    spec.put("ggsize", new LinkedHashMap<>(Map.of("width", width, "height", height)));
    return spec;
  }

  /** Below the plot, unless the names would be wider than it. */
  private String legendPosition() {
    return series.size() < 2 ? "none" : hasLegendBelow() ? "bottom" : "right";
  }

  private boolean hasLegendBelow() {
    return isBelow(legend, series, width);
  }

  private static boolean isBelow(String legend, List<String> series, double width) {
    return series.size() < 2
        || LEGEND_CHARACTER * (legend.length() + String.join("", series).length())
                + SYMBOL * series.size()
            <= width;
  }

  /** The height of a legend beside the plot, which has a line or more for each name. */
  private static double height(List<String> series) {
    int further = series.stream().mapToInt(name -> (name.length() - 1) / LONGEST_LINE).sum();
    return NAME * (series.size() + 2) + LINE * further;
  }

  private double[] places(String aesthetic) {
    return layers.stream().flatMapToDouble(layer -> layer.places(aesthetic)).toArray();
  }

  private double panelWidth() {
    int longest = series.stream().mapToInt(String::length).max().orElse(0);
    return width
        - AXES
        - (hasLegendBelow() ? 0 : SYMBOLS + CHARACTER * Math.min(LONGEST_LINE, longest));
  }

  private Map<String, Object> scale(String aesthetic, List<Object> values) {
    Map<String, Object> scale = new LinkedHashMap<>();
    scale.put("aesthetic", aesthetic);
    scale.put("name", legend);
    scale.put("values", values);
    scale.put("limits", new ArrayList<Object>(series));
    return scale;
  }
}
