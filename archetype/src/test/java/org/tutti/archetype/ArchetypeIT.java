package org.tutti.archetype;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Generates a project, builds it, and runs it under a real launcher. */
class ArchetypeIT {
  private static final Path ROOT =
      Path.of(System.getProperty("tutti.root")).toAbsolutePath().normalize();
  private static final String VERSION = System.getProperty("tutti.version");
  private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

  private final Path directory = Path.of(System.getProperty("tutti.work"));

  /** A directory that other tests cannot see and that stays for a look at it. */
  @BeforeEach
  void startAnew() throws IOException {
    if (Files.exists(directory)) {
      try (Stream<Path> old = Files.walk(directory)) {
        for (Path path : old.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
    Files.createDirectories(directory);
  }

  @Test
  void aGeneratedProjectBuildsAtOnceAndRunsUnderTheLauncher() throws Exception {
    Path shared = Path.of(System.getProperty("tutti.repository"));
    LocalRepository repository =
        LocalRepository.create(directory.resolve("repository"), shared, ROOT, VERSION);
    String local = "-Dmaven.repo.local=" + repository.directory();
    run(
        directory,
        "mvn",
        "-B",
        "-q",
        local,
        "org.apache.maven.plugins:maven-archetype-plugin:3.4.1:generate",
        "-DarchetypeGroupId=org.tutti",
        "-DarchetypeArtifactId=tutti-archetype",
        "-DarchetypeVersion=" + VERSION,
        "-DarchetypeCatalog=local",
        "-DgroupId=org.example",
        "-DartifactId=first",
        "-Dversion=1.0-SNAPSHOT",
        "-Dpackage=org.example.bench");
    Path project = directory.resolve("first");
    assertThat(project.resolve(".gitignore")).exists();
    assertThat(project.resolve(".github/workflows/benchmarks.yml")).exists();
    assertThat(project.resolve("README.md")).content().startsWith("# ").contains("mpirun");
    assertThat(project.resolve("src/main/java/org/example/bench/AllreduceBenchmark.java"))
        .content()
        .startsWith("package org.example.bench;");

    // The first build may download what this repository's own build did not need; then none does.
    run(project, "mvn", "-B", "-q", local, "package");
    run(project, "mvn", "-B", "-q", "-o", local, "package");
    Path jar = project.resolve("target/benchmarks.jar");
    assertThat(jar).exists();

    String output =
        run(
            project,
            "mpirun",
            "-np",
            "2",
            JAVA.toString(),
            "-jar",
            jar.toString(),
            "--repetitions",
            "20",
            "--warmup",
            "5");
    assertThat(output).contains("org.example.bench.AllreduceBenchmark.allreduce");
    assertThat(output).contains("Open MPI").contains("65536");
    assertThat(project.resolve("tutti-results")).isNotEmptyDirectory();
  }

  private static String run(Path directory, String... command)
      throws IOException, InterruptedException {
    Path log = Files.createTempFile(directory, "output", ".log");
    List<String> line = new ArrayList<>(List.of(command));
    ProcessBuilder builder =
        new ProcessBuilder(line)
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("OMPI_ALLOW_RUN_AS_ROOT", "1");
    builder.environment().put("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1");
    Process process = builder.start();
    boolean ended = process.waitFor(3, TimeUnit.MINUTES);
    String output = Files.readString(log);
    if (!ended) {
      process.destroyForcibly();
    }
    assertThat(ended).as("%s ended; it said %s", line, output).isTrue();
    assertThat(process.exitValue()).as("%s said %s", line, output).isZero();
    return output;
  }
}
