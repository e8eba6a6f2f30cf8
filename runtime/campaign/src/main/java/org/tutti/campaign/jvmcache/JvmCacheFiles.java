package org.tutti.campaign.jvmcache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.tutti.campaign.temporary.TemporaryDirectory;

/**
 * The caches of a user, which all drivers of this user share. A cache has its name only when it is
 * complete.
 *
 * @param directory need not exist
 */
record JvmCacheFiles(Path directory) {
  static final int KEPT = 8;

  /** The directory by the convention of the XDG Base Directory Specification, section 3. */
  static JvmCacheFiles of(Map<String, String> environment, String home) {
    Path caches =
        Optional.ofNullable(environment.get("XDG_CACHE_HOME"))
            .map(Path::of)
            .filter(Path::isAbsolute)
            .orElse(Path.of(home, ".cache"));
    return new JvmCacheFiles(caches.resolve("tutti").resolve("jvm"));
  }

  /** The file of a cache, whether it exists or not. */
  Path file(JvmCacheKey key) {
    return directory.resolve(key.file());
  }

  /**
   * A new directory for making a cache; empty if nothing can be written here, or if the user has no
   * home, as in some containers.
   */
  Optional<TemporaryDirectory> newWork() {
    if (!directory.isAbsolute()) {
      return Optional.empty();
    }
    try {
      Files.createDirectories(directory);
      return Optional.of(TemporaryDirectory.in(directory));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Gives a complete cache its name; replaces one that is there. */
  boolean put(Path complete, JvmCacheKey key) {
    try {
      Files.move(
          complete, file(key), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** Notes that a cache is used now, so that it is not among the oldest. */
  void used(JvmCacheKey key) {
    try {
      Files.setLastModifiedTime(file(key), FileTime.from(Instant.now()));
    } catch (IOException e) {
      return; // It will be removed sooner than necessary, and made again.
    }
  }

  /**
   * Removes the caches that were not used for the longest time, and what drivers left that were
   * killed.
   *
   * @param inUse caches that stay
   */
  void removeOld(Set<JvmCacheKey> inUse) {
    TemporaryDirectory.removeLeftovers(directory);
    entries().stream()
        .filter(Files::isRegularFile)
        .sorted(Comparator.comparing(JvmCacheFiles::lastUse).reversed())
        .skip(KEPT)
        .filter(entry -> inUse.stream().map(this::file).noneMatch(entry::equals))
        .forEach(JvmCacheFiles::remove);
  }

  private static void remove(Path cache) {
    try {
      Files.deleteIfExists(cache);
    } catch (IOException e) {
      return; // It only takes space.
    }
  }

  private List<Path> entries() {
    try (Stream<Path> entries = Files.list(directory)) {
      return entries.toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  private static Instant lastUse(Path entry) {
    try {
      return Files.getLastModifiedTime(entry).toInstant();
    } catch (IOException e) {
      return Instant.MIN; // Another driver has just removed it.
    }
  }
}
