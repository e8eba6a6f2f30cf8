package org.tutti.figures.plot;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.DoubleStream;

/**
 * What a plot draws of some data, exactly where the data say.
 *
 * @param geom what is drawn, by the name that Lets-Plot has for it
 * @param data from which it is drawn
 * @param mapping which column determines which property
 * @param constants properties that are the same everywhere
 */
public record Layer(
    String geom, PlotData data, Map<String, String> mapping, Map<String, Object> constants) {
  private static final double HALF = 0.5;

  public Layer {
    mapping = Map.copyOf(mapping);
    constants = Map.copyOf(constants);
  }

  /** A layer whose places are the columns {@code x} and {@code y}. */
  private static Layer at(String geom, PlotData data, String x, String y) {
    return new Layer(geom, data, Map.of("x", x, "y", y), Map.of());
  }

  /** Points. */
  public static Layer points(PlotData data, String x, String y) {
    return at("point", data, x, y);
  }

  /** A line from point to point; only where it stands for a trend (Hoefler and Belli, rule 12). */
  public static Layer line(PlotData data, String x, String y) {
    return at("line", data, x, y);
  }

  /** A line through the points in the order of the rows. */
  public static Layer path(PlotData data, String x, String y) {
    return at("path", data, x, y);
  }

  /** A horizontal line from each point to the next, then a vertical one. */
  public static Layer steps(PlotData data, String x, String y) {
    return at("step", data, x, y);
  }

  /** Texts centered at points; {@code label} is the column of the text. */
  public static Layer texts(PlotData data, String x, String y, String label) {
    return at("text", data, x, y).map("label", label);
  }

  /**
   * Vertical intervals. They have no lines at their ends, which Lets-Plot makes as wide as the
   * places of the data lie apart: across the plot, or invisible.
   */
  public static Layer intervals(PlotData data, String x, String low, String high) {
    return new Layer(
        "linerange", data, Map.of("x", x, "ymin", low, "ymax", high), Map.of("size", 1.2));
  }

  /** The area between two curves, without lines at its edges, which are no estimates. */
  public static Layer ribbon(PlotData data, String x, String low, String high) {
    return new Layer(
        "ribbon",
        data,
        Map.of("x", x, "ymin", low, "ymax", high),
        Map.of("alpha", 0.25, "size", 0.0));
  }

  /** A closed shape through the points in the order of the rows. */
  public static Layer polygon(PlotData data, String x, String y) {
    return at("polygon", data, x, y).set("alpha", 0.3);
  }

  /** Rectangles from the columns {@code left}, {@code right}, {@code low}, and {@code high}. */
  public static Layer rectangles(PlotData data) {
    return new Layer(
        "rect",
        data,
        Map.of("xmin", "left", "xmax", "right", "ymin", "low", "ymax", "high"),
        Map.of("alpha", 0.3));
  }

  /**
   * A square of colors, one row of the image above the other.
   *
   * @param size its edges are half a unit before 0 and half a unit before this
   */
  public static Layer image(IndexedImage image, double size) {
    return new Layer(
        "image",
        PlotData.of("none"),
        Map.of(),
        Map.of(
            "href",
            image.dataUri(),
            "xmin",
            -HALF,
            "xmax",
            size - HALF,
            "ymin",
            -HALF,
            "ymax",
            size - HALF));
  }

  /** Straight lines from one point to another. */
  public static Layer segments(PlotData data, String x, String y, String toX, String toY) {
    return at("segment", data, x, y).map("xend", toX).map("yend", toY);
  }

  /** A horizontal line across the plot. */
  public static Layer horizontal(double y) {
    return new Layer(
        "hline", PlotData.of("none"), Map.of(), Map.of("yintercept", y, "linetype", "dashed"));
  }

  /** A vertical line across the plot. */
  public static Layer vertical(double x) {
    return new Layer(
        "vline", PlotData.of("none"), Map.of(), Map.of("xintercept", x, "linetype", "dashed"));
  }

  /** A copy with each value of a column as a series of its own: color, shape, and kind of line. */
  public Layer of(String column) {
    Layer grouped = map("color", column).map("group", column);
    return switch (geom) {
      case "point" -> grouped.map("shape", column);
      case "line", "step", "path" -> grouped.map("linetype", column);
      case "bar", "ribbon", "polygon", "rect" -> grouped.map("fill", column);
      default -> grouped;
    };
  }

  /** A copy with a property that a column determines. */
  public Layer map(String property, String column) {
    Map<String, String> more = new LinkedHashMap<>(mapping);
    more.put(property, column);
    return new Layer(geom, data, more, constants);
  }

  /** A copy with a property that is the same everywhere. */
  public Layer set(String property, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(constants);
    more.put(property, value);
    return new Layer(geom, data, mapping, more);
  }

  /** A copy in one color. */
  public Layer in(PlotColor color) {
    return set("color", color.light()).set("fill", color.light());
  }

  /** What it draws along an axis: {@code x} or {@code y}. */
  DoubleStream places(String axis) {
    DoubleStream ofRows =
        mapping.entrySet().stream()
            .filter(entry -> entry.getKey().matches(axis + "(min|max|end)?"))
            .flatMapToDouble(entry -> data.numbers(entry.getValue()));
    return constants.get(axis + "intercept") instanceof Double across
        ? DoubleStream.concat(ofRows, DoubleStream.of(across))
        : ofRows;
  }

  Map<String, Object> spec() {
    Map<String, Object> spec = new LinkedHashMap<>();
    spec.put("geom", geom);
    spec.put("stat", "identity");
    spec.put("position", "identity");
    spec.put("data", data.spec());
    spec.put("mapping", new LinkedHashMap<String, Object>(mapping));
    spec.put("tooltips", "none");
    if (geom.equals("hline") || geom.equals("vline")) {
      spec.put("color", PlotColor.MUTED.light());
    }
    spec.putAll(constants);
    return spec;
  }
}
