package org.tutti.rank.environment;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** The jars of a class path as a fact: size and checksum of each, in their order. */
public final class ProgramFact {
  /** The name of the fact. */
  public static final String NAME = "jvm.program";

  /** The name of the fact with the class path. */
  public static final String CLASS_PATH = "jvm.classPath";

  private static final Path OPEN = Path.of("/proc/self/fd");
  private static final String DELETED = " (deleted)";

  private ProgramFact() {}

  private static void addDigest(Path file, Collection<String> digests) {
    Optional<String> digest = FileDigest.of(file);
    if (digest.isPresent()) {
      digests.add(digest.get());
    }
  }

  /** The jars that a class path names now, as any process sees them. */
  public static String named(String classPath) {
    List<String> digests = new ArrayList<>();
    for (Path entry : entries(classPath)) {
      addDigest(entry, digests);
    }
    return String.join("; ", digests);
  }

  /**
   * The jars that this JVM has opened, whatever has become of their paths meanwhile: a directory
   * may be renamed, or a link changed, and be as it was again. A jar that is not open is the one
   * that the class path names.
   */
  static String opened(String classPath) {
    List<Path> entries = entries(classPath);
    Map<Path, String> open = open();
    List<String> digests = new ArrayList<>();
    for (Path entry : entries) {
      String path = path(entry);
      TreeSet<String> found = new TreeSet<>();
      for (Map.Entry<Path, String> file : open.entrySet()) {
        String target = file.getValue();
        if (!target.equals(path)
            && fileName(target).equals(fileName(path))
            && !isAnother(file.getKey(), entry, entries)) {
          addMoved(file.getKey(), target, found);
        }
      }
      if (found.isEmpty() || open.containsValue(path)) {
        addDigest(entry, found);
      }
      if (!found.isEmpty()) {
        digests.add(String.join(" and ", found));
      }
    }
    return String.join("; ", digests);
  }

  /**
   * Other threads open and close files meanwhile, so that the descriptor may be another file's by
   * now. No class path leads to a jar that has left its path, so none opens it again: the
   * descriptor was the jar's all the time if it is afterwards.
   */
  private static void addMoved(Path descriptor, String target, Collection<String> digests) {
    Optional<String> digest = FileDigest.of(descriptor);
    if (digest.isPresent() && target(descriptor).equals(target)) {
      digests.add(digest.get());
    }
  }

  /** The descriptors of this process, with the paths of their files. */
  private static Map<Path, String> open() {
    Map<Path, String> open = new LinkedHashMap<>();
    try (DirectoryStream<Path> descriptors = Files.newDirectoryStream(OPEN)) {
      for (Path descriptor : descriptors) {
        open.put(descriptor, target(descriptor));
      }
    } catch (IOException e) {
      return Map.of(); // No such directory.
    }
    return open;
  }

  /** The descriptor may have been closed since, as that with which they are listed. */
  private static String target(Path descriptor) {
    try {
      return Files.readSymbolicLink(descriptor).toString();
    } catch (IOException e) {
      return "";
    }
  }

  private static String fileName(String path) {
    String name = path.substring(path.lastIndexOf('/') + 1);
    return name.endsWith(DELETED) ? name.substring(0, name.length() - DELETED.length()) : name;
  }

  private static String path(Path entry) {
    try {
      return entry.toRealPath().toString();
    } catch (IOException e) {
      return entry.toString();
    }
  }

  /** Whether an open file is that of another entry, which may have the same name. */
  private static boolean isAnother(Path open, Path entry, List<Path> entries) {
    for (Path other : entries) {
      if (!other.equals(entry) && isSame(open, other)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSame(Path one, Path other) {
    try {
      return Files.isSameFile(one, other);
    } catch (IOException e) {
      return false;
    }
  }

  private static List<Path> entries(String classPath) {
    List<Path> entries = new ArrayList<>();
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      if (!entry.isEmpty()) {
        entries.add(Path.of(entry));
      }
    }
    return entries;
  }
}
