package org.tutti.measure.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipException;
import org.tutti.diagnostics.SourceProblem;
import org.tutti.mpi.resource.ClassPathFile;
import org.tutti.mpi.resource.ClassPathPlaces;

/**
 * Reads what the annotation processor has left on the class path: directories and jars are read
 * alike, with or without entries for the directories in a jar, and their order does not matter.
 */
public final class HarnessIndex {
  private static final String DIRECTORY = "META-INF/tutti";

  private HarnessIndex() {}

  /**
   * The benchmarks that {@code loader} can see, sorted by the names of their harnesses, so that all
   * ranks have them in the same order.
   *
   * @throws org.tutti.diagnostics.TuttiException if an entry cannot be read, or two benchmarks have
   *     the same name
   */
  public static List<IndexEntry> load(ClassLoader loader) {
    Map<String, IndexEntry> entries = new TreeMap<>();
    try {
      Set<Path> places = ClassPathPlaces.of(loader);
      for (Path place : places) {
        readPlace(loader, place, entries);
      }
      for (URL url : elsewhere(loader)) {
        Optional<Path> place = ClassPathPlaces.holding(url, DIRECTORY);
        if (place.isEmpty() && url.openConnection() instanceof JarURLConnection jar) {
          jar.setUseCaches(false);
          readJar(jar.getJarFile(), entries);
        } else if (place.isPresent() && !places.contains(place.get())) {
          readPlace(loader, place.get(), entries);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("reading " + DIRECTORY + " on the class path", e);
    }
    checkNames(entries);
    return List.copyOf(entries.values());
  }

  /**
   * The benchmarks of these classes, sorted as by {@link #load(ClassLoader)}. A class that has none
   * is ignored.
   */
  static List<IndexEntry> load(ClassLoader loader, List<String> classes) {
    Map<String, IndexEntry> entries = new TreeMap<>();
    for (String type : classes) {
      String file = DIRECTORY + "/" + type;
      try {
        byte[] text = ClassPathFile.read(loader, file).orElse(null);
        if (text != null) {
          add(type, file, text, entries);
        }
      } catch (IOException e) {
        throw new UncheckedIOException("reading " + file + " on the class path", e);
      }
    }
    return List.copyOf(entries.values());
  }

  /** What a loader finds itself, unless its places are known: it opens jars, which takes 15 ms. */
  private static List<URL> elsewhere(ClassLoader loader) throws IOException {
    boolean isKnown =
        loader == ClassLoader.getSystemClassLoader()
            && System.getProperty("jdk.module.path") == null;
    return isKnown ? List.of() : Collections.list(loader.getResources(DIRECTORY));
  }

  private static void readPlace(ClassLoader loader, Path place, Map<String, IndexEntry> entries)
      throws IOException {
    Path directory = place.resolve(DIRECTORY);
    if (Files.isDirectory(directory)) {
      readDirectory(loader, directory, entries);
    } else if (Files.isRegularFile(place)) {
      Optional<Map<String, byte[]>> files = ClassPathFile.below(place, DIRECTORY + "/");
      if (files.isPresent()) {
        for (Map.Entry<String, byte[]> file : files.get().entrySet()) {
          addOfJar(place.toString(), file.getKey(), file.getValue(), entries);
        }
        return;
      }
      JarFile jar;
      try {
        jar = new JarFile(place.toFile());
      } catch (ZipException e) {
        // Class loaders ignore what is no jar.
        return;
      }
      readJar(jar, entries);
    }
  }

  /** After a class was renamed or deleted, an incremental build leaves its entry behind. */
  private static void readDirectory(
      ClassLoader loader, Path directory, Map<String, IndexEntry> entries) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.toList()) {
        String type = file.getFileName().toString();
        if (loader.getResource(type.replace('.', '/') + ".class") != null) {
          add(type, file.toString(), Files.readAllBytes(file), entries);
        }
      }
    }
  }

  /** Closes the jar. */
  private static void readJar(JarFile opened, Map<String, IndexEntry> entries) throws IOException {
    try (JarFile jar = opened) {
      for (JarEntry file : Collections.list(jar.entries())) {
        if (file.getName().startsWith(DIRECTORY + "/") && !file.isDirectory()) {
          byte[] content = jar.getInputStream(file).readAllBytes();
          addOfJar(jar.getName(), file.getName(), content, entries);
        }
      }
    }
  }

  private static void addOfJar(
      String jar, String file, byte[] content, Map<String, IndexEntry> entries) {
    String type = file.substring(DIRECTORY.length() + 1);
    add(type, jar + "!" + file, content, entries);
  }

  /** Adds a class; of one that is on the class path twice, the first is loaded. */
  private static void add(String type, String file, byte[] text, Map<String, IndexEntry> entries) {
    for (IndexEntry entry : IndexReader.read(type, file, text)) {
      entries.putIfAbsent(entry.harness(), entry);
    }
  }

  /** Results are filed under the name; that of a method is unique already, as its class is. */
  private static void checkNames(Map<String, IndexEntry> entries) {
    Map<String, IndexEntry> names = new HashMap<>();
    for (IndexEntry entry : entries.values()) {
      IndexEntry other = names.put(entry.name(), entry);
      if (other != null) {
        throw SourceProblem.NAME_TWICE.error(
            other.harness()
                + " and "
                + entry.harness()
                + " both measure a benchmark of the name "
                + entry.name()
                + ".",
            "Change the name in one of their @Catalog annotations.");
      }
    }
  }
}
