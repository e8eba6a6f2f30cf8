package org.tutti.figures.plot;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import org.tutti.diagnostics.CampaignProblem;

/** Plots as PNG, with twice as many pixels in each direction, on white. */
public final class PlotPng {
  private static final int SCALE = 2;

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
      return draw(plot);
    } catch (IOException | LinkageError | InternalError e) {
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

  private static byte[] draw(Plot plot) throws IOException {
    SVGDocument document =
        new SVGLoader()
            .load(
                new ByteArrayInputStream(PlotSvg.file(plot).getBytes(StandardCharsets.UTF_8)),
                null,
                LoaderContext.createDefault());
    if (document == null) {
      throw new IOException("the SVG cannot be read");
    }
    BufferedImage image =
        new BufferedImage(
            (int) plot.width() * SCALE, (int) plot.height() * SCALE, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    graphics.scale(SCALE, SCALE);
    document.renderWithPlatform(NullPlatformSupport.INSTANCE, graphics, null);
    graphics.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return bytes.toByteArray();
  }
}
