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

/**
 * Draws with AWT, twice as many pixels in each direction, on white. A class of its own, since where
 * AWT is missing it cannot even be loaded.
 */
final class PlotRaster {
  private static final int SCALE = 2;

  private PlotRaster() {}

  static byte[] png(Plot plot) throws IOException {
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
