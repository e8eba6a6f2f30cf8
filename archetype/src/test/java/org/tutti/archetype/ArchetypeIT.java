package org.tutti.archetype;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tutti.archetype.Commands.run;
import static org.tutti.archetype.Commands.tool;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Generates a project, builds it, and runs it under a real launcher. */
class ArchetypeIT {
  private static final Path ROOT =
      Path.of(System.getProperty("tutti.root")).toAbsolutePath().normalize();
  private static final String VERSION = System.getProperty("tutti.version");

  @Test
  void aGeneratedProjectBuildsAtOnceAndRunsUnderTheLauncher() throws Exception {
    Path directory = Commands.freshDirectory("project");
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
    Path jar = project.resolve("target/benchmarks.jar");
    assertThat(jar).exists();
    Path first = Files.copy(jar, directory.resolve("first.jar"));
    run(project, "mvn", "-B", "-q", "-o", local, "clean", "package");
    assertThat(Files.mismatch(first, jar)).as("first byte that differs").isEqualTo(-1);

    String output =
        run(
            project,
            "mpirun",
            "-np",
            "2",
            tool("java"),
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
}
