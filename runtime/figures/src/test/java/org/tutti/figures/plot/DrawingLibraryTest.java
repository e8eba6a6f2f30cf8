package org.tutti.figures.plot;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.ServiceLoader;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;

/** Where what draws is found. */
class DrawingLibraryTest {
  private static final String SERVICE = "META-INF/services/" + Runnable.class.getName();

  @TempDir Path folder;

  /** In the nested jar, and provides a service of the JDK. */
  public static final class Drawer implements Runnable {
    @Override
    public void run() {}
  }

  @Test
  void theNestedJarIsReadFromTheOuterOneAndSeesOnlyItselfAndTheJdk() throws Exception {
    try (URLClassLoader tutti = new URLClassLoader(new URL[] {outer()}, null)) {
      ClassLoader nested = DrawingLibrary.open(tutti);

      Class<?> type = nested.loadClass(Drawer.class.getName());
      assertThat(type.getClassLoader()).isSameAs(nested).isNotSameAs(tutti);
      assertThat(type).isNotEqualTo(Drawer.class);
      assertThatThrownBy(() -> nested.loadClass(DrawingLibrary.class.getName()))
          .isInstanceOf(ClassNotFoundException.class);
    }
  }

  @Test
  void resourcesAndServicesOfTheNestedJarAreFound() throws Exception {
    try (URLClassLoader tutti = new URLClassLoader(new URL[] {outer()}, null)) {
      ClassLoader nested = DrawingLibrary.open(tutti);

      assertThat(nested.getResourceAsStream(SERVICE)).hasContent(Drawer.class.getName());
      assertThat(Collections.list(nested.getResources(SERVICE))).hasSize(1);
      assertThat(Collections.list(nested.getResources("missing"))).isEmpty();
      assertThat(nested.getResource("missing")).isNull();
      assertThat(ServiceLoader.load(Runnable.class, nested))
          .singleElement()
          .extracting(Object::getClass)
          .hasToString("class " + Drawer.class.getName());
    }
  }

  @Test
  void withoutANestedJarTheClassPathHasWhatDraws() throws Exception {
    try (URLClassLoader tutti = new URLClassLoader(new URL[0], null)) {
      assertThat(DrawingLibrary.open(tutti)).isSameAs(tutti);
    }
  }

  @Test
  void whatIsInNeitherIsAProblem() {
    assertThatThrownBy(() -> DrawingLibrary.drawing("org.tutti.drawing.Missing"))
        .isInstanceOfSatisfying(
            TuttiException.class,
            e -> assertThat(e.problem()).isEqualTo(CampaignProblem.OUTPUT_NOT_WRITABLE))
        .hasMessageContaining(DrawingLibrary.JAR)
        .hasMessageContaining("--no-html");
  }

  /** A jar with the jar that has the class. */
  private URL outer() throws IOException {
    Path file = folder.resolve("outer.jar");
    Files.write(file, jar(DrawingLibrary.JAR, nested()));
    return file.toUri().toURL();
  }

  private static byte[] nested() throws IOException {
    String type = Drawer.class.getName().replace('.', '/') + ".class";
    try (InputStream bytes = Drawer.class.getClassLoader().getResourceAsStream(type)) {
      return jar(type, bytes.readAllBytes(), SERVICE, Drawer.class.getName().getBytes(UTF_8));
    }
  }

  private static byte[] jar(Object... namesAndContents) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JarOutputStream jar = new JarOutputStream(bytes)) {
      for (int i = 0; i < namesAndContents.length; i += 2) {
        jar.putNextEntry(new ZipEntry((String) namesAndContents[i]));
        jar.write((byte[]) namesAndContents[i + 1]);
      }
    }
    return bytes.toByteArray();
  }
}
