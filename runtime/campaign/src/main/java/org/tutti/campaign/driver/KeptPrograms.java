package org.tutti.campaign.driver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.tutti.campaign.jvmcache.UserCache;
import org.tutti.campaign.opening.KnownFile;

/**
 * The jars that this user's campaigns have measured, each once by its digest, since most jars are
 * built again before their campaign is archived. Where nothing can be written, none is kept.
 *
 * @param directory need not exist; empty if the user has no home
 */
public record KeptPrograms(Optional<Path> directory) {
  static final int KEPT = 8;

  private static final String JAR = ".jar";
  private static final long MAX_BYTES = 1L << 28;
  private static final Set<PosixFilePermission> PRIVATE =
      PosixFilePermissions.fromString("rwx------");

  /** Those of the user of this process. */
  public static KeptPrograms ofUser() {
    return new KeptPrograms(
        UserCache.directory(System.getenv(), System.getProperty("user.home", "?"))
            .map(cache -> cache.resolve("programs")));
  }

  /** The jar with a digest; whoever uses it compares that. */
  public Optional<Path> find(String digest) {
    return directory.map(kept -> kept.resolve(digest + JAR)).filter(Files::isRegularFile);
  }

  /**
   * Keeps the jars among these files that are still the same, and removes those that were not
   * measured for the longest time.
   *
   * @param program digests by path
   */
  public void keep(Map<String, String> program) {
    if (directory.isEmpty()) {
      return;
    }
    try {
      Files.createDirectories(directory.get(), PosixFilePermissions.asFileAttribute(PRIVATE));
      for (Map.Entry<String, String> entry : program.entrySet()) {
        if (entry.getKey().endsWith(JAR)) {
          keep(Path.of(entry.getKey()), entry.getValue());
        }
      }
      removeOld(directory.get());
    } catch (IOException e) {
      return; // An archive says that it is without it.
    }
  }

  private void keep(Path jar, String digest) throws IOException {
    Path kept = directory.orElseThrow().resolve(digest + JAR);
    if (!Files.exists(kept)) {
      if (Files.size(jar) > MAX_BYTES) {
        return;
      }
      Path copy = Files.createTempFile(kept.getParent(), "copy", "");
      try {
        Files.copy(jar, copy, StandardCopyOption.REPLACE_EXISTING);
        if (!KnownFile.of(copy).digest().equals(digest)) {
          return;
        }
        Files.move(copy, kept, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(copy);
      }
    }
    Files.setLastModifiedTime(kept, FileTime.from(Instant.now()));
  }

  private static void removeOld(Path directory) throws IOException {
    Map<Path, FileTime> times = new HashMap<>();
    try (Stream<Path> entries = Files.list(directory)) {
      for (Path entry : entries.toList()) {
        times.put(entry, Files.getLastModifiedTime(entry));
      }
    }
    List<Path> newest = new ArrayList<>(times.keySet());
    newest.sort(Comparator.comparing(times::get).reversed());
    for (Path old : newest.subList(Math.min(KEPT, newest.size()), newest.size())) {
      Files.deleteIfExists(old);
    }
  }
}
