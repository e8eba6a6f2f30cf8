package org.tutti.mpi.resource;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * The directories and jars from which a class loader loads, in its order. Asking the loader for a
 * directory within them misses jars without entries for directories, as several build tools write
 * them.
 */
public final class ClassPathPlaces {
  private static final String JAR = "jar:";
  private static final String WITHIN = "!/";

  private final Set<Path> places = new LinkedHashSet<>();

  private ClassPathPlaces() {}

  /** The places of a loader and of its parents, as far as these tell them. */
  public static Set<Path> of(ClassLoader loader) {
    ClassPathPlaces found = new ClassPathPlaces();
    found.addLoader(loader);
    return found.places;
  }

  /** The directory or jar in which a file is that a loader has found; empty if it is in neither. */
  public static Optional<Path> holding(URL file, String name) {
    String url = file.toString();
    if (url.startsWith(JAR)) {
      // Names of directories may contain the separator, too.
      return path(url.substring(JAR.length(), Math.max(JAR.length(), url.lastIndexOf(WITHIN))));
    }
    return path(url.substring(0, Math.max(0, url.lastIndexOf(name))));
  }

  private void addLoader(ClassLoader loader) {
    if (loader == null) {
      return;
    }
    addLoader(loader.getParent());
    if (loader == ClassLoader.getSystemClassLoader()) {
      for (String entry : System.getProperty("java.class.path", "").split(File.pathSeparator, -1)) {
        add(Path.of(entry));
      }
    } else if (loader instanceof URLClassLoader several) {
      for (URL url : several.getURLs()) {
        path(url.toString()).ifPresent(this::add);
      }
    }
  }

  /** Adds a place, with the class path that the manifest of a jar names. */
  private void add(Path place) {
    if (!Files.exists(place) || !places.add(normal(place)) || Files.isDirectory(place)) {
      return;
    }
    try {
      Manifest manifest = manifest(place);
      String more =
          manifest == null
              ? null
              : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
      if (more != null) {
        for (String entry : more.strip().split("\\s+")) {
          path(place.toUri().resolve(entry).toString()).ifPresent(this::add);
        }
      }
    } catch (IOException | IllegalArgumentException e) {
      // The loader ignores what is no jar, and what it cannot read.
      return;
    }
  }

  /** Null if there is none. */
  private static Manifest manifest(Path jar) throws IOException {
    Optional<byte[]> plain = ZipFileEntry.read(jar, JarFile.MANIFEST_NAME);
    if (plain.isPresent()) {
      return new Manifest(new ByteArrayInputStream(plain.get()));
    }
    try (JarFile opened = new JarFile(jar.toFile())) {
      return opened.getManifest();
    }
  }

  private static Path normal(Path place) {
    return place.toAbsolutePath().normalize();
  }

  private static Optional<Path> path(String url) {
    try {
      return Optional.of(normal(Path.of(new URI(url))));
    } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }
}
