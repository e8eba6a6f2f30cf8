package org.tutti.bench.compilationcost;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Writes the sources that it finds in the directory of the system property {@code copied} and does
 * nothing else: what is left of a processor's cost if it costs nothing itself.
 */
@SupportedAnnotationTypes("*")
public final class CopyingProcessor extends AbstractProcessor {
  private boolean done;

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (!done) {
      done = true;
      Path directory = Path.of(System.getProperty("copied"));
      try (Stream<Path> all = Files.walk(directory)) {
        List<Path> files = all.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        for (Path file : files) {
          String path = directory.relativize(file).toString().replace('/', '.');
          String name = path.substring(0, path.length() - ".java".length());
          try (Writer writer = processingEnv.getFiler().createSourceFile(name).openWriter()) {
            writer.write(Files.readString(file));
          }
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return false;
  }
}
