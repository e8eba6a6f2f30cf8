package org.tutti.figures.plot;

import org.tutti.diagnostics.TuttiException;

/**
 * Draws a plot as SVG and as PNG in a JVM that lacks AWT or fonts, and prints what became of it.
 */
final class PoorJvm {
  private PoorJvm() {}

  public static void main(String[] arguments) {
    PlotData data = PlotData.of("x", "y").add(1.0, 2.0).add(2.0, 4.0);
    Plot plot =
        Plot.of(Axis.linear("x"), Axis.log("y"))
            .with(Layer.points(data, "x", "y").in(PlotColor.INK));
    System.out.println(PlotSvg.file(plot).contains("<circle") ? "drawn" : "not drawn");
    try {
      PlotFile.png(plot, "heading", "caption");
    } catch (TuttiException e) {
      System.out.println(e.getMessage());
    }
  }
}
