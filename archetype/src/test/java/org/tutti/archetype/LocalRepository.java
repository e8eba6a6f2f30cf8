package org.tutti.archetype;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A local Maven repository that shares everything with the user's own but Tutti itself, whose
 * freshly built artifacts it holds. What is tested is thus what was built, and the user's own
 * repository never sees it.
 */
final class LocalRepository {
  private static final List<String> MODULES =
      List.of("annotations", "stats", "mpi", "sync", "runtime", "processor", "archetype");

  private final Path directory;

  private LocalRepository(Path directory) {
    this.directory = directory;
  }

  static LocalRepository create(Path directory, Path shared, Path root, String version)
      throws IOException {
    Files.createDirectories(directory.resolve("org/tutti"));
    link(shared, directory, "org");
    link(shared.resolve("org"), directory.resolve("org"), "tutti");
    LocalRepository repository = new LocalRepository(directory);
    repository.put("tutti-parent", version, "pom", root.resolve("pom.xml"));
    for (String module : MODULES) {
      String artifact = "tutti-" + module;
      Path jar = root.resolve(module + "/target/" + artifact + "-" + version + ".jar");
      repository.put(artifact, version, "pom", root.resolve(module + "/pom.xml"));
      repository.put(artifact, version, "jar", jar);
    }
    return repository;
  }

  Path directory() {
    return directory;
  }

  /** Adds version 1 of a jar without dependencies. */
  void add(String group, String artifact, Path jar) throws IOException {
    Path target = directory.resolve(group.replace('.', '/') + "/" + artifact + "/1");
    Files.createDirectories(target);
    Files.copy(jar, target.resolve(artifact + "-1.jar"));
    Files.writeString(
        target.resolve(artifact + "-1.pom"),
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>%s</groupId>
          <artifactId>%s</artifactId>
          <version>1</version>
        </project>
        """
            .formatted(group, artifact));
  }

  private static void link(Path from, Path to, String except) throws IOException {
    try (Stream<Path> entries = Files.list(from)) {
      for (Path entry : entries.toList()) {
        if (!entry.getFileName().toString().equals(except)) {
          Files.createSymbolicLink(to.resolve(entry.getFileName()), entry);
        }
      }
    }
  }

  private void put(String artifact, String version, String type, Path file) throws IOException {
    Path target = directory.resolve("org/tutti/" + artifact + "/" + version);
    Files.createDirectories(target);
    Files.copy(file, target.resolve(artifact + "-" + version + "." + type));
  }
}
