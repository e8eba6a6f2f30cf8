package org.tutti.campaign.opening;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.tutti.records.campaign.Manifest.PlannedTreatment;

/** Identifies a build of the benchmarks by its bytes. */
public final class ProgramIdentity {
  private ProgramIdentity() {}

  /** SHA-256, in hexadecimal, of each entry of a class path that exists, by path. */
  public static Map<String, String> of(String classPath) {
    Map<String, String> digests = new TreeMap<>();
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      Path path = Path.of(entry);
      if (!entry.isEmpty() && Files.exists(path)) {
        digests.put(entry, digest(path));
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
      throw new UncheckedIOException("reading " + path + " on the class path", e);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
