package org.tutti.archetype;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tutti.archetype.Commands.run;
import static org.tutti.archetype.Commands.tool;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Generates a project, builds it, and runs it under a real launcher. */
@Tag("jdk")
class ArchetypeIT {
  @Test
  void aGeneratedProjectBuildsAtOnceAndRunsUnderTheLauncher() throws Exception {
    ScaffoldedProject made = ScaffoldedProject.built();
    Path project = made.directory();
    assertThat(project.resolve(".gitignore")).exists();
    assertThat(project.resolve(".github/workflows/benchmarks.yml")).exists();
    assertThat(project.resolve("README.md")).content().startsWith("# ").contains("mpirun");
    assertThat(project.resolve("src/main/java/org/example/bench/AllreduceBenchmark.java"))
        .content()
        .startsWith("package org.example.bench;");

    Path jar = made.jar();
    assertThat(jar).exists();
    Path first = Files.copy(jar, project.resolveSibling("first.jar"));
    made.buildAgainOffline();
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
    assertThat(output).contains("ALLREDUCE  AllreduceBenchmark.allreduce");
    assertThat(output).contains("Open MPI").contains("64 KiB");
    assertThat(project.resolve("tutti-results")).isNotEmptyDirectory();
  }

  @Test
  void aProjectForGradleHasOnlyItsFiles() throws Exception {
    Path directory = Commands.freshDirectory("gradle");
    Path project =
        ScaffoldedProject.generate(directory, ScaffoldedProject.repository(directory), "gradle")
            .directory();

    assertThat(project.resolve("pom.xml")).doesNotExist();
    assertThat(project.resolve("settings.gradle")).exists();
    assertThat(project.resolve("build.gradle"))
        .content()
        .contains("'org.tutti:tutti-processor:" + ScaffoldedProject.VERSION + "'");
    assertThat(project.resolve("README.md"))
        .content()
        .contains("\ngradle build\nmpirun -np 2 java -jar build/libs/benchmarks.jar\n");
    assertThat(project.resolve(".github/workflows/benchmarks.yml"))
        .content()
        .contains("- run: gradle build", "cache: gradle")
        .doesNotContain("mvn");
  }
}
