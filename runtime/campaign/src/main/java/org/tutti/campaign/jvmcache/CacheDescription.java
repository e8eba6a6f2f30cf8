package org.tutti.campaign.jvmcache;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32;
import org.tutti.campaign.launch.RankJava;
import org.tutti.campaign.opening.KnownFile;
import org.tutti.rank.jvm.JvmCacheKind;

/**
 * What belongs to a cache, in a file beside it, for processes that no driver has started: they have
 * to know at once which cache is theirs and how a campaign would start them.
 *
 * @param java the JDK
 * @param jars what it was made from
 * @param written size and time of the cache, and a checksum of its beginning, which contains those
 *     of the rest: whoever writes to it later, even as much, damages it; empty if there is no cache
 *     and ranks can only have the options
 * @param options of the JVM of a rank
 * @param starter who starts the ranks for which the cache was made
 */
record CacheDescription(
    RankJava java, CachedJars jars, String written, JvmOptionsByHand options, RankStarter starter) {
  static final String SUFFIX = ".properties";

  /** The name in place of that of a cache where a build could make none. */
  static final String NO_CACHE = "no-cache";

  private static final String SEPARATOR = "\n";
  private static final int BEGINNING = 1 << 13;

  /** Writes it beside a cache, and returns its file. */
  Path write(Path cache) throws IOException {
    Properties all = new Properties();
    all.setProperty("java", java.home().toString());
    all.setProperty("release", java.release());
    all.setProperty("class-path", jars.classPath());
    List<String> known = jars.jars().stream().map(KnownFile::text).toList();
    all.setProperty("jars", String.join(SEPARATOR, known));
    all.setProperty("written", written);
    all.setProperty("starter", starter.name());
    options.addTo(all);
    Path file = file(cache);
    try (Writer writer = Files.newBufferedWriter(file)) {
      all.store(writer, null);
    }
    return file;
  }

  /** That of a cache; empty if there is none. */
  static Optional<CacheDescription> of(Path cache) {
    Properties all = new Properties();
    try (Reader reader = Files.newBufferedReader(file(cache))) {
      all.load(reader);
      RankJava java =
          new RankJava(
              Path.of(all.getProperty("java")), all.getProperty("release"), RankJava.UNKNOWN);
      List<KnownFile> jars = new ArrayList<>();
      for (String jar : all.getProperty("jars").split(SEPARATOR)) {
        jars.add(KnownFile.parse(jar));
      }
      return Optional.of(
          new CacheDescription(
              java,
              new CachedJars(all.getProperty("class-path"), jars),
              all.getProperty("written"),
              JvmOptionsByHand.of(all),
              RankStarter.valueOf(all.getProperty("starter"))));
    } catch (IOException | RuntimeException e) {
      return Optional.empty(); // A cache of another version, or a damaged file.
    }
  }

  /**
   * Whether a JVM of this JDK, with this class path, can start with the cache, which is as it was
   * made.
   */
  boolean fits(Path cache, Path home, String classPath) throws IOException {
    return isFor(cache, home, classPath) && jars.areUnchanged();
  }

  /** The same as long as the jars are as they were. */
  boolean isFor(Path cache, Path home, String classPath) throws IOException {
    return jars.classPath().equals(classPath)
        && java.home().equals(home)
        && (written.isEmpty() || written(cache).equals(written))
        && Files.readString(home.resolve(RankJava.RELEASE)).equals(java.release());
  }

  /** The time is in seconds, since whoever copies a file may keep no more. */
  static String written(Path cache) throws IOException {
    CRC32 beginning = new CRC32();
    try (InputStream input = Files.newInputStream(cache)) {
      beginning.update(input.readNBytes(BEGINNING));
    }
    return Files.size(cache)
        + " "
        + Files.getLastModifiedTime(cache).to(TimeUnit.SECONDS)
        + " "
        + beginning.getValue();
  }

  static Path file(Path cache) {
    return Path.of(cache + SUFFIX);
  }

  /** The kind of a cache by the name of its file; empty if it is none. */
  static Optional<JvmCacheKind> kind(String name) {
    for (JvmCacheKind kind : JvmCacheKind.values()) {
      if (name.endsWith(kind.suffix())) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
