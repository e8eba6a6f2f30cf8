package org.tutti.processor.write;

import java.io.IOException;
import java.io.Writer;
import javax.annotation.processing.Filer;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.StandardLocation;

/**
 * Writes {@code META-INF/tutti/<binary name of the class>}, from which the runtime learns about the
 * benchmarks of the class. One file per class keeps the processor isolating: no file has several
 * sources.
 */
final class IndexWriter {
  private static final String DIRECTORY = "META-INF/tutti/";

  private final Filer filer;
  private final Elements elements;

  IndexWriter(Filer filer, Elements elements) {
    this.filer = filer;
    this.elements = elements;
  }

  void write(TypeElement type, String text) throws IOException {
    String path = DIRECTORY + elements.getBinaryName(type);
    try (Writer writer =
        filer.createResource(StandardLocation.CLASS_OUTPUT, "", path, type).openWriter()) {
      writer.write(text);
    }
  }
}
