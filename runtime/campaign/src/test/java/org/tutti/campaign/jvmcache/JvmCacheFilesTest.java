package org.tutti.campaign.jvmcache;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.campaign.launch.RankJava;
import org.tutti.campaign.opening.SameSizeAndTime;
import org.tutti.campaign.temporary.TemporaryDirectory;
import org.tutti.rank.jvm.JvmCacheKind;

@Tag("jdk")
class JvmCacheFilesTest {
  private static final JvmCacheKey KEY = key("key");

  @TempDir private Path directory;
  private final Queue<TemporaryDirectory> works = new ConcurrentLinkedQueue<>();
  private JvmCacheFiles files;

  @BeforeEach
  void setFiles() {
    files = new JvmCacheFiles(directory.resolve("tutti/jvm"), Optional.empty());
  }

  @Test
  void cachesAreWhereUsersExpectThem() {
    assertThat(JvmCacheFiles.of(Map.of(), "/home/u").directory())
        .isEqualTo(Path.of("/home/u/.cache/tutti/jvm"));
    assertThat(JvmCacheFiles.of(Map.of("XDG_CACHE_HOME", "/scratch"), "/home/u").directory())
        .isEqualTo(Path.of("/scratch/tutti/jvm"));
    assertThat(JvmCacheFiles.of(Map.of("XDG_CACHE_HOME", "relative"), "/home/u").directory())
        .isEqualTo(Path.of("/home/u/.cache/tutti/jvm"));
  }

  @Test
  void aNewCacheReplacesTheOldOne() throws IOException {
    assertThat(files.put(made("old"), KEY, Optional.empty())).isTrue();
    assertThat(files.put(made("new"), KEY, Optional.empty())).isTrue();
    assertThat(Files.readString(files.file(KEY))).isEqualTo("new");
  }

  /** The end of this JVM would wait for them. */
  @AfterEach
  void close() {
    works.forEach(TemporaryDirectory::close);
  }

  @Test
  void nothingIsMadeWhereNothingCanBeWritten() throws IOException {
    Files.writeString(directory.resolve("tutti"), "a file where the directory should be");
    assertThat(files.newWork()).isEmpty();
    assertThat(files.put(directory.resolve("tutti"), KEY, Optional.empty())).isFalse();
    files.used(KEY);
    files.removeOld(Set.of(KEY));
    assertThat(directory.resolve("tutti")).hasContent("a file where the directory should be");
  }

  @Test
  void aUserWithoutHomeHasNoCaches() {
    assertThat(JvmCacheFiles.of(Map.of(), "?").newWork()).isEmpty();
  }

  /** Two drivers make the same cache again and again, while a third one uses it. */
  @Test
  void driversThatMakeTheSameCacheDoNotHarmEachOther() throws Exception {
    String one = "1".repeat(100_000);
    String two = "2".repeat(100_000);
    files.put(made(one), KEY, Optional.empty());
    ExecutorService drivers = Executors.newFixedThreadPool(2);
    try {
      List<Future<Boolean>> results =
          Stream.of(one, two)
              .map(content -> (Callable<Boolean>) () -> putOften(content))
              .map(drivers::submit)
              .toList();
      while (!results.stream().allMatch(Future::isDone)) {
        assertThat(Files.readString(files.file(KEY))).isIn(one, two);
      }
      for (Future<Boolean> result : results) {
        assertThat(result.get()).isTrue();
      }
    } finally {
      drivers.shutdownNow();
    }
  }

  @Test
  void theCachesUsedLastAreKept() throws IOException {
    for (int days = 1; days <= JvmCacheFiles.KEPT + 2; days++) {
      files.put(made("cache"), key("key" + days), Optional.empty());
      age(files.file(key("key" + days)), Duration.ofDays(days));
    }
    files.used(key("key9"));
    files.removeOld(Set.of(key("key10")));
    assertThat(directory.resolve("tutti/jvm").toFile().list())
        .contains("key1.jsa", "key7.jsa", "key9.jsa", "key10.jsa")
        .doesNotContain("key8.jsa");
  }

  @Test
  void whatIsMadeIsThatOfThisUserAlone() throws IOException {
    Path cache = made("cache");
    Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("rw-rw-rw-"));
    files.put(cache, KEY, Optional.empty());
    for (Path made : List.of(directory.resolve("tutti"), files.directory())) {
      assertThat(modes(made)).isEqualTo("rwx------");
    }
    assertThat(modes(files.file(KEY))).isEqualTo("rw-r--r--");
    assertThat(files.objection()).isEmpty();
    assertThat(files.objection(files.file(KEY))).isEmpty();
    assertThat(files.objection(files.file(key("missing")))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"directory", "cache", "description"})
  void whatAnotherUserMayHaveWrittenIsNotUsed(String which) throws IOException {
    files.put(made("cache"), KEY, Optional.empty());
    Path cache = files.file(KEY);
    Path description = Files.writeString(CacheDescription.file(cache), "");
    Path changed =
        switch (which) {
          case "directory" -> files.directory();
          case "cache" -> cache;
          default -> description;
        };
    Files.setPosixFilePermissions(changed, PosixFilePermissions.fromString("rwxrwxrwx"));
    assertThat(files.objection().or(() -> files.objection(cache)))
        .hasValueSatisfying(
            remark ->
                assertThat(remark)
                    .startsWith("[TUTTI-360] ")
                    .contains("other users may write to '" + changed + "'"));
  }

  /** Root can give files away; others cannot, and test the modes only. */
  @Test
  void theOwnerOfAJarDecidesBesideIt() throws IOException {
    Path jar = Files.writeString(directory.resolve("benchmarks.jar"), "");
    Files.setPosixFilePermissions(jar, PosixFilePermissions.fromString("rw-rw-r--"));
    JvmCacheFiles beside = JvmCacheFiles.besideJar(jar.toString());
    Path cache = beside.file(KEY);
    Files.createDirectories(beside.directory());
    Files.writeString(cache, "");
    Files.setPosixFilePermissions(beside.directory(), PosixFilePermissions.fromString("rwxrwxr-x"));
    assertThat(beside.objection()).isEmpty();
    Files.setPosixFilePermissions(jar, PosixFilePermissions.fromString("rw-r--r--"));
    assertThat(beside.objection()).isPresent();
    Files.setPosixFilePermissions(beside.directory(), PosixFilePermissions.fromString("rwxr-xr-x"));
    assertThat(beside.objection()).isEmpty();
    if ("root".equals(System.getProperty("user.name"))) {
      Files.setAttribute(cache, "unix:uid", 65534);
      assertThat(beside.objection(cache)).isPresent();
      Files.setAttribute(jar, "unix:uid", 65534);
      assertThat(beside.objection(cache)).isEmpty();
    }
  }

  /** The last step of a build asks first. */
  @Test
  void aJarOfTheSameBytesGetsItsTimeBackAndKeepsItsCache() throws IOException {
    Path jar = GreetingJar.write(directory.resolve("benchmarks.jar"));
    Path home = Files.createDirectories(directory.resolve("jdk"));
    Files.writeString(home.resolve("release"), "JAVA_VERSION=25\n");
    JvmCacheFiles beside = JvmCacheFiles.besideJar(jar.toString());
    assertThat(beside.isThere(home, jar.toString(), RankStarter.HAND)).isFalse();
    TemporaryDirectory work = beside.newWork().orElseThrow();
    works.add(work);
    Path cache = Files.writeString(work.path().resolve("made"), "cache");
    CacheDescription description =
        new CacheDescription(
            new RankJava(home, "JAVA_VERSION=25\n", 25),
            CachedJars.of(jar.toString()).orElseThrow(),
            CacheDescription.written(cache),
            JvmOptionsByHandTest.OPTIONS,
            RankStarter.HAND);
    assertThat(beside.put(cache, KEY, Optional.of(description))).isTrue();
    FileTime built = Files.getLastModifiedTime(jar);

    assertThat(beside.isThere(home, jar.toString(), RankStarter.HAND)).isTrue();
    assertThat(beside.isThere(home, jar.toString(), RankStarter.CAMPAIGN)).isFalse();
    Files.write(jar, Files.readAllBytes(jar));
    Files.setLastModifiedTime(jar, FileTime.from(built.toInstant().plusSeconds(9)));
    assertThat(description.fits(beside.file(KEY), home, jar.toString())).isFalse();
    assertThat(beside.isThere(directory, jar.toString(), RankStarter.HAND)).isFalse();
    assertThat(beside.isThere(home, jar.toString(), RankStarter.HAND)).isTrue();
    assertThat(Files.getLastModifiedTime(jar)).isEqualTo(built);
    assertThat(description.fits(beside.file(KEY), home, jar.toString())).isTrue();
    SameSizeAndTime.replace(jar, true);
    assertThat(beside.isThere(home, jar.toString(), RankStarter.HAND)).isFalse();
  }

  @Test
  void withoutACacheOptionsAreForTheSameJarAndOnlyOfItsWriters() throws IOException {
    Path jar = GreetingJar.write(directory.resolve("benchmarks.jar"));
    Path home = Files.createDirectories(directory.resolve("jdk"));
    Files.writeString(home.resolve("release"), "JAVA_VERSION=25\n");
    JvmCacheFiles beside = JvmCacheFiles.besideJar(jar.toString());
    beside.describe(
        new CacheDescription(
            new RankJava(home, "JAVA_VERSION=25\n", 25),
            CachedJars.of(jar.toString()).orElseThrow(),
            "",
            JvmOptionsByHandTest.OPTIONS,
            RankStarter.HAND));

    CacheDescription found = CacheDescription.of(beside.noCache()).orElseThrow();
    assertThat(found.options()).isEqualTo(JvmOptionsByHandTest.OPTIONS);
    assertThat(found.fits(beside.noCache(), home, jar.toString())).isTrue();
    assertThat(found.fits(beside.noCache(), home, "other.jar")).isFalse();
    assertThat(beside.objection(beside.noCache())).isEmpty();
    assertThat(beside.isThere(home, jar.toString(), RankStarter.HAND)).isFalse();
    SameSizeAndTime.replace(jar, true);
    assertThat(found.fits(beside.noCache(), home, jar.toString())).isFalse();
    Files.setPosixFilePermissions(
        CacheDescription.file(beside.noCache()), PosixFilePermissions.fromString("rw-rw-rw-"));
    assertThat(beside.objection(beside.noCache())).isPresent();
  }

  @Test
  void whatWasGivenUpIsTriedAgainForAnotherJarOnly() throws IOException {
    Path jar = GreetingJar.write(directory.resolve("benchmarks.jar"));
    JvmCacheFiles beside = JvmCacheFiles.besideJar(jar.toString());
    works.add(beside.newWork().orElseThrow());
    assertThat(beside.isGivenUp(jar.toString())).isFalse();
    beside.giveUp(jar.toString());
    assertThat(beside.isGivenUp(jar.toString())).isTrue();
    SameSizeAndTime.replace(jar, true);
    assertThat(beside.isGivenUp(jar.toString())).isFalse();
  }

  private static String modes(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  private boolean putOften(String content) throws IOException {
    boolean put = true;
    for (int time = 0; time < 100; time++) {
      put &= files.put(made(content), KEY, Optional.empty());
    }
    return put;
  }

  private Path made(String content) throws IOException {
    TemporaryDirectory work = files.newWork().orElseThrow();
    works.add(work);
    return Files.writeString(work.path().resolve("made"), content);
  }

  private static void age(Path file, Duration age) throws IOException {
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(age)));
  }

  private static JvmCacheKey key(String name) {
    return new JvmCacheKey(
        JvmCacheKind.DYNAMIC_ARCHIVE,
        new RankJava(Path.of("/jdk"), "", RankJava.UNKNOWN),
        name,
        new CachedJars("benchmarks.jar", List.of()),
        RankStarter.CAMPAIGN);
  }
}
