package org.tutti.drawing;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Function;
import javax.imageio.ImageIO;

/**
 * Draws SVG with AWT as PNG, twice as many pixels in each direction, on white. A class of its own,
 * since where AWT is missing it cannot even be loaded.
 */
public final class SvgRaster implements Function<String, byte[]> {
  private static final int SCALE = 2;

  @Override
  public byte[] apply(String svg) {
    SVGDocument document = ParsedSvg.of(svg);
    BufferedImage image =
        new BufferedImage(
            Math.round(document.size().width * SCALE),
            Math.round(document.size().height * SCALE),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    graphics.scale(SCALE, SCALE);
    document.renderWithPlatform(NullPlatformSupport.INSTANCE, graphics, null);
    graphics.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
