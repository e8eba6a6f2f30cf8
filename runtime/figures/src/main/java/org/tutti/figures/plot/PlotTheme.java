package org.tutti.figures.plot;

import java.util.LinkedHashMap;
import java.util.Map;

/** How all plots look: no frame, no background, a faint grid. */
final class PlotTheme {
  private static final double TEXT = 11;
  private static final double TITLE = 12;

  /** Larger than what is drawn, so that names have room in wide fonts, too. */
  private static final double LEGEND = 13;

  /** Pixels for half of a label at the right edge, in wide fonts. */
  private static final double RIGHT = 8;

  private PlotTheme() {}

  static Map<String, Object> spec(String legendPosition) {
    Map<String, Object> theme = new LinkedHashMap<>();
    theme.put("name", "minimal2");
    theme.put("plot_background", "blank");
    theme.put("panel_background", "blank");
    theme.put("legend_background", "blank");
    theme.put("panel_grid_major", element("line", "color", PlotColor.GRID.light(), 1.0));
    theme.put("panel_grid_minor", "blank");
    theme.put("axis_line", element("line", "color", PlotColor.MUTED.light(), 1.0));
    theme.put("axis_ticks", element("line", "color", PlotColor.MUTED.light(), 1.0));
    theme.put("text", element("text", "color", PlotColor.INK.light(), TEXT));
    theme.put("axis_title", element("text", "color", PlotColor.INK.light(), TITLE));
    Map<String, Object> straight = element("text", "color", PlotColor.INK.light(), TEXT);
    straight.put("angle", 0.0);
    theme.put("axis_text_x", straight);
    theme.put("legend_text", element("text", "color", PlotColor.INK.light(), LEGEND));
    theme.put("legend_position", legendPosition);
    theme.put("plot_margin", new LinkedHashMap<>(Map.of("t", 0.0, "r", RIGHT, "b", 0.0, "l", 0.0)));
    return theme;
  }

  private static Map<String, Object> element(
      String kind, String property, String value, double size) {
    Map<String, Object> element = new LinkedHashMap<>();
    element.put("name", kind);
    element.put(property, value);
    element.put("size", size);
    element.put("blank", false);
    return element;
  }
}
