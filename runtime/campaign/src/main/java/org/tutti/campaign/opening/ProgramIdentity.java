package org.tutti.campaign.opening;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest.PlannedTreatment;

/** Identifies a build of the benchmarks by its bytes. */
public final class ProgramIdentity {
  /**
   * Digests of jars that this process has read; a first one of megabytes takes tens of
   * milliseconds.
   */
  private static final Map<FileState, String> READ = new ConcurrentHashMap<>();

  private static final String INDEX = "META-INF/tutti";

  private ProgramIdentity() {}

  /** A file that has not been written since has the same. */
  private record FileState(Path path, String identity, long bytes, FileTime written) {
    static FileState of(Path file) throws IOException {
      BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
      return new FileState(file, String.valueOf(now.fileKey()), now.size(), now.lastModifiedTime());
    }
  }

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

  /** SHA-256, in hexadecimal, of a file, which is read only if it may have been written since. */
  static String ofFile(Path file) {
    try {
      return READ.computeIfAbsent(FileState.of(file), state -> digest(state.path()));
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  /** The digest of the names and digests of the files of a program. */
  private static String ofDirectory(Path directory) {
    MessageDigest digest = sha256();
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

  private static String digest(Path file) {
    MessageDigest digest = sha256();
    try (InputStream input = new DigestInputStream(Files.newInputStream(file), digest)) {
      input.transferTo(OutputStream.nullOutputStream());
    } catch (IOException e) {
      throw unreadable(file, e);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static UncheckedIOException unreadable(Path path, IOException cause) {
    return new UncheckedIOException("reading " + path + " on the class path", cause);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
