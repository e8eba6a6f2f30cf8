package org.tutti.archetype;

import static org.tutti.archetype.Commands.run;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A project as the archetype makes it.
 *
 * @param directory where it lies
 * @param local the Maven option that names the local repository
 */
record ScaffoldedProject(Path directory, String local) {
  static final Path ROOT = Path.of(System.getProperty("tutti.root")).toAbsolutePath().normalize();
  static final String VERSION = System.getProperty("tutti.version");

  /** A repository in {@code directory} that holds what was built, and else shares the user's. */
  static LocalRepository repository(Path directory) throws Exception {
    Path shared = Path.of(System.getProperty("tutti.repository"));
    return LocalRepository.create(directory.resolve("repository"), shared, ROOT, VERSION);
  }

  /** Makes the project {@code first} below {@code parent}. */
  static ScaffoldedProject generate(Path parent, LocalRepository repository) throws Exception {
    Files.createDirectories(parent);
    String local = "-Dmaven.repo.local=" + repository.directory();
    run(
        parent,
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
    return new ScaffoldedProject(parent.resolve("first"), local);
  }

  /** Builds it, which may download what this repository's own build did not need. */
  Path build() throws Exception {
    run(directory, "mvn", "-B", "-q", local, "package");
    return jar();
  }

  /** Builds it from clean and downloads nothing. */
  Path buildAgainOffline() throws Exception {
    run(directory, "mvn", "-B", "-q", "-o", local, "clean", "package");
    return jar();
  }

  private Path jar() {
    return directory.resolve("target/benchmarks.jar");
  }
}
