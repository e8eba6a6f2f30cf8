package org.tutti.campaign.jvmcache;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.campaign.launch.HydraLauncher;
import org.tutti.campaign.launch.Launcher;
import org.tutti.campaign.launch.OpenMpiLauncher;
import org.tutti.campaign.launch.SelfLauncher;
import org.tutti.campaign.opening.SameSizeAndTime;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.MpiNames;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.settings.SettingKey;

@Tag("jdk")
class JvmCacheKeyTest {
  private static final Launcher LAUNCHER = new SelfLauncher(ProviderKind.IN_PROCESS);

  @TempDir private Path directory;
  private Path jar;
  private LaunchSettings settings;
  private JvmCacheKey key;

  @BeforeEach
  void makeKey() throws IOException {
    jar = GreetingJar.write(directory.resolve("benchmarks.jar"));
    settings = CachedSettings.of(jar);
    key = key(settings).orElseThrow();
  }

  @Test
  void whatIsMeasuredDoesNotMatter() {
    assertThat(key(settings.with(SettingKey.REPETITIONS.parse("5")).with(SettingKey.PROCESSES, 3)))
        .contains(key);
  }

  @Test
  void aJarOfAnotherTimeHasAnotherKey() throws IOException {
    Files.setLastModifiedTime(jar, FileTime.fromMillis(1));
    assertThat(key(settings)).isPresent().get().isNotEqualTo(key);
  }

  /** As builds that set times and images leave it, or one who writes in place. */
  @ParameterizedTest
  @CsvSource({
    "benchmarks.jar, true",
    "benchmarks.jar, false",
    "lib/a.jar, true",
    "lib/a.jar, false"
  })
  void anotherJarOfTheSameSizeAndTimeHasAnotherKeyAndNoCache(String name, boolean inPlace)
      throws IOException {
    GreetingJar.writeNaming(jar, "lib/a.jar");
    Files.createDirectories(directory.resolve("lib"));
    Path changed = directory.resolve(name);
    GreetingJar.write(directory.resolve("lib/a.jar"));
    JvmCacheKey before = key(settings).orElseThrow();
    JvmCache cache = new JvmCache(before.kind(), directory.resolve("cache"), before.jars());
    assertThat(cache.options()).isNotEmpty();
    SameSizeAndTime.replace(changed, inPlace);
    assertThat(cache.options()).isEmpty();
    assertThat(key(settings)).isPresent().get().isNotEqualTo(before);
    assertThat(key(settings).orElseThrow().file()).isNotEqualTo(before.file());
  }

  @Test
  void aCacheIsNotUsedOnceItsJarHasChanged() throws IOException {
    JvmCache cache = new JvmCache(key.kind(), directory.resolve("cache"), key.jars());
    assertThat(cache.options()).isNotEmpty();
    Files.setLastModifiedTime(jar, FileTime.fromMillis(1));
    assertThat(cache.options()).isEmpty();
    Files.delete(jar);
    assertThat(cache.options()).isEmpty();
  }

  @Test
  void anotherOptionOrVariableForTheJvmHasAnotherKey() {
    assertThat(key(settings.plus(SettingKey.JVM_OPTION, "-Xmx1g")))
        .isPresent()
        .get()
        .isNotEqualTo(key);
    assertThat(key(settings.plus(SettingKey.ENVIRONMENT, "JAVA_TOOL_OPTIONS=-Xmx1g")))
        .isPresent()
        .get()
        .isNotEqualTo(key);
    assertThat(
            JvmCacheKey.of(
                settings, LAUNCHER, Map.of("JAVA_TOOL_OPTIONS", "-Xmx1g"), RankStarter.CAMPAIGN))
        .isPresent()
        .get()
        .isNotEqualTo(key);
  }

  @Test
  void anotherLauncherHasAnotherKey() {
    assertThat(
            JvmCacheKey.of(
                settings, new HydraLauncher(Path.of("mpiexec")), Map.of(), RankStarter.CAMPAIGN))
        .isPresent()
        .get()
        .isNotEqualTo(key);
  }

  @ParameterizedTest
  @ValueSource(strings = {"17.0.2", "24.0.1", "25.0.1", "26"})
  void librariesShareACache(String version) throws IOException {
    LaunchSettings java = settings.with(SettingKey.JAVA, jdk("JAVA_VERSION=\"" + version + "\"\n"));
    Path launcher = Path.of("mpirun");
    assertThat(of(java, new OpenMpiLauncher(launcher, false)))
        .isEqualTo(of(java, new HydraLauncher(launcher)));
  }

  @Test
  void anotherJdkHasAnotherKey() throws IOException {
    assertThat(key(settings.with(SettingKey.JAVA, jdk("JAVA_VERSION=\"21.0.4\"\n"))))
        .isPresent()
        .get()
        .isNotEqualTo(key);
  }

  @ParameterizedTest
  @ValueSource(strings = {"JAVA_VERSION=\"11.0.2\"\n", "JAVA_VERSION=\"1.8.0_392\"\n", "nothing"})
  void anOldOrUnknownJdkHasNoCache(String release) throws IOException {
    assertThat(key(settings.with(SettingKey.JAVA, jdk(release)))).isEmpty();
    assertThat(key(settings.with(SettingKey.JAVA, "/no/such/java"))).isEmpty();
  }

  @Test
  void onlyJarsCanBeOnTheClassPath() {
    assertThat(key(settings.withClassPath(jar + File.pathSeparator + directory))).isEmpty();
    assertThat(key(settings.withClassPath(jar + ".missing"))).isEmpty();
  }

  @Test
  void theJarsThatAJarNamesBelongToIt() throws IOException {
    Path naming = GreetingJar.writeNaming(directory.resolve("naming.jar"), "lib/a.jar lib/b.jar");
    LaunchSettings both = settings.withClassPath(naming.toString());
    assertThat(key(both)).isEmpty();
    Files.createDirectories(directory.resolve("lib"));
    for (String name : List.of("a.jar", "b.jar")) {
      GreetingJar.write(directory.resolve("lib").resolve(name));
    }
    JvmCacheKey before = key(both).orElseThrow();
    assertThat(before.jars().areUnchanged()).isTrue();
    Files.setLastModifiedTime(directory.resolve("lib/b.jar"), FileTime.fromMillis(1));
    assertThat(before.jars().areUnchanged()).isFalse();
    assertThat(key(both)).isPresent().get().isNotEqualTo(before);
  }

  @Test
  void aLauncherIsTheSameWhetherItOrItsLibraryIsNamed() {
    Launcher hydra = new HydraLauncher(Path.of("mpiexec"));
    MpiSelection mpich = MpiSelection.OPEN.withLibrary(MpiNames.library("mpich"));
    LaunchSettings open = settings.withMpi(MpiSelection.OPEN);
    assertThat(JvmCacheKey.of(open, hydra, Map.of(), RankStarter.CAMPAIGN))
        .isEqualTo(JvmCacheKey.of(settings.withMpi(mpich), hydra, Map.of(), RankStarter.CAMPAIGN));
  }

  @ParameterizedTest
  @EnumSource(names = {"MPJ", "MPJ_NIODEV"})
  void ranksOfMpjExpressHaveNoCache(ProviderKind provider) {
    assertThat(key(settings.withMpi(MpiSelection.OPEN.withProvider(provider)))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-Xshare:off",
        "-XX:SharedArchiveFile=mine",
        "-XX:ArchiveClassesAtExit=mine",
        "-XX:+AutoCreateSharedArchive",
        "-XX:AOTCache=mine",
        "-XX:-AOTClassLinking"
      })
  void aUserWhoHasDecidedIsNotOverruled(String option) {
    assertThat(key(settings.plus(SettingKey.JVM_OPTION, option))).isEmpty();
    assertThat(key(settings.plus(SettingKey.ENVIRONMENT, "JAVA_TOOL_OPTIONS=-Xss1m " + option)))
        .isEmpty();
  }

  private static Optional<JvmCacheKey> key(LaunchSettings settings) {
    return JvmCacheKey.of(settings, LAUNCHER, Map.of(), RankStarter.CAMPAIGN);
  }

  private static JvmCacheKey of(LaunchSettings settings, Launcher launcher) {
    LaunchSettings open = settings.withMpi(MpiSelection.OPEN);
    return JvmCacheKey.of(open, launcher, Map.of(), RankStarter.CAMPAIGN).orElseThrow();
  }

  /** A JDK that consists of its description and a program. */
  private String jdk(String release) throws IOException {
    Path java = Files.createDirectories(directory.resolve("jdk/bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Files.writeString(directory.resolve("jdk/release"), release);
    return java.toString();
  }
}
