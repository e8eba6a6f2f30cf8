package org.tutti.campaign.jvmcache;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * The jars of a class path, so that classes of former jars are never measured: a JVM of JDK 25 uses
 * an AOT cache even if its jar has changed since.
 *
 * @param classPath the class path
 * @param stamps path, size, and time of each jar
 */
record CachedJars(String classPath, List<String> stamps) {
  CachedJars {
    stamps = List.copyOf(stamps);
  }

  /**
   * The jars as they are now; empty if there is something else on the class path, or if a jar names
   * others, which may change as well.
   */
  static Optional<CachedJars> of(String classPath) {
    List<String> stamps = new ArrayList<>();
    try {
      for (String entry : classPath.split(File.pathSeparator, -1)) {
        Path file = Path.of(entry);
        if (!Files.isRegularFile(file) || namesOthers(file)) {
          return Optional.empty();
        }
        stamps.add(entry + " " + Files.size(file) + " " + Files.getLastModifiedTime(file));
      }
      return Optional.of(new CachedJars(classPath, stamps));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Whether no jar has been replaced or written since. */
  boolean areUnchanged() {
    return of(classPath).filter(this::equals).isPresent();
  }

  private static boolean namesOthers(Path file) throws IOException {
    try (JarFile jar = new JarFile(file.toFile())) {
      Manifest manifest = jar.getManifest();
      return manifest != null
          && manifest.getMainAttributes().containsKey(Attributes.Name.CLASS_PATH);
    }
  }
}
