package org.tutti.drawing;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import java.util.function.Function;

/**
 * Turns SVG into PDF, on white: a page of the picture's size with lines, areas, and the outlines of
 * letters, so that it has no resolution and needs no font. A class of its own, since where AWT is
 * missing it cannot even be loaded.
 */
public final class SvgPdf implements Function<String, byte[]> {
  @Override
  public byte[] apply(String svg) {
    SVGDocument document = ParsedSvg.of(svg);
    PdfPage page = new PdfPage(document.size().width, document.size().height);
    document.renderWithPlatform(NullPlatformSupport.INSTANCE, new PdfOutput(page), null);
    return page.file();
  }
}
