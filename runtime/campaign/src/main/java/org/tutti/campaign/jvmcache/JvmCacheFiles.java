package org.tutti.campaign.jvmcache;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.campaign.opening.KnownFile;
import org.tutti.campaign.temporary.TemporaryDirectory;
import org.tutti.campaign.trust.FileTrust;
import org.tutti.diagnostics.PrintableText;
import org.tutti.diagnostics.RecordProblem;

/**
 * A directory of caches: the one beside a jar, which its build makes, or that of a user, which all
 * drivers of this user share. A cache has its name only when it is complete. Since a JVM takes
 * classes from its cache, one that another user may have written is not used.
 *
 * @param directory need not exist
 * @param jar beside which it is; empty for the directory of a user
 */
record JvmCacheFiles(Path directory, Optional<Path> jar) {
  static final int KEPT = 8;

  private static final String JAR = ".jar";
  private static final String BESIDE = "-jvm";
  private static final String GIVEN_UP = "given-up";
  private static final String UNKNOWN_HOME = "?";
  private static final FileAttribute<Set<PosixFilePermission>> PRIVATE =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

  /** Where to look for caches of a class path, in this order: beside its first jar, then here. */
  static List<JvmCacheFiles> places(String classPath, Map<String, String> environment) {
    return List.of(
        besideJar(classPath), of(environment, System.getProperty("user.home", UNKNOWN_HOME)));
  }

  /** The directory that belongs to the first jar of a class path. */
  static JvmCacheFiles besideJar(String classPath) {
    int end = classPath.indexOf(File.pathSeparatorChar);
    String jar = end < 0 ? classPath : classPath.substring(0, end);
    String name = jar.endsWith(JAR) ? jar.substring(0, jar.length() - JAR.length()) : jar;
    return new JvmCacheFiles(Path.of(name + BESIDE), Optional.of(Path.of(jar)));
  }

  /** The directory by the convention of the XDG Base Directory Specification, section 3. */
  static JvmCacheFiles of(Map<String, String> environment, String home) {
    Optional<Path> cache = UserCache.directory(environment, home);
    return new JvmCacheFiles(
        cache.isPresent() ? cache.get().resolve("jvm") : Path.of(UNKNOWN_HOME), Optional.empty());
  }

  /**
   * Why nothing here is used, as a message; empty if only this user or root can have written here,
   * or whoever can have written the jar, or if there is nothing.
   */
  Optional<String> objection() {
    return objection(directory);
  }

  /** The same of a cache here, if there is one, and of what describes it. */
  Optional<String> objection(Path cache) {
    // Without lambdas, as ranks that are started by hand call this.
    try {
      Optional<String> why = Files.exists(cache) ? found(cache) : Optional.empty();
      Path description = CacheDescription.file(cache);
      if (why.isEmpty() && Files.exists(description)) {
        why = found(description);
      }
      return why.isEmpty() ? why : Optional.of(message(why.get()));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      // A file on the way to it, or a directory that may not be entered, is as good as nothing.
      return Files.exists(cache)
          ? Optional.of(message("'" + cache + "' cannot be inspected"))
          : Optional.empty();
    }
  }

  private Optional<String> found(Path file) throws IOException {
    return jar.isPresent()
        ? FileTrust.objection(file, FileTrust.of(jar.get()))
        : FileTrust.objection(file);
  }

  private static String message(String why) {
    return RecordProblem.JVM_CACHE_FOREIGN.message(
        "A JVM cache is not used: " + PrintableText.of(why) + ".",
        RecordProblem.JVM_CACHE_FOREIGN.description().remedy());
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
      if (jar.isPresent()) {
        Files.createDirectories(directory);
      } else {
        Files.createDirectories(directory, PRIVATE);
      }
      return Optional.of(TemporaryDirectory.in(directory));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /**
   * Gives a complete cache its name; replaces one that is there.
   *
   * @param description for processes that no driver starts; empty if they are not to use it
   */
  boolean put(Path complete, JvmCacheKey key, Optional<CacheDescription> description) {
    try {
      move(complete, file(key));
      if (description.isPresent()) {
        move(description.get().write(complete), CacheDescription.file(file(key)));
      }
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** Says with which options a JVM starts for which there is no cache. */
  void describe(CacheDescription description) {
    Optional<TemporaryDirectory> work = newWork();
    if (work.isPresent()) {
      try (TemporaryDirectory made = work.get()) {
        Path file = description.write(made.path().resolve(CacheDescription.NO_CACHE));
        move(file, CacheDescription.file(noCache()));
      } catch (IOException e) {
        return; // Ranks start more slowly.
      }
    }
  }

  /** The path in place of that of a cache where there is none. */
  Path noCache() {
    return directory.resolve(CacheDescription.NO_CACHE);
  }

  /** Whatever the user's mask permits, nobody else writes a cache. */
  private static void move(Path from, Path to) throws IOException {
    Set<PosixFilePermission> modes = Files.getPosixFilePermissions(from);
    modes.remove(PosixFilePermission.GROUP_WRITE);
    modes.remove(PosixFilePermission.OTHERS_WRITE);
    Files.setPosixFilePermissions(from, modes);
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /**
   * Whether a cache for a JVM of this JDK with this class path is here. If a build has made the
   * same bytes again, their jar gets the time back that it had: a JVM compares it.
   */
  boolean isThere(Path home, String classPath, RankStarter starter) {
    for (Path entry : entries()) {
      Optional<CacheDescription> found = CacheDescription.of(entry);
      try {
        if (found.isPresent()
            && found.get().starter() == starter
            && found.get().isFor(entry, home, classPath)
            && found.get().jars().haveTheirTimes()) {
          return true;
        }
      } catch (IOException e) {
        continue; // It was just removed.
      }
    }
    return false;
  }

  /** Notes that a cache for these jars is not tried again before one of them changes. */
  void giveUp(String classPath) throws IOException {
    Files.writeString(directory.resolve(GIVEN_UP), digests(classPath));
  }

  /** Whether that was noted. */
  boolean isGivenUp(String classPath) throws IOException {
    Path note = directory.resolve(GIVEN_UP);
    return Files.exists(note) && Files.readString(note).equals(digests(classPath));
  }

  private static String digests(String classPath) {
    return CachedJars.of(classPath)
        .map(jars -> jars.jars().stream().map(KnownFile::digest).collect(Collectors.joining("\n")))
        .orElse("");
  }

  /** Notes that a cache is used now, so that it is not among the oldest. */
  void used(JvmCacheKey key) {
    Path description = CacheDescription.file(file(key));
    Path touched = Files.exists(description) ? description : file(key);
    try {
      Files.setLastModifiedTime(touched, FileTime.from(Instant.now()));
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
    List<Path> caches =
        entries().stream()
            .filter(Files::isRegularFile)
            .filter(entry -> CacheDescription.kind(entry.toString()).isPresent())
            .sorted(Comparator.comparing(JvmCacheFiles::lastUse).reversed())
            .toList();
    for (int i = 0; i < caches.size(); i++) {
      Path cache = caches.get(i);
      if ((i >= KEPT || isOutdated(cache))
          && inUse.stream().map(this::file).noneMatch(cache::equals)) {
        remove(cache);
        remove(CacheDescription.file(cache));
      }
    }
  }

  /** Whether its jars have changed, so that no JVM will use it. */
  private static boolean isOutdated(Path cache) {
    return CacheDescription.of(cache)
        .filter(description -> !description.jars().areUnchanged())
        .isPresent();
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

  private static Instant lastUse(Path cache) {
    Instant made = time(cache);
    Instant described = time(CacheDescription.file(cache));
    return described.isAfter(made) ? described : made;
  }

  private static Instant time(Path entry) {
    try {
      return Files.getLastModifiedTime(entry).toInstant();
    } catch (IOException e) {
      return Instant.MIN; // It has none, or another driver has just removed it.
    }
  }
}
