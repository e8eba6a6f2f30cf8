package org.tutti.drawing;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;

/** SVG that was drawn here, as JSVG reads it. */
final class ParsedSvg {
  private ParsedSvg() {}

  /**
   * Reads a document.
   *
   * @throws IllegalArgumentException if it cannot be read
   */
  static SVGDocument of(String svg) {
    SVGDocument document =
        new SVGLoader()
            .load(
                new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)),
                null,
                LoaderContext.createDefault());
    if (document == null) {
      throw new IllegalArgumentException("the SVG cannot be read");
    }
    return document;
  }
}
