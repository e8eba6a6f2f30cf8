package org.tutti.figures.picture;

import org.tutti.analysis.JudgedFigure;
import org.tutti.figures.plot.Plot;

/**
 * A plot, ready to be read.
 *
 * @param heading of what it is, such as the operation; plain text
 * @param plot the plot
 * @param caption what points, lines, whiskers, and intervals are; plain text
 * @param measured in a line, how it was measured; plain text, empty where the page says it
 */
public record Drawing(String heading, Plot plot, String caption, String measured) {
  /** One of a page. */
  public Drawing(String heading, Plot plot, String caption) {
    this(heading, plot, caption, "");
  }

  /** One that stands alone. */
  public Drawing measured(String how) {
    return new Drawing(heading, plot, caption, how);
  }

  /** The same, naming the figure that it shows, if it is another one than the median. */
  public Drawing named(JudgedFigure figure) {
    return figure.isMedian()
        ? this
        : new Drawing(
            heading + ", " + figure.title(),
            plot,
            "Of each launch, " + figure.title() + " takes the place of the median. " + caption,
            measured);
  }
}
