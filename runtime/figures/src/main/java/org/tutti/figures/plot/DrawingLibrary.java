package org.tutti.figures.plot;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.mpi.resource.ClassPathFile;

/**
 * Finds the module {@code runtime/drawing}, which links the libraries that draw: in a jar within
 * Tutti's own, apart from all other classes, or else on the class path, as in tests.
 */
final class DrawingLibrary {
  /** Outside {@code META-INF/tutti}, each file of which is an index of benchmarks. */
  static final String JAR = "META-INF/tutti-drawing.jar";

  private static final ClassLoader LOADER = open(DrawingLibrary.class.getClassLoader());

  private DrawingLibrary() {}

  /** Draws a plot as SVG. */
  static String svg(Map<String, Object> spec) {
    return DrawingLibrary.<Map<String, Object>, String>drawing("org.tutti.drawing.LetsPlotSvg")
        .apply(spec);
  }

  /** Turns SVG into PNG. */
  static byte[] png(String svg) {
    return DrawingLibrary.<String, byte[]>drawing("org.tutti.drawing.SvgRaster").apply(svg);
  }

  /** Turns SVG into PDF. */
  static byte[] pdf(String svg) {
    return DrawingLibrary.<String, byte[]>drawing("org.tutti.drawing.SvgPdf").apply(svg);
  }

  @SuppressWarnings("unchecked")
  static <A, B> Function<A, B> drawing(String type) {
    try {
      return (Function<A, B>) LOADER.loadClass(type).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw CampaignProblem.OUTPUT_NOT_WRITABLE.error(
          "Nothing can be drawn: this jar lacks " + JAR + " (" + e + ").",
          "Merge everything that tutti-runtime contains into the jar, or use --no-html, which"
              + " draws nothing.",
          e);
    }
  }

  static ClassLoader open(ClassLoader tutti) {
    try {
      Optional<byte[]> jar = ClassPathFile.read(tutti, JAR);
      return jar.isEmpty()
          ? tutti
          : new NestedJar(
              new ByteArrayInputStream(jar.get()), ClassLoader.getPlatformClassLoader());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
