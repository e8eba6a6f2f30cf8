package org.tutti.figures.plot;

import org.tutti.diagnostics.CampaignProblem;

/** Plots as PNG. */
public final class PlotPng {
  private PlotPng() {}

  /**
   * The contents of a file.
   *
   * @throws org.tutti.diagnostics.TuttiException if this JVM cannot draw, since it has no AWT or
   *     finds no fonts
   */
  public static byte[] of(Plot plot) {
    String before = System.setProperty("java.awt.headless", "true");
    try {
      return DrawingLibrary.png(PlotSvg.file(plot));
    } catch (RuntimeException | Error e) {
      throw CampaignProblem.OUTPUT_NOT_WRITABLE.error(
          "This JVM cannot draw a PNG: " + e + ".",
          "Use the format svg, which needs neither AWT nor fonts; or install fonts, such as Debian's"
              + " fonts-dejavu-core, and a JDK that has the module java.desktop.",
          e);
    } finally {
      if (before == null) {
        System.clearProperty("java.awt.headless");
      } else {
        System.setProperty("java.awt.headless", before);
      }
    }
  }
}
