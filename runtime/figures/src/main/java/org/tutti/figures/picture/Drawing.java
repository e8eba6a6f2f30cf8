package org.tutti.figures.picture;

import org.tutti.figures.plot.Plot;

/**
 * A plot, ready to be read.
 *
 * @param heading of what it is, such as the operation; plain text
 * @param plot the plot
 * @param caption what points, lines, whiskers, and intervals are; plain text
 */
public record Drawing(String heading, Plot plot, String caption) {}
