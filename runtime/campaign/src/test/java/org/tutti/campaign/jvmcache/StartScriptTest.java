package org.tutti.campaign.jvmcache;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.campaign.launch.RankJava;

/** The script is run with a java that prints its arguments, one a line. */
@Tag("jdk")
class StartScriptTest {
  private static final Map<String, String> RANK = Map.of("OMPI_COMM_WORLD_RANK", "0");
  private static final String OPTION = "-Done=it's 1";

  @TempDir private Path temporary;
  private Path directory;
  private Path home;
  private Path jar;
  private Path cache;

  @BeforeEach
  void write() throws IOException {
    directory = Files.createDirectories(temporary.toRealPath().resolve("the target"));
    home = jdk("jdk");
    jar = GreetingJar.write(directory.resolve("it's.jar"));
    cache = Files.createDirectories(directory.resolve("it's-jvm")).resolve("key.aot");
    Files.writeString(cache, "cache");
    new CacheDescription(
            new RankJava(home, "JAVA_VERSION=\"25\"\n", 25),
            CachedJars.of(jar.toString()).orElseThrow(),
            CacheDescription.written(cache),
            new JvmOptionsByHand(
                List.of(OPTION, "-Dstart"),
                JvmOptionsByHandTest.OPTIONS.ofStart(),
                JvmOptionsByHandTest.OPTIONS.quick(),
                JvmOptionsByHandTest.OPTIONS.delayed()),
            RankStarter.HAND)
        .write(cache);
    new StartScript(jar, "Greeting").write();
  }

  @ParameterizedTest
  @ValueSource(strings = {"OMPI_COMM_WORLD_RANK", "PMI_RANK", "PMIX_RANK"})
  void aRankStartsWithItsCacheAtOnce(String variable) throws Exception {
    assertThat(started(Map.of(variable, "1"), "--msizes", "8 16"))
        .startsWith("-XX:AOTCache=" + cache)
        .contains(OPTION)
        .endsWith("-cp", jar.toString(), "Greeting", "--msizes", "8 16");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Quick",
        "q.Quick.call",
        "org.q.Quick",
        "--msizes=8 Quick",
        "--msizes 8 Quick call",
        "-v Quick",
        "--results Quick",
        "uick",
        "Quick Slow",
        "Quick both",
        "Quick q.Slow",
        "Quick wait",
        "Quick Slow*",
        "Quick @more"
      })
  void theOptionsAreThoseOfTheNamedBenchmarks(String arguments) throws Exception {
    String[] words = JvmOptionsByHandTest.words(arguments);
    assertThat(started(RANK, words).contains("-Dstart"))
        .isEqualTo(JvmOptionsByHandTest.OPTIONS.of(words).contains("-Dstart"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"OMPI_COMM_WORLD_RANK", "UNRELATED"})
  void whatStartsWithOptionsOfAUserHasNoCache(String variable) throws Exception {
    assertThat(started(Map.of(variable, "0", "JAVA_TOOL_OPTIONS", "-Xint"), "Example"))
        .containsExactly("-jar", jar.toString(), "Example");
  }

  @ParameterizedTest
  @CsvSource({"run, 1", "rerun, 1", "compare, 0", "Example, 0"})
  void aCommandHasTheCacheButNoOptionsOfRanks(String command, int times) throws Exception {
    List<String> started = started(Map.of(), command, "it's 1");
    assertThat(started)
        .startsWith("-XX:AOTCache=" + cache)
        .doesNotContain(OPTION)
        .endsWith("-cp", jar.toString(), "Greeting", command, "it's 1")
        .filteredOn("-XX:TieredStopAtLevel=1"::equals)
        .as("options of a driver")
        .hasSize(times);
    assertThat(started(Map.of("PMI_RANK", "0"), command).contains(OPTION)).isEqualTo(times == 0);
    Files.delete(cache);
    assertThat(started(Map.of(), command))
        .endsWith("-jar", jar.toString(), command)
        .filteredOn("-XX:TieredStopAtLevel=1"::equals)
        .hasSize(times);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jar", "cache"})
  void afterAChangeOfAFileNoRankUsesTheCache(String which) throws Exception {
    Path changed = which.equals("jar") ? jar : cache;
    FileTime before = Files.getLastModifiedTime(changed);
    Files.write(changed, Files.readAllBytes(changed));
    Files.setLastModifiedTime(changed, before);

    assertThat(started(RANK)).containsExactly("-jar", jar.toString());
  }

  @Test
  void neitherARankOfAnotherJdkNorAMovedJarUsesTheCache() throws Exception {
    Path first = home;
    home = jdk("another");
    assertThat(started(RANK)).containsExactly("-jar", jar.toString());

    home = first;
    directory = Files.move(directory, directory.resolveSibling("moved"));
    assertThat(started(RANK)).containsExactly("-jar", directory.resolve("it's.jar").toString());
  }

  @Test
  void withoutACacheAScriptIsWrittenAsWell() throws Exception {
    Files.delete(cache);
    new StartScript(jar, "Greeting").write();

    assertThat(started(RANK)).containsExactly("-jar", jar.toString());
  }

  @Test
  void aFileThatSomebodyElseHasMadeStays() throws IOException {
    Path script = new StartScript(jar, "Greeting").file().orElseThrow();
    Files.writeString(script, "#!/bin/sh\n# mine\n");
    new StartScript(jar, "Greeting").write();
    assertThat(script).hasContent("#!/bin/sh\n# mine\n");
  }

  @Test
  void aDirectoryOfTheSameNameStays() throws IOException {
    Path other = GreetingJar.write(directory.resolve("other.jar"));
    Path there = Files.createDirectory(directory.resolve("other"));

    new StartScript(other, "Greeting").write();

    assertThat(there).isEmptyDirectory();
  }

  private Path jdk(String name) throws IOException {
    Path made = temporary.toRealPath().resolve(name);
    Files.createDirectories(made.resolve("bin"));
    Files.writeString(made.resolve(RankJava.RELEASE), "JAVA_VERSION=\"25\"\n");
    Path java = made.resolve("bin/java");
    Files.writeString(java, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
    return made;
  }

  private List<String> started(Map<String, String> variables, String... arguments)
      throws Exception {
    List<String> command = new ArrayList<>(List.of(directory.resolve("it's").toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().clear();
    builder.environment().put("PATH", System.getenv("PATH"));
    builder.environment().put("JAVA_HOME", home.toString());
    builder.environment().putAll(variables);
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said.lines().toList();
  }
}
