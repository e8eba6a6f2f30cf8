package org.tutti.figures.plot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An axis.
 *
 * @param name what it shows, with its unit
 * @param kind how values become places
 * @param breaks where it has marks; empty for marks at round numbers
 * @param labels of these marks
 */
public record Axis(String name, AxisKind kind, List<Double> breaks, List<String> labels) {
  private static final int MOST_MARKS = 9;

  /** Share of the axis beyond the first and the last value. */
  private static final double MARGIN = 0.05;

  /** How values become places. */
  public enum AxisKind {
    LINEAR,
    LOGARITHMIC,
    NAMES
  }

  public Axis {
    breaks = List.copyOf(breaks);
    labels = List.copyOf(labels);
  }

  /** Equal differences look equal. */
  public static Axis linear(String name) {
    return new Axis(name, AxisKind.LINEAR, List.of(), List.of());
  }

  /** Equal ratios look equal. */
  public static Axis log(String name) {
    return new Axis(name, AxisKind.LOGARITHMIC, List.of(), List.of());
  }

  /** A place for each of these names, in their order. */
  public static Axis names(String name, List<String> names) {
    return new Axis(name, AxisKind.NAMES, List.of(), names);
  }

  /** With marks at these values; every second, third, and so on, if they are too many to read. */
  public Axis marks(List<Double> values, List<String> texts) {
    int every = (values.size() + MOST_MARKS - 1) / MOST_MARKS;
    List<Double> kept = new ArrayList<>();
    List<String> keptTexts = new ArrayList<>();
    for (int index = 0; index < values.size(); index += Math.max(1, every)) {
      kept.add(values.get(index));
      keptTexts.add(texts.get(index));
    }
    return new Axis(name, kind, kept, keptTexts);
  }

  Map<String, Object> spec(String aesthetic) {
    Map<String, Object> spec = new LinkedHashMap<>();
    spec.put("aesthetic", aesthetic);
    spec.put("name", name);
    if (kind != AxisKind.NAMES) {
      spec.put("expand", new ArrayList<Object>(List.of(MARGIN, 0.0)));
    }
    switch (kind) {
      case LINEAR -> {}
      case LOGARITHMIC -> spec.put("trans", "log10");
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
