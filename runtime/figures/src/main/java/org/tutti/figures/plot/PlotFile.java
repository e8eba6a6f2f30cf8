package org.tutti.figures.plot;

import java.util.function.Function;
import org.tutti.diagnostics.CampaignProblem;

/** Plots, with heading and paragraphs, as files that AWT draws. */
public final class PlotFile {
  private PlotFile() {}

  /**
   * The contents of a PNG.
   *
   * @throws org.tutti.diagnostics.TuttiException if this JVM cannot draw, since it has no AWT or
   *     finds no fonts
   */
  public static byte[] png(Plot plot, String heading, String... paragraphs) {
    return drawn(PlotSvg.file(plot, heading, paragraphs), "PNG", DrawingLibrary::png);
  }

  /**
   * The contents of a PDF with one page, whose letters are outlines.
   *
   * @throws org.tutti.diagnostics.TuttiException if this JVM cannot draw, since it has no AWT or
   *     finds no fonts
   */
  public static byte[] pdf(Plot plot, String heading, String... paragraphs) {
    return drawn(PlotSvg.file(plot, heading, paragraphs), "PDF", DrawingLibrary::pdf);
  }

  private static byte[] drawn(String svg, String format, Function<String, byte[]> drawing) {
    String before = System.setProperty("java.awt.headless", "true");
    try {
      return drawing.apply(svg);
    } catch (RuntimeException | Error e) {
      throw CampaignProblem.OUTPUT_NOT_WRITABLE.error(
          "This JVM cannot draw a " + format + ": " + e + ".",
          "Use the format svg, which needs neither AWT nor fonts, or install fonts (such as"
              + " Debian's fonts-dejavu-core) and a JDK that has the module java.desktop.",
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
