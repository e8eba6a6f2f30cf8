package org.tutti.campaign.opening;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.file.Sha256;

/** Identifies a build of the benchmarks by its bytes. */
public final class ProgramIdentity {
  private static final String INDEX = "META-INF/tutti";

  private ProgramIdentity() {}

  /** SHA-256, in hexadecimal, of each entry of a class path that exists, by path. */
  public static Map<String, String> of(String classPath) {
    Map<String, String> digests = new TreeMap<>();
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      Path path = Path.of(entry);
      if (!entry.isEmpty() && Files.exists(path)) {
        digests.put(entry, Files.isRegularFile(path) ? ofFile(path) : ofDirectory(path));
      }
    }
    return digests;
  }

  /** The same of the class paths of all treatments. */
  public static Map<String, String> of(List<PlannedTreatment> treatments) {
    Map<String, String> digests = new TreeMap<>();
    treatments.stream()
        .map(planned -> planned.settings().command().classPath())
        .distinct()
        .forEach(classPath -> digests.putAll(of(classPath)));
    return digests;
  }

  /**
   * The files of a class path that make up the program: jars, those that they name, and classes.
   */
  public static Set<Path> files(String classPath) {
    Set<Path> files = new LinkedHashSet<>();
    Deque<Path> next = new ArrayDeque<>();
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      if (!entry.isEmpty()) {
        next.add(Path.of(entry));
      }
    }
    while (!next.isEmpty()) {
      Path path = next.remove();
      if (Files.isDirectory(path)) {
        files.addAll(programFiles(path));
      } else if (Files.isRegularFile(path) && files.add(path)) {
        try {
          next.addAll(namedBy(path));
        } catch (IOException | IllegalArgumentException e) {
          continue; // It is no jar.
        }
      }
    }
    return files;
  }

  /**
   * The jars that the manifest of a jar names, relative to it (JAR File Specification).
   *
   * @throws IOException if it is no jar
   * @throws IllegalArgumentException if what it names are no files
   */
  public static List<Path> namedBy(Path file) throws IOException {
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

  /** What has become of each entry that is not the same any more, in words. */
  public static List<String> changes(Map<String, String> before, Map<String, String> now) {
    List<String> changes = new ArrayList<>();
    Set<String> entries = new TreeSet<>(before.keySet());
    entries.addAll(now.keySet());
    for (String entry : entries) {
      if (!now.containsKey(entry)) {
        changes.add(entry + " is missing");
      } else if (!now.get(entry).equals(before.get(entry))) {
        changes.add("the benchmarks in " + entry + " have changed");
      }
    }
    return changes;
  }

  /** SHA-256, in hexadecimal, of a file. */
  private static String ofFile(Path file) {
    try {
      return KnownFile.of(file).digest();
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  /** The digest of the names and digests of the files of a program. */
  private static String ofDirectory(Path directory) {
    MessageDigest digest = Sha256.digest();
    for (Path file : programFiles(directory)) {
      digest.update(directory.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
      digest.update(ofFileIfThere(file).getBytes(StandardCharsets.UTF_8));
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /**
   * The digest of a file; that of no bytes if it has been deleted since it was found, as by a
   * build.
   */
  private static String ofFileIfThere(Path file) {
    try {
      return ofFile(file);
    } catch (UncheckedIOException e) {
      return "";
    }
  }

  /**
   * The classes below a directory and what the index says of them, in order. Whatever else is there
   * is no part of the program: if the working directory is on the class path, the results of the
   * campaign themselves are.
   */
  private static List<Path> programFiles(Path directory) {
    List<Path> files = new ArrayList<>();
    try {
      Files.walkFileTree(
          directory,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path inner, BasicFileAttributes attributes) {
              return Files.exists(new CampaignDirectory(inner).journal())
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (file.toString().endsWith(".class") || file.startsWith(directory.resolve(INDEX))) {
                files.add(file);
              }
              return FileVisitResult.CONTINUE;
            }

            /** Others may be at work here, or have directories that nobody may read. */
            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) {
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw unreadable(directory, e);
    }
    files.sort(Comparator.naturalOrder());
    return files;
  }

  static UncheckedIOException unreadable(Path path, IOException cause) {
    return new UncheckedIOException("reading " + path + " on the class path", cause);
  }
}
