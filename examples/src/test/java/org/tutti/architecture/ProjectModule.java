package org.tutti.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * One Maven module.
 *
 * @param name its path from the parent, such as {@code runtime/measure}
 * @param artifact its artifact, such as {@code tutti-measure}
 * @param dependencies the artifacts of the project that its pom names for main code
 */
record ProjectModule(String name, Path folder, String artifact, Set<String> dependencies) {
  boolean hasCode() {
    return Files.isDirectory(mainSources());
  }

  Path mainSources() {
    return folder.resolve("src/main/java");
  }

  Path classes() {
    Path classes = folder.resolve("target/classes");
    if (!Files.isDirectory(classes)) {
      throw new IllegalStateException("Not compiled: " + folder + ". Run mvn package first.");
    }
    return classes;
  }

  boolean holds(JavaClass type) {
    return hasCode() && type.getSource().orElseThrow().getUri().getPath().startsWith(uriPath());
  }

  /** Java files of main code, tests and fixtures. */
  List<Path> javaFiles() {
    return filesUnder(folder.resolve("src"));
  }

  /** Java files of main code. */
  List<Path> mainFiles() {
    return filesUnder(mainSources());
  }

  /** The names of the files in which it says what implements a service. */
  List<String> services() {
    Path folder = this.folder.resolve("src/main/resources/META-INF/services");
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String uriPath() {
    return classes().toAbsolutePath().normalize().toUri().getPath();
  }

  private static List<Path> filesUnder(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
