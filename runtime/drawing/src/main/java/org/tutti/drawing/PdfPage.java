package org.tutti.drawing;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * A PDF file of one page (PDF 1.4, ISO 32000-1): lengths are in pixels of CSS, from the upper left
 * corner; the same drawing yields the same bytes.
 */
final class PdfPage {
  /** An inch has 72 points and 96 pixels. */
  private static final double POINTS_PER_PIXEL = 0.75;

  /** Steps of opacity. */
  private static final int OPAQUE = 1000;

  private static final double THOUSANDTHS = 1000;

  private final double width;
  private final double height;
  private final StringBuilder content = new StringBuilder();
  private final TreeSet<Integer> opacities = new TreeSet<>();

  PdfPage(double width, double height) {
    this.width = width;
    this.height = height;
    // PDF counts from the lower left corner.
    numbers(POINTS_PER_PIXEL, 0, 0, -POINTS_PER_PIXEL, 0, height * POINTS_PER_PIXEL);
    content.append("cm\n");
  }

  /** The whole page. */
  Rectangle2D bounds() {
    return new Rectangle2D.Double(0, 0, width, height);
  }

  /** Fills a shape in this color, within a clip of the page or, if that is null, everywhere. */
  void fill(Shape shape, AffineTransform transform, Color color, double opacity, Shape clip) {
    begin(clip, transform, color, opacity);
    components(color);
    content.append("rg\n").append(path(shape) == PathIterator.WIND_EVEN_ODD ? "f*" : "f");
    content.append("\nQ\n");
  }

  /** Draws the line of a shape. */
  void draw(
      Shape shape,
      AffineTransform transform,
      BasicStroke stroke,
      Color color,
      double opacity,
      Shape clip) {
    begin(clip, transform, color, opacity);
    components(color);
    content.append("RG\n");
    numbers(stroke.getLineWidth());
    content.append("w ").append(stroke.getEndCap()).append(" J ");
    content.append(stroke.getLineJoin()).append(" j ");
    numbers(Math.max(1, stroke.getMiterLimit()));
    content.append("M\n");
    if (stroke.getDashArray() != null) {
      content.append("[ ");
      for (float length : stroke.getDashArray()) {
        numbers(length);
      }
      content.append("] ");
      numbers(stroke.getDashPhase());
      content.append("d\n");
    }
    path(shape);
    content.append("S\nQ\n");
  }

  private void begin(Shape clip, AffineTransform transform, Color color, double opacity) {
    content.append("q\n");
    if (clip != null) {
      content.append(path(clip) == PathIterator.WIND_EVEN_ODD ? "W*" : "W").append(" n\n");
    }
    if (!transform.isIdentity()) {
      double[] matrix = new double[6];
      transform.getMatrix(matrix);
      numbers(matrix);
      content.append("cm\n");
    }
    int shown = (int) Math.round(OPAQUE * opacity * color.getAlpha() / 255);
    if (shown < OPAQUE) {
      opacities.add(shown);
      content.append("/A").append(shown).append(" gs\n");
    }
  }

  private void components(Color color) {
    float[] components = color.getRGBColorComponents(null);
    numbers(components[0], components[1], components[2]);
  }

  /** Appends a path and returns its winding rule. */
  private int path(Shape shape) {
    PathIterator segments = shape.getPathIterator(null);
    double[] at = new double[6];
    double x = 0;
    double y = 0;
    for (; !segments.isDone(); segments.next()) {
      switch (segments.currentSegment(at)) {
        case PathIterator.SEG_MOVETO -> point(at[0], at[1], "m");
        case PathIterator.SEG_LINETO -> point(at[0], at[1], "l");
        case PathIterator.SEG_QUADTO -> {
          // PDF has cubic curves only.
          numbers(x + 2 * (at[0] - x) / 3, y + 2 * (at[1] - y) / 3);
          numbers(at[2] + 2 * (at[0] - at[2]) / 3, at[3] + 2 * (at[1] - at[3]) / 3);
          point(at[2], at[3], "c");
          at[0] = at[2];
          at[1] = at[3];
        }
        case PathIterator.SEG_CUBICTO -> {
          numbers(at[0], at[1], at[2], at[3]);
          point(at[4], at[5], "c");
          at[0] = at[4];
          at[1] = at[5];
        }
        default -> content.append("h\n");
      }
      x = at[0];
      y = at[1];
    }
    return segments.getWindingRule();
  }

  private void point(double x, double y, String operator) {
    numbers(x, y);
    content.append(operator).append('\n');
  }

  /** Writes numbers without exponents, which PDF does not have. */
  private void numbers(double... values) {
    for (double value : values) {
      long scaled = Math.round(value * THOUSANDTHS);
      long size = Math.abs(scaled);
      content.append(scaled < 0 ? "-" : "").append(size / 1000);
      if (size % 1000 != 0) {
        String digits = Long.toString(1000 + size % 1000).substring(1);
        content.append('.').append(digits.replaceAll("0+$", ""));
      }
      content.append(' ');
    }
  }

  /** The contents of the file. */
  byte[] file() {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    List<Integer> places = new ArrayList<>();
    // The comment of high bytes tells programs that the file is binary.
    text(file, "%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n");
    object(file, places, "<< /Type /Catalog /Pages 2 0 R >>");
    object(file, places, "<< /Type /Pages /Kids [ 3 0 R ] /Count 1 >>");
    StringBuilder page = new StringBuilder("<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 ");
    page.append(Math.round(width * POINTS_PER_PIXEL)).append(' ');
    page.append(Math.round(height * POINTS_PER_PIXEL)).append(" ] /Resources << /ExtGState << ");
    for (int opacity : opacities) {
      String share = opacity / (double) OPAQUE + "";
      page.append("/A").append(opacity).append(" << /ca ").append(share);
      page.append(" /CA ").append(share).append(" >> ");
    }
    object(file, places, page.append(">> >> /Contents 4 0 R >>").toString());
    byte[] stream = compressed(content.toString());
    places.add(file.size());
    text(file, "4 0 obj\n<< /Length " + stream.length + " /Filter /FlateDecode >>\nstream\n");
    file.writeBytes(stream);
    text(file, "\nendstream\nendobj\n");
    int table = file.size();
    text(file, "xref\n0 " + (places.size() + 1) + "\n0000000000 65535 f \n");
    for (int place : places) {
      text(file, String.format(Locale.ROOT, "%010d 00000 n \n", place));
    }
    text(file, "trailer\n<< /Size " + (places.size() + 1) + " /Root 1 0 R >>\n");
    text(file, "startxref\n" + table + "\n%%EOF\n");
    return file.toByteArray();
  }

  private static void object(ByteArrayOutputStream file, List<Integer> places, String text) {
    places.add(file.size());
    text(file, places.size() + " 0 obj\n" + text + "\nendobj\n");
  }

  private static void text(ByteArrayOutputStream file, String text) {
    file.writeBytes(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static byte[] compressed(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    try (DeflaterOutputStream output = new DeflaterOutputStream(bytes, deflater)) {
      output.write(text.getBytes(StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      deflater.end();
    }
    return bytes.toByteArray();
  }
}
