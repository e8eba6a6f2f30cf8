/**
 * Plots in the grammar of graphics: a {@link org.tutti.figures.plot.Plot} has two axes and layers,
 * each layer draws the columns of a {@link org.tutti.figures.plot.PlotData}. {@link
 * org.tutti.figures.plot.PlotSvg} has them drawn by Lets-Plot as SVG, without a screen, fonts, or
 * AWT.
 *
 * <p>No layer computes anything: estimates, densities, and bins come from {@code org.tutti.stats},
 * so that a picture and a figure cannot disagree.
 *
 * <pre>{@code
 * PlotData medians = PlotData.of("size", "median", "variant");
 * medians.add(8.0, 0.36, "library");
 * String svg = PlotSvg.of(
 *     Plot.of(Axis.log("message size (B)"), Axis.log("run-time (us)"))
 *         .series("variant", List.of("library"))
 *         .with(Layer.points(medians, "size", "median").of("variant")));
 * }</pre>
 */
package org.tutti.figures.plot;
