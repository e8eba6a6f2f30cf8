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
