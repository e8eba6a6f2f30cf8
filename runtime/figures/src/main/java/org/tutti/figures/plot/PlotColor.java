package org.tutti.figures.plot;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The colors of plots. Those of series are from the palette of Okabe and Ito (2008), which people
 * with any form of color blindness can tell apart, ordered so that neighbors differ in lightness
 * and therefore in grey; series also differ in shape and in the kind of line.
 */
public enum PlotColor {
  INK("#1b1b1f", "#e6e6ea"),
  MUTED("#6b6b73", "#a2a2ab"),
  GRID("#e3e3e8", "#3a3a42"),
  MARK("#a33b00", "#ffb184"),
  SERIES_1("#0072b2", "#3f97d8"),
  SERIES_2("#e69f00", "#f0c060"),
  SERIES_3("#00684c", "#129a72"),
  SERIES_4("#cc79a7", "#e79fca"),
  SERIES_5("#5a2a82", "#8658c4"),
  SERIES_6("#56b4e9", "#b4e2fa");

  private static final List<PlotColor> SERIES =
      Arrays.stream(values()).filter(color -> color.name().startsWith("SERIES")).toList();

  private final String light;
  private final String dark;

  PlotColor(String light, String dark) {
    this.light = light;
    this.dark = dark;
  }

  /** The color of a series, by its index; colors repeat after the last. */
  static PlotColor ofSeries(int index) {
    return SERIES.get(index % SERIES.size());
  }

  /** The color on white, such as {@code #0072b2}. */
  public String light() {
    return light;
  }

  /** The color on black. */
  public String dark() {
    return dark;
  }

  /** The name of the variable of a page that has this color. */
  public String variable() {
    return "--" + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The same in the other notation that SVG has for it. */
  String rgb() {
    int value = Integer.parseInt(light.substring(1), 16);
    return "rgb(" + (value >> 16) + "," + (value >> 8 & 255) + "," + (value & 255) + ")";
  }
}
