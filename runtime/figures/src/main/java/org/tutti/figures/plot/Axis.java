package org.tutti.figures.plot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/**
 * An axis.
 *
 * @param name what it shows, with its unit
 * @param kind how values become places
 * @param breaks where it has marks; empty for marks at round numbers
 * @param labels of these marks
 * @param ends values that it contains at least; only of a logarithmic axis
 */
public record Axis(
    String name, AxisKind kind, List<Double> breaks, List<String> labels, List<Double> ends) {
  private static final int MAX_MARKS = 9;

  /** Share of the axis beyond the first and the last value. */
  public static final double MARGIN = 0.05;

  /** The same where labels are names, which may be wider than what they stand below. */
  private static final double MARGIN_OF_NAMES = 0.12;

  private static final int LONGEST_NUMBER = 8;

  /** The margin beside a single value of a logarithmic axis, as a logarithm. */
  private static final double ALONE = 0.5;

  /** How values become places. */
  public enum AxisKind {
    LINEAR,
    LOGARITHMIC,
    NAMES
  }

  public Axis {
    breaks = List.copyOf(breaks);
    labels = List.copyOf(labels);
    ends = List.copyOf(ends);
  }

  /** Equal differences look equal. */
  public static Axis linear(String name) {
    return new Axis(name, AxisKind.LINEAR, List.of(), List.of(), List.of());
  }

  /** Equal ratios look equal. */
  public static Axis log(String name) {
    return new Axis(name, AxisKind.LOGARITHMIC, List.of(), List.of(), List.of());
  }

  /** A place for each of these names, in their order. */
  public static Axis names(String name, List<String> names) {
    return new Axis(name, AxisKind.NAMES, List.of(), names, List.of());
  }

  /** Containing these values even where nothing is drawn at them. */
  public Axis within(double least, double most) {
    return new Axis(name, kind, breaks, labels, List.of(least, most));
  }

  /** A copy with marks at these values, in order, as far as there is room for their texts. */
  public Axis marks(List<Double> values, List<String> texts) {
    return new Axis(name, kind, values, texts, ends);
  }

  /**
   * A copy with no mark whose label would cover that of another.
   *
   * @param places all that is drawn along the axis
   * @param pixels from one end to the other
   * @param size of a label along the axis, in pixels
   */
  Axis thinned(double[] places, double pixels, ToDoubleFunction<String> size) {
    Axis marked = breaks.isEmpty() && kind == AxisKind.LOGARITHMIC ? withDecades(places) : this;
    if (marked.breaks.isEmpty()) {
      return marked;
    }
    double[] extent = extent(places);
    double unit = pixels / (extent[1] - extent[0]);
    List<Integer> kept =
        FreePlaces.of(
            marked.breaks.stream().mapToDouble(at -> unit * (place(at) - extent[0])).toArray(),
            marked.labels.stream().mapToDouble(size).toArray());
    return marked.marks(
        kept.stream().map(marked.breaks::get).toList(),
        kept.stream().map(marked.labels::get).toList());
  }

  private Axis withDecades(double[] places) {
    double[] extent = extent(places);
    LogarithmicMarks marks = LogarithmicMarks.of(Math.exp(extent[0]), Math.exp(extent[1]));
    return marks(marks.places(), marks.labels());
  }

  private double place(double value) {
    return kind == AxisKind.LOGARITHMIC ? Math.log(value) : value;
  }

  /** Its first and its last place, with the margins. */
  private double[] extent(double[] places) {
    DoubleSummaryStatistics drawn =
        DoubleStream.concat(Arrays.stream(places), ends.stream().mapToDouble(Double::doubleValue))
            .map(this::place)
            .filter(Double::isFinite)
            .summaryStatistics();
    if (drawn.getCount() == 0) {
      return new double[] {place(1), place(10)};
    }
    double span = drawn.getMax() - drawn.getMin();
    double margin = span > 0 ? margin() * span : ALONE;
    return new double[] {drawn.getMin() - margin, drawn.getMax() + margin};
  }

  private double margin() {
    boolean isNamed = labels.stream().anyMatch(label -> label.length() > LONGEST_NUMBER);
    return kind == AxisKind.LINEAR && isNamed ? MARGIN_OF_NAMES : MARGIN;
  }

  /** Whether no mark is wider than a number. */
  boolean hasShortLabels() {
    return labels.stream().allMatch(label -> label.length() <= LONGEST_NUMBER);
  }

  /**
   * Equal differences look equal; with marks at whole numbers only, which ranks and launches are.
   */
  public static Axis whole(String name, double first, double last) {
    int step = 1;
    while ((last - first) / step >= MAX_MARKS) {
      boolean isTwo = Integer.toString(step).startsWith("2");
      step = isTwo ? step / 2 * 5 : step * 2;
    }
    Axis axis = linear(name);
    List<Double> places = new ArrayList<>();
    for (double place = Math.ceil(first / step) * step; place <= last; place += step) {
      places.add(place);
    }
    return axis.marks(places, places.stream().map(place -> "" + place.longValue()).toList());
  }

  /**
   * The scale.
   *
   * @param places all that is drawn along the axis
   */
  Map<String, Object> spec(String aesthetic, double[] places) {
    Map<String, Object> spec = new LinkedHashMap<>();
    spec.put("aesthetic", aesthetic);
    spec.put("name", name);
    switch (kind) {
      case LINEAR -> spec.put("expand", new ArrayList<Object>(List.of(margin(), 0.0)));
      case LOGARITHMIC -> {
        spec.put("trans", "log10");
        // Lets-Plot takes its own margin from values, not from their logarithms: too wide, or none.
        spec.put("expand", new ArrayList<Object>(List.of(0.0, 0.0)));
        spec.put(
            "limits",
            new ArrayList<Object>(Arrays.stream(extent(places)).map(Math::exp).boxed().toList()));
      }
      case NAMES -> {
        spec.put("discrete", true);
        spec.put("limits", new ArrayList<Object>(labels));
      }
    }
    if (!breaks.isEmpty()) {
      spec.put("breaks", new ArrayList<Object>(breaks));
      spec.put("labels", new ArrayList<Object>(labels));
    }
    return spec;
  }
}
