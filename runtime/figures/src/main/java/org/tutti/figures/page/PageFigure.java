package org.tutti.figures.page;

import java.util.Optional;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.plot.Plot;
import org.tutti.figures.plot.PlotSvg;

/**
 * A drawing on the page.
 *
 * @param heading plain text
 * @param svg markup
 * @param caption plain text; empty if that of all drawings stands above them
 * @param broad whether it takes more room than others
 */
public record PageFigure(String heading, String svg, Optional<String> caption, boolean broad) {
  public static PageFigure of(Drawing drawing, String id, boolean isCaptioned) {
    Plot plot = drawing.plot().small();
    return new PageFigure(
        drawing.heading(),
        PlotSvg.inline(plot, id, drawing.heading() + ". " + drawing.caption()),
        isCaptioned ? Optional.of(drawing.caption()) : Optional.empty(),
        !plot.isSmall());
  }
}
