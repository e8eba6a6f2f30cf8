package org.tutti.figures.picture;

import java.util.List;
import org.tutti.analysis.JudgedFigure;

/** Pictures of one figure of each launch: of its median, unless another one is asked for. */
public final class JudgedPictures {
  /** Their names. */
  public static final List<String> NAMES =
      List.of("comparisons", "run-time", "ratio", "spread", "scaling");

  private JudgedPictures() {}

  /** The drawing of another figure than the median, which its heading and its caption name. */
  public static Drawing named(Drawing drawing, JudgedFigure figure) {
    return figure.isMedian()
        ? drawing
        : new Drawing(
            drawing.heading() + ", " + figure.title(),
            drawing.plot(),
            "Of each launch, "
                + figure.title()
                + " takes the place of the median. "
                + drawing.caption());
  }
}
