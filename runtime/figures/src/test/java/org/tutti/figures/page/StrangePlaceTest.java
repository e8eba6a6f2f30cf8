package org.tutti.figures.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StrangePlaceTest {
  @TempDir Path directory;

  /** There the JDK finds the files of a jar, but cannot open them. */
  @Test
  void theTemplateIsReadFromAJarBelowADirectoryWithAnExclamationMark() throws Exception {
    Path classes =
        Path.of(ReportPage.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path jar = Files.createDirectories(directory.resolve("x!")).resolve("figures.jar");
    pack(classes, jar);
    List<URL> urls = new ArrayList<>(List.of(jar.toUri().toURL()));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      if (!Path.of(entry).equals(classes)) {
        urls.add(Path.of(entry).toUri().toURL());
      }
    }
    ClassLoader platform = ClassLoader.getPlatformClassLoader();
    try (URLClassLoader loader = new URLClassLoader(urls.toArray(new URL[0]), platform)) {
      Class<?> page = Class.forName(ReportPage.class.getName(), true, loader);
      assertThat(page.getClassLoader()).isSameAs(loader);
    }
  }

  private static void pack(Path classes, Path jar) throws Exception {
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream packed = new JarOutputStream(file);
        Stream<Path> files = Files.walk(classes)) {
      for (Path one : files.filter(Files::isRegularFile).toList()) {
        packed.putNextEntry(new JarEntry(classes.relativize(one).toString()));
        Files.copy(one, packed);
      }
    }
  }
}
