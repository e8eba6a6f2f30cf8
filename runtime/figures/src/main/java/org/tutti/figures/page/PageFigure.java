package org.tutti.figures.page;

import org.tutti.figures.picture.Drawing;
import org.tutti.figures.plot.PlotSvg;

/**
 * A drawing on the page.
 *
 * @param heading plain text
 * @param svg markup
 * @param caption plain text
 */
record PageFigure(String heading, String svg, String caption) {
  static PageFigure of(Drawing drawing, String id) {
    return new PageFigure(
        drawing.heading(),
        PlotSvg.inline(drawing.plot(), id, drawing.heading() + ". " + drawing.caption()),
        drawing.caption());
  }
}
