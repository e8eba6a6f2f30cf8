package org.tutti.figures.page;

import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tutti.figures.plot.PlotColor;

/** The variables of a page's colors, on white and on black. */
public record PageColors(String light, String dark) {
  public static final PageColors ALL = new PageColors(all(PlotColor::light), all(PlotColor::dark));

  private static String all(Function<PlotColor, String> of) {
    return Arrays.stream(PlotColor.values())
        .map(color -> color.variable() + ":" + of.apply(color))
        .collect(Collectors.joining(";"));
  }
}
