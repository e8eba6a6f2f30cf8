package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Ranks that {@code mpirun java} starts use a JVM cache where one fits, and always run. */
@Tag("jdk")
@Tag("all")
class StartByHandIT {
  private static final String KIND =
      Runtime.version().feature() >= 25 ? "AOT cache" : "dynamic archive";
  private static final String NONE = "none";
  private static final String MAIN = "org.tutti.cli.Main";
  private static final String PROPERTIES = ".properties";
  private static final Pattern ARGUMENTS = Pattern.compile("\"jvm.arguments\":\"([^\"]*)\"");
  private static final String OURS = "] org.tutti.";
  private static final String HIDDEN = "/0x";
  private static final String STUB = "DowncallStub";

  /** What was reached, with room for what a busy host makes a rank load. */
  private static final int LIMIT_OF_FIRST_JVM = 26;

  private static final int LIMIT_OF_OURS = 1_700;
  private static final int LIMIT_OF_OURS_ELSEWHERE = 40;
  private static final int LIMIT_OF_HIDDEN = 200;
  private static final int LIMIT_OF_STUBS = 12;

  @TempDir private static Path shared;
  private static Path jar;
  private static Path second;

  @TempDir private Path directory;
  private final Map<String, String> variables = new HashMap<>(Tutti.ROOT_ALLOWED);
  private final List<String> options = new ArrayList<>();
  private String executable = Tutti.JAVA;
  private List<String> program;
  private int ranks = 1;
  private String measured = "Example01Allreduce";
  private String said = "";

  @BeforeAll
  static void makeCaches() throws Exception {
    jar = Files.copy(Tutti.JAR, shared.resolve("benchmarks.jar"));
    second = writeCallingJar(shared.resolve("second.jar"));
    for (List<String> started : List.of(List.of("-jar", jar.toString()), both())) {
      List<String> command = new ArrayList<>(List.of(Tutti.JAVA));
      command.addAll(started);
      command.addAll(List.of("cache", "--launcher", "openmpi", "Example01Allreduce"));
      Map<String, String> caches = new HashMap<>(Tutti.ROOT_ALLOWED);
      caches.put("XDG_CACHE_HOME", shared.toString());
      assertThat(end(command, caches, shared)).contains(KIND);
    }
  }

  @BeforeEach
  void setUp() {
    variables.put("XDG_CACHE_HOME", shared.toString());
    program = List.of("-jar", jar.toString());
  }

  @Test
  void fourRanksAtOnceUseTheCacheAndWriteNothingBesideTheirResults() throws Exception {
    List<Path> before = files(shared);
    ranks = 4;
    assertThat(cache()).isEqualTo(KIND);
    assertThat(launch()).contains("-XX:+UseSerialGC");
    assertThat(files(shared)).isEqualTo(before);
  }

  @Test
  void aCacheBesideTheJarNeedsNoHome() throws Exception {
    Path moved = Files.createDirectories(directory.resolve("here")).resolve("benchmarks.jar");
    Files.copy(jar, moved, StandardCopyOption.COPY_ATTRIBUTES);
    program = List.of("-jar", moved.toString());
    variables.put("XDG_CACHE_HOME", "");
    variables.put("HOME", "");
    options.add("-Duser.home=?");
    assertThat(cache()).isEqualTo(NONE);

    // The same file at the same place, as its build leaves it.
    Path beside = copyBesideJar();
    try {
      program = List.of("-jar", jar.toString());
      assertThat(cache()).isEqualTo(KIND);
    } finally {
      remove(beside);
    }
  }

  @Test
  void theScriptOfABuildStartsRanksWithTheCacheUntilTheJarChanges() throws Exception {
    Path beside = copyBesideJar();
    FileTime built = Files.getLastModifiedTime(jar);
    try {
      List<String> build = List.of(Tutti.JAVA, "-jar", jar.toString(), "cache", "--after-build");
      assertThat(end(build, variables, directory)).isEmpty();
      ranks = 2;
      executable = shared.resolve("benchmarks").toString();
      program = List.of();
      variables.put("JAVA_HOME", System.getProperty("java.home"));
      assertThat(cache()).isEqualTo(KIND);

      Files.setLastModifiedTime(jar, FileTime.fromMillis(1));
      assertThat(cache()).isEqualTo(NONE);
    } finally {
      Files.setLastModifiedTime(jar, built);
      remove(beside);
    }
  }

  /** As builds and images leave it that set times; its classes would not be those of the cache. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void anotherJarOfTheSameSizeAndTimeUsesNone(boolean isBesideJar) throws Exception {
    Optional<Path> beside = isBesideJar ? Optional.of(copyBesideJar()) : Optional.empty();
    if (isBesideJar) {
      variables.put("XDG_CACHE_HOME", directory.toString());
    }
    byte[] bytes = Files.readAllBytes(jar);
    FileTime built = Files.getLastModifiedTime(jar);
    try {
      assertThat(cache()).isEqualTo(KIND);
      Files.write(jar, withAnotherTimeInside(bytes));
      Files.setLastModifiedTime(jar, built);
      assertThat(cache()).isEqualTo(NONE);
      Files.write(jar, bytes);
      Files.setLastModifiedTime(jar, built);
      assertThat(cache()).isEqualTo(KIND);
    } finally {
      Files.write(jar, bytes);
      Files.setLastModifiedTime(jar, built);
      if (beside.isPresent()) {
        remove(beside.get());
      }
    }
  }

  /** Changes the time of the last entry in the central directory (ZIP specification, 4.3.12). */
  private static byte[] withAnotherTimeInside(byte[] jar) {
    byte[] changed = jar.clone();
    int header = jar.length - 46;
    while (jar[header] != 'P' || jar[header + 1] != 'K' || jar[header + 2] != 1) {
      header--;
    }
    changed[header + 12] ^= 1;
    return changed;
  }

  private static Path copyBesideJar() throws IOException {
    Path beside = Files.createDirectories(shared.resolve("benchmarks-jvm"));
    for (Path file : files(shared.resolve("tutti/jvm"))) {
      copy(file, beside);
    }
    return beside;
  }

  private static void remove(Path beside) throws IOException {
    for (Path file : files(beside)) {
      Files.delete(file);
    }
    Files.delete(beside);
  }

  @Test
  void aJarOverTheParentDirectoryUsesTheCache() throws Exception {
    program = List.of("-jar", directory.relativize(jar).toString());
    assertThat(program.get(1)).startsWith("../");
    assertThat(cache()).isEqualTo(KIND);
  }

  /** So that figures by hand are those of a campaign. */
  @ParameterizedTest
  @ValueSource(strings = {"Example01Allreduce", "Example30AnyFunction.plain"})
  void aRankHasTheOptionsOfACampaign(String benchmark) throws Exception {
    ranks = 2;
    measured = benchmark;
    List<String> byHand = arguments(launch());

    List<String> campaign = new ArrayList<>(List.of(Tutti.JAVA, "-jar", jar.toString()));
    campaign.addAll(List.of(Tutti.words("run -np 2 --launches 1 --launcher openmpi --msizes 8")));
    campaign.addAll(List.of("--nrep", "20", "--no-html", "--results", "campaign", benchmark));
    end(campaign, variables, directory);
    String ofCampaign = Files.readString(directory.resolve("campaign/launches/0001.jsonl"));
    assertThat(ofCampaign).contains(fact(KIND));
    assertThat(byHand).isEqualTo(arguments(ofCampaign));
  }

  /** As after a build on a host without MPI. */
  @ParameterizedTest
  @CsvSource({"Example01Allreduce, true", "Example30AnyFunction.plain, false"})
  void withoutACacheARankHasTheOptionsIfTheyPayOff(String benchmark, boolean hasThem)
      throws Exception {
    Path built = Files.copy(jar, directory.resolve("built.jar"));
    Map<String, String> noLauncher = new HashMap<>(variables);
    noLauncher.put("PATH", directory.toString());
    List<String> build = List.of(Tutti.JAVA, "-jar", built.toString(), "cache", "--after-build");
    assertThat(end(build, noLauncher, directory)).contains("No JVM cache was made");
    ranks = 2;
    measured = benchmark;
    program = List.of("-jar", built.toString());
    String launch = launch();
    assertThat(launch).contains(fact(NONE));
    assertThat(arguments(launch).contains("-XX:+UseSerialGC")).isEqualTo(hasThem);

    Path description = directory.resolve("built-jvm/no-cache.properties");
    Files.setPosixFilePermissions(description, PosixFilePermissions.fromString("rwxrwxrwx"));
    assertThat(arguments(launch())).doesNotContain("-XX:+UseSerialGC");
    assertThat(said.contains("[TUTTI-360]")).isEqualTo(hasThem);
  }

  /** The options of the JVM but for those that say who has started it. */
  private static List<String> arguments(String launch) {
    Matcher matcher = ARGUMENTS.matcher(launch);
    assertThat(matcher.find()).isTrue();
    return Stream.of(matcher.group(1).split(" "))
        .filter(word -> !word.startsWith("-Dtutti.cache=") && !word.startsWith("-Djava.library"))
        .toList();
  }

  @Test
  void aRankLoadsFewClassesFromElsewhereThanTheCache() throws Exception {
    ranks = 2;
    options.add("-Xlog:class+load:file=" + directory.resolve("classes-%p.txt"));
    assertThat(cache()).isEqualTo(KIND);
    for (Path log : files(directory)) {
      String name = log.getFileName().toString();
      if (name.startsWith("classes-")) {
        List<String> loaded = Files.readAllLines(log);
        if (name.endsWith(".0")) {
          assertLoaded(loaded, OURS, LIMIT_OF_FIRST_JVM);
        } else {
          assertLoaded(loaded, OURS, LIMIT_OF_OURS);
          loaded.removeIf(line -> line.contains("source: shared objects file"));
          assertLoaded(loaded, OURS, LIMIT_OF_OURS_ELSEWHERE);
          assertLoaded(loaded, HIDDEN, LIMIT_OF_HIDDEN);
          assertLoaded(loaded, STUB, LIMIT_OF_STUBS);
        }
      }
    }
  }

  private static void assertLoaded(List<String> loaded, String which, int limit) {
    List<String> found = loaded.stream().filter(line -> line.contains(which)).toList();
    assertThat(found).hasSizeBetween(which.equals(OURS) ? 1 : 0, limit);
  }

  @Test
  void anotherJarOrOneThatWasBuiltAgainUsesNone() throws Exception {
    FileTime built = Files.getLastModifiedTime(jar);
    try {
      Files.setLastModifiedTime(jar, FileTime.fromMillis(1));
      assertThat(cache()).isEqualTo(NONE);
    } finally {
      Files.setLastModifiedTime(jar, built);
    }
    Path moved = Files.copy(jar, directory.resolve("benchmarks.jar"));
    program = List.of("-jar", moved.toString());
    assertThat(cache()).isEqualTo(NONE);
  }

  /** As after an update in place, on a host with another JDK, and on a full disk. */
  @ParameterizedTest
  @ValueSource(strings = {"release=other", "java=/another/jdk", "written=17"})
  void aCacheOfAnotherJdkOrAPartOfOneIsNotUsed(String line) throws Exception {
    Path copy = Files.createDirectories(directory.resolve("tutti/jvm"));
    for (Path file : files(shared.resolve("tutti/jvm"))) {
      Path copied = copy(file, copy);
      if (copied.toString().endsWith(PROPERTIES)) {
        Files.writeString(copied, Files.readString(copied) + line + "\n");
      }
    }
    variables.put("XDG_CACHE_HOME", directory.toString());
    assertThat(cache()).isEqualTo(NONE);
  }

  /** A JVM takes classes from its cache; rank 0 says so for all. */
  @ParameterizedTest
  @ValueSource(strings = {"directory", "cache", "description"})
  void aCacheThatOthersMayWriteIsNotUsed(String which) throws Exception {
    ranks = 2;
    Path copy = Files.createDirectories(directory.resolve("tutti/jvm"));
    Files.setPosixFilePermissions(copy, PosixFilePermissions.fromString("rwx------"));
    for (Path file : files(shared.resolve("tutti/jvm"))) {
      Files.copy(file, copy.resolve(file.getFileName()), StandardCopyOption.COPY_ATTRIBUTES);
    }
    variables.put("XDG_CACHE_HOME", directory.toString());
    assertThat(cache()).isEqualTo(KIND);
    for (Path file : which.equals("directory") ? List.of(copy) : files(copy)) {
      if (Files.isDirectory(file)
          || which.equals("description") == file.toString().endsWith(PROPERTIES)) {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxrwxrwx"));
      }
    }
    assertThat(cache()).isEqualTo(NONE);
    assertThat(said).containsOnlyOnce("[TUTTI-360]").contains("other users may write to '" + copy);
  }

  @Test
  void optionsOfTheUserArePassedOn() throws Exception {
    Path file = Files.writeString(directory.resolve("arguments"), "-Xmx77m -Dthree=3\n");
    options.add("@" + file);
    options.add("-Done=1");
    variables.put("JDK_JAVA_OPTIONS", "-Dtwo=2");
    variables.put("JAVA_TOOL_OPTIONS", "-Dfour=4");
    String launch = launch();
    assertThat(launch).contains(fact(KIND), "-Done=1", "-Dtwo=2", "-Dthree=3", "-Dfour=4");
    assertThat(launch).containsPattern("\"jvm.maximumHeapBytes\":\"7\\d{7}\"");
  }

  /** {@code OptionsByHandTest} has the others. */
  @ParameterizedTest
  @ValueSource(strings = {"-Dtutti.cache=off", "-Xint"})
  void whoeverDecidesMoreStartsAsBefore(String option) throws Exception {
    options.add(option);
    assertThat(cache()).isEqualTo(NONE);
  }

  @Test
  void severalJarsHaveACacheOfTheirOwn() throws Exception {
    program = both();
    assertThat(cache()).isEqualTo(KIND);
  }

  /** Its main method has already done something, which must not happen twice. */
  @Test
  void aProgramThatCallsTheMainMethodIsNotStartedAgain() throws Exception {
    program = List.of("-cp", jar + ":" + second, CallingProgram.class.getName());
    assertThat(run()).containsOnlyOnce(CallingProgram.SAID);
    assertThat(Files.readString(file())).contains(fact(NONE));
  }

  @ParameterizedTest
  @CsvSource({"INT, 20", "INT, 60", "INT, 100", "TERM, 20", "TERM, 60", "TERM, 100"})
  void aLaunchThatIsInterruptedAtOnceEnds(String signal, int millis) throws Exception {
    Path output = directory.resolve("interrupted");
    ProcessBuilder builder = new ProcessBuilder(command()).directory(directory.toFile());
    builder.environment().putAll(variables);
    Process process = builder.redirectErrorStream(true).redirectOutput(output.toFile()).start();
    Thread.sleep(millis);
    List<ProcessHandle> ranks = process.descendants().toList();
    new ProcessBuilder("kill", "-" + signal, "" + process.pid()).start().waitFor();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(output)).isNotZero();
    for (ProcessHandle rank : ranks) {
      rank.onExit().get(60, TimeUnit.SECONDS);
    }
  }

  private String cache() throws Exception {
    String launch = launch();
    return launch.contains(fact(KIND)) ? KIND : launch.contains(fact(NONE)) ? NONE : launch;
  }

  private static String fact(String kind) {
    return "\"jvm.cache\":\"" + kind + "\"";
  }

  private String launch() throws Exception {
    run();
    return Files.readString(file());
  }

  private Path file() {
    return directory.resolve("results/launches/0001.jsonl");
  }

  private String run() throws Exception {
    Path results = directory.resolve("results");
    if (Files.exists(results)) {
      Files.move(results, directory.resolve("results-" + System.nanoTime()));
    }
    said = end(command(), variables, directory);
    assertThat(said).contains("8 B").doesNotContain("[cds", "[aot", "CompileCommand");
    return said;
  }

  private List<String> command() {
    List<String> command =
        new ArrayList<>(
            List.of("mpirun.openmpi", "--oversubscribe", "-np", "" + ranks, executable));
    command.addAll(options);
    command.addAll(program);
    command.addAll(List.of(Tutti.words("--msizes 8 --nrep 20 --results results")));
    command.add(measured);
    return command;
  }

  private static List<String> both() {
    return List.of("-cp", jar + ":" + second, MAIN);
  }

  private static String end(List<String> command, Map<String, String> variables, Path directory)
      throws Exception {
    Path output = Files.createTempFile(directory, "said", ".txt");
    ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
    builder.environment().putAll(variables);
    Process process = builder.redirectErrorStream(true).redirectOutput(output.toFile()).start();
    try {
      assertThat(process.waitFor(Tutti.LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
      String said = Files.readString(output);
      assertThat(process.exitValue()).as(said).isZero();
      return said;
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
      Files.delete(output);
    }
  }

  /** With its time, without which a cache counts as damaged. */
  private static Path copy(Path file, Path into) throws IOException {
    return Files.copy(file, into.resolve(file.getFileName()), StandardCopyOption.COPY_ATTRIBUTES);
  }

  private static List<Path> files(Path below) throws IOException {
    try (Stream<Path> all = Files.walk(below)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static Path writeCallingJar(Path file) throws IOException {
    String entry = CallingProgram.class.getName().replace('.', '/') + ".class";
    try (JarOutputStream output = new JarOutputStream(Files.newOutputStream(file));
        InputStream bytes = CallingProgram.class.getClassLoader().getResourceAsStream(entry)) {
      output.putNextEntry(new JarEntry(entry));
      output.write(bytes.readAllBytes());
    }
    return file;
  }
}
