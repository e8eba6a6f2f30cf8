package org.tutti.drawing;

import com.github.weisj.jsvg.renderer.output.Output;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.Paint;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.NoninvertibleTransformException;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.ImageObserver;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Passes what JSVG draws to a page of a PDF: plain colors, lines, and areas, as plots have them.
 */
final class PdfOutput implements Output {
  private final PdfPage page;
  private final RenderingHints hints = new RenderingHints(null);
  private AffineTransform transform = new AffineTransform();
  private Paint paint = Color.BLACK;
  private Stroke stroke = new BasicStroke();

  /** The clip in coordinates of the page; null if nothing is clipped. */
  private Shape clip;

  private float opacity = 1;

  PdfOutput(PdfPage page) {
    this.page = page;
  }

  @Override
  public void fillShape(Shape shape) {
    page.fill(shape, transform, color(), opacity, clip);
  }

  @Override
  public void drawShape(Shape shape) {
    if (stroke instanceof BasicStroke line) {
      page.draw(shape, transform, line, color(), opacity, clip);
    } else {
      fillShape(stroke.createStrokedShape(shape));
    }
  }

  private Color color() {
    if (paint instanceof Color color) {
      return color;
    }
    throw new UnsupportedOperationException("a plot has plain colors");
  }

  @Override
  public void drawImage(BufferedImage image) {
    throw noRaster();
  }

  @Override
  public void drawImage(Image image, ImageObserver observer) {
    throw noRaster();
  }

  @Override
  public void drawImage(Image image, AffineTransform at, ImageObserver observer) {
    throw noRaster();
  }

  private static UnsupportedOperationException noRaster() {
    return new UnsupportedOperationException("a plot has no raster");
  }

  @Override
  public void setPaint(Paint other) {
    paint = other;
  }

  @Override
  public void setPaint(Supplier<Paint> other) {
    paint = other.get();
  }

  @Override
  public void setStroke(Stroke other) {
    stroke = other;
  }

  @Override
  public Stroke stroke() {
    return stroke;
  }

  @Override
  public void applyClip(Shape shape) {
    Area within = new Area(transform.createTransformedShape(shape));
    if (clip != null) {
      within.intersect(new Area(clip));
    }
    clip = within;
  }

  @Override
  public void setClip(Shape shape) {
    clip = shape == null ? null : transform.createTransformedShape(shape);
  }

  @Override
  public Rectangle2D clipBounds() {
    Rectangle2D bounds = clip == null ? page.bounds() : clip.getBounds2D();
    try {
      return transform.createInverse().createTransformedShape(bounds).getBounds2D();
    } catch (NoninvertibleTransformException e) {
      // Whatever is drawn so has no area.
      return bounds;
    }
  }

  @Override
  public Optional<Float> contextFontSize() {
    return Optional.empty();
  }

  @Override
  public Output createChild() {
    PdfOutput child = new PdfOutput(page);
    child.take(this);
    return child;
  }

  private void take(PdfOutput other) {
    transform = new AffineTransform(other.transform);
    paint = other.paint;
    stroke = other.stroke;
    clip = other.clip;
    opacity = other.opacity;
    hints.putAll(other.hints);
  }

  @Override
  public void dispose() {}

  @Override
  public void debugPaint(Consumer<Graphics2D> painter) {}

  @Override
  public RenderingHints renderingHints() {
    return hints;
  }

  @Override
  public Object renderingHint(RenderingHints.Key key) {
    return hints.get(key);
  }

  @Override
  public void setRenderingHint(RenderingHints.Key key, Object value) {
    if (value == null) {
      hints.remove(key);
    } else {
      hints.put(key, value);
    }
  }

  @Override
  public AffineTransform transform() {
    return new AffineTransform(transform);
  }

  @Override
  public void setTransform(AffineTransform other) {
    transform = new AffineTransform(other);
  }

  @Override
  public void applyTransform(AffineTransform other) {
    transform.concatenate(other);
  }

  @Override
  public void rotate(double angle) {
    transform.rotate(angle);
  }

  @Override
  public void scale(double x, double y) {
    transform.scale(x, y);
  }

  @Override
  public void translate(double x, double y) {
    transform.translate(x, y);
  }

  @Override
  public float currentOpacity() {
    return opacity;
  }

  @Override
  public void applyOpacity(float share) {
    opacity *= share;
  }

  @Override
  public SafeState safeState() {
    PdfOutput before = new PdfOutput(page);
    before.take(this);
    return () -> take(before);
  }

  @Override
  public boolean supportsFilters() {
    return false;
  }

  @Override
  public boolean supportsColors() {
    return true;
  }
}
