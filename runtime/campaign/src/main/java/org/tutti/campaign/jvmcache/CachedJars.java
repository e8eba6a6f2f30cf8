package org.tutti.campaign.jvmcache;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * The jars of a class path and those that their manifests name, so that classes of former jars are
 * never measured: a JVM of JDK 25 uses an AOT cache even if its jar has changed since.
 *
 * @param classPath the class path
 * @param stamps size, time, and path of each jar
 */
record CachedJars(String classPath, List<String> stamps) {
  CachedJars {
    stamps = List.copyOf(stamps);
  }

  /** The jars as they are now; empty if there is something else among them. */
  static Optional<CachedJars> of(String classPath) {
    Deque<Path> next = new ArrayDeque<>();
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      next.add(Path.of(entry));
    }
    Set<Path> jars = new LinkedHashSet<>();
    List<String> stamps = new ArrayList<>();
    try {
      while (!next.isEmpty()) {
        Path file = next.remove();
        if (!Files.isRegularFile(file)) {
          return Optional.empty();
        }
        if (jars.add(file)) {
          stamps.add(stamp(file));
          next.addAll(named(file));
        }
      }
      return Optional.of(new CachedJars(classPath, stamps));
    } catch (IOException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Whether no jar has been replaced or written since. */
  boolean areUnchanged() {
    return areUnchanged(stamps);
  }

  /** Whether the jars with these stamps still have them. */
  static boolean areUnchanged(Collection<String> stamps) {
    try {
      for (String stamp : stamps) {
        Path file = Path.of(stamp.substring(stamp.indexOf(' ', stamp.indexOf(' ') + 1) + 1));
        if (!stamp.equals(stamp(file))) {
          return false;
        }
      }
      return true;
    } catch (IOException | IllegalArgumentException e) {
      return false;
    }
  }

  private static String stamp(Path file) throws IOException {
    return Files.size(file) + " " + Files.getLastModifiedTime(file) + " " + file;
  }

  /** Those that the manifest of a jar names, relative to it (JAR File Specification). */
  private static List<Path> named(Path file) throws IOException {
    try (JarFile jar = new JarFile(file.toFile())) {
      Manifest manifest = jar.getManifest();
      String names =
          manifest == null
              ? null
              : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
      List<Path> named = new ArrayList<>();
      if (names != null) {
        for (String name : names.strip().split("\\s+")) {
          named.add(Path.of(file.toUri().resolve(URI.create(name))));
        }
      }
      return named;
    }
  }
}
