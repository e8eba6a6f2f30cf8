package org.tutti.drawing;

import java.util.Map;
import java.util.function.Function;
import org.jetbrains.letsPlot.commons.encoding.RGBEncoder;
import org.jetbrains.letsPlot.core.util.PlotSvgExportCommon;

/** Draws a plot, which Lets-Plot takes as maps and lists, as SVG. */
public final class LetsPlotSvg implements Function<Map<String, Object>, String> {
  /** No plot has a raster, which only AWT could encode. */
  private static final RGBEncoder NO_RASTER =
      (width, height, pixels) -> {
        throw new UnsupportedOperationException("a plot has no raster");
      };

  @Override
  public String apply(Map<String, Object> spec) {
    return PlotSvgExportCommon.INSTANCE.buildSvgImageFromRawSpecs(spec, null, NO_RASTER, true);
  }
}
