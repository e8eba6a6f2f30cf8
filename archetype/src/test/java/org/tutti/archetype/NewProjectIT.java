package org.tutti.archetype;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tutti.archetype.Commands.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** {@code bin/new-project} where the README says to call it: in Tutti's own directory. */
class NewProjectIT {
  private static final Set<String> NOT_SOURCES = Set.of(".git", "target", "tutti-results");

  @Test
  void theProjectIsNotAModuleOfTuttiAndCanBeBuilt() throws Exception {
    Path directory = Commands.freshDirectory("script");
    Path tutti = directory.resolve("tutti");
    copySources(ScaffoldedProject.ROOT, tutti);
    String local = "-Dmaven.repo.local=" + ScaffoldedProject.repository(directory).directory();

    run(tutti, "bin/new-project", "my-benchmarks", local);

    assertThat(tutti.resolve("pom.xml"))
        .hasSameTextualContentAs(ScaffoldedProject.ROOT.resolve("pom.xml"));
    Path project = tutti.resolve("my-benchmarks");
    assertThat(Files.readString(project.resolve("pom.xml"))).doesNotContain("<parent>");
    run(project, "mvn", "-B", "-q", local, "package");
    assertThat(project.resolve("target/benchmarks.jar")).isNotEmptyFile();
  }

  private static void copySources(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    try (Stream<Path> entries = Files.list(from)) {
      for (Path entry : entries.toList()) {
        String name = entry.getFileName().toString();
        if (Files.isDirectory(entry) && !NOT_SOURCES.contains(name)) {
          copySources(entry, to.resolve(name));
        } else if (Files.isRegularFile(entry)) {
          Files.copy(entry, to.resolve(name));
        }
      }
    }
  }
}
