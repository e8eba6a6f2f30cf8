package org.tutti.campaign.opening;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.tutti.records.campaign.Manifest.PlannedTreatment;

/** Identifies a build of the benchmarks by its bytes. */
public final class ProgramIdentity {
  /** Of jars that this process has read; a first digest of megabytes takes tens of milliseconds. */
  private static final Map<FileState, String> READ = new ConcurrentHashMap<>();

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
        digests.put(entry, Files.isRegularFile(path) ? known(path) : digest(path));
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

  private static String known(Path file) {
    try {
      return READ.computeIfAbsent(FileState.of(file), state -> digest(state.path()));
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  private static String digest(Path path) {
    MessageDigest digest = sha256();
    try (Stream<Path> files = Files.walk(path)) {
      List<Path> sorted = files.filter(Files::isRegularFile).sorted().toList();
      for (Path file : sorted) {
        digest.update(path.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
        try (InputStream input = new DigestInputStream(Files.newInputStream(file), digest)) {
          input.transferTo(OutputStream.nullOutputStream());
        }
      }
    } catch (IOException e) {
      throw unreadable(path, e);
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
