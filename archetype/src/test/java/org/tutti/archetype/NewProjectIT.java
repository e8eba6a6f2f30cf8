package org.tutti.archetype;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tutti.archetype.Commands.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * {@code bin/new-project} where the README says to call it, in Tutti's own directory, and what a
 * colleague and a server do with the project.
 */
@Tag("all")
@Tag("jdk")
class NewProjectIT {
  private static final Set<String> NOT_SOURCES = Set.of(".git", "target", "tutti-results");

  /** Classes that are newer than their sources are not compiled again. */
  private static final String AS_COMPILED = "-Dmaven.compiler.useIncrementalCompilation=false";

  /** Notes what it is called with, and makes the directories that the script moves. */
  private static final String MAVEN_THAT_ONLY_NOTES =
      """
      #!/bin/bash
      echo "$*" >> "$0.log"
      for argument in "$@"; do
        case $argument in
          *Repository=tutti::file://*) mkdir -p "${argument##*file://}" ;;
          -DartifactId=*) mkdir -p "${argument#*=}" ;;
        esac
      done
      """;

  @Test
  void theWorkflowOfAProjectWorksWhereTuttiHasNeverBeen() throws Exception {
    Path directory = Commands.freshDirectory("script");
    Path tutti = directory.resolve("tutti");
    copy(ScaffoldedProject.ROOT, tutti);
    Path installed = ScaffoldedProject.repository(directory).directory();

    String said = run(tutti, "bin/new-project", "mine", localRepository(installed), AS_COMPILED);

    assertThat(said).contains("Tutti Annotations", "mine is ready", "mpirun -np 2 java");
    assertThat(tutti.resolve("mpi/target/test-classes")).doesNotExist();
    assertThat(tutti.resolve("pom.xml"))
        .hasSameTextualContentAs(ScaffoldedProject.ROOT.resolve("pom.xml"));
    Path project = directory.resolve("cloned");
    Files.move(tutti.resolve("mine"), project);
    assertThat(Files.readString(project.resolve("pom.xml"))).doesNotContain("<parent>");
    Path without = ScaffoldedProject.repositoryWithoutTutti(directory.resolve("fresh"));
    Files.createDirectories(project.resolve(".mvn"));
    Files.writeString(
        project.resolve(".mvn/maven.config"),
        localRepository(without) + "\n" + ScaffoldedProject.WITHOUT_CACHES);

    List<String> commands = workflow(project);
    assertThat(commands).hasSize(2);
    String output = "";
    for (String command : commands) {
      output = run(project, "bash", "-c", command);
    }

    assertThat(output).contains("AllreduceBenchmark.allreduce", "Open MPI", "64 KiB");
  }

  /** Maven deploys nothing offline, not even into a directory of the same machine. */
  @Test
  void offlineConcernsTheProjectAndNotTheBuildOfTutti() throws Exception {
    Path directory = Commands.freshDirectory("offline");
    Path maven = Files.createDirectories(directory.resolve("bin")).resolve("mvn");
    Files.writeString(maven, MAVEN_THAT_ONLY_NOTES);
    assertThat(maven.toFile().setExecutable(true)).isTrue();
    String script = ScaffoldedProject.ROOT.resolve("bin/new-project").toString();

    run(directory, "bash", "-c", "PATH=$PWD/bin:$PATH " + script + " mine -o");

    assertThat(Files.readAllLines(directory.resolve("bin/mvn.log")))
        .satisfiesExactly(
            built ->
                assertThat(built)
                    .contains("-Dtutti.quick", " deploy:deploy ")
                    .doesNotContain(" -o"),
            made -> assertThat(made).contains(":generate ").contains(" -o"));
    assertThat(directory.resolve("mine/tutti")).isDirectory();
  }

  @Test
  void onlyKnownBuildToolsAreAccepted() throws Exception {
    Path directory = Commands.freshDirectory("unknown-build");
    String script = ScaffoldedProject.ROOT.resolve("bin/new-project").toString();

    String said = run(directory, "bash", "-c", "! " + script + " mine --build ant 2>&1");

    assertThat(said).contains("--build is maven or gradle, not 'ant'");
    assertThat(directory.resolve("mine")).doesNotExist();
  }

  /** What the workflow runs, except for the installation of Open MPI. */
  private static List<String> workflow(Path project) throws IOException {
    return Files.readAllLines(project.resolve(".github/workflows/benchmarks.yml")).stream()
        .map(String::strip)
        .filter(line -> line.startsWith("- run: ") && !line.contains("apt-get"))
        .map(line -> line.substring("- run: ".length()))
        .toList();
  }

  private static String localRepository(Path directory) {
    return "-Dmaven.repo.local=" + directory;
  }

  /** Copies sources, and what was compiled from them. */
  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    if (Files.isDirectory(from.resolve("target/classes"))) {
      copy(from.resolve("target/classes"), to.resolve("target/classes"));
    }
    try (Stream<Path> entries = Files.list(from)) {
      for (Path entry : entries.toList()) {
        String name = entry.getFileName().toString();
        if (Files.isDirectory(entry) && !NOT_SOURCES.contains(name)) {
          copy(entry, to.resolve(name));
        } else if (Files.isRegularFile(entry)) {
          Files.copy(entry, to.resolve(name), StandardCopyOption.COPY_ATTRIBUTES);
        }
      }
    }
  }
}
