package org.tutti.archetype;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A local Maven repository that shares everything but Tutti itself with the user's own. Its
 * artifacts of Tutti are those that were just built, so that these are tested, without changing the
 * user's repository.
 */
final class LocalRepository {
  /** Artifacts by the folder that they are built in. */
  private static final Map<String, String> ARTIFACTS =
      Map.ofEntries(
          Map.entry("annotations", "tutti-annotations"),
          Map.entry("diagnostics", "tutti-diagnostics"),
          Map.entry("stats", "tutti-stats"),
          Map.entry("mpi", "tutti-mpi"),
          Map.entry("sync", "tutti-sync"),
          Map.entry("runtime/records", "tutti-records"),
          Map.entry("runtime/measure", "tutti-measure"),
          Map.entry("runtime/rank", "tutti-rank"),
          Map.entry("runtime/analysis", "tutti-analysis"),
          Map.entry("runtime/campaign", "tutti-campaign"),
          Map.entry("runtime/report", "tutti-report"),
          Map.entry("runtime/drawing", "tutti-drawing"),
          Map.entry("runtime/figures", "tutti-figures"),
          Map.entry("runtime/cli", "tutti-cli"),
          Map.entry("processor", "tutti-processor"),
          Map.entry("operations", "tutti-operations"),
          Map.entry("runtime/all", "tutti-runtime"),
          Map.entry("lab/synchronizations", "tutti-lab-synchronizations"),
          Map.entry("lab/schemes", "tutti-lab-schemes"),
          Map.entry("lab/sizes", "tutti-lab-sizes"),
          Map.entry("lab/mpj", "tutti-lab-mpj"),
          Map.entry("lab/check", "tutti-lab-check"),
          Map.entry("lab/tune", "tutti-lab-tune"),
          Map.entry("lab/history", "tutti-lab-history"),
          Map.entry("lab/clocks", "tutti-lab-clocks"),
          Map.entry("lab/stress", "tutti-lab-stress"),
          Map.entry("lab/archive", "tutti-lab-archive"),
          Map.entry("lab/analyze", "tutti-lab-analyze"),
          Map.entry("lab/map", "tutti-lab-map"),
          Map.entry("lab/trust", "tutti-lab-trust"),
          Map.entry("lab/operations", "tutti-lab-operations"),
          Map.entry("lab/all", "tutti-lab"),
          Map.entry("archetype", "tutti-archetype"));

  private final Path directory;

  private LocalRepository(Path directory) {
    this.directory = directory;
  }

  static LocalRepository create(Path directory, Path shared, Path root, String version)
      throws IOException {
    LocalRepository repository = new LocalRepository(withoutTutti(directory, shared));
    repository.put("tutti-parent", version, "pom", root.resolve("pom.xml"));
    repository.put("tutti-runtime-parent", version, "pom", root.resolve("runtime/pom.xml"));
    repository.put("tutti-lab-parent", version, "pom", root.resolve("lab/pom.xml"));
    for (Map.Entry<String, String> built : ARTIFACTS.entrySet()) {
      Path folder = root.resolve(built.getKey());
      String artifact = built.getValue();
      repository.put(artifact, version, "pom", folder.resolve("pom.xml"));
      repository.put(
          artifact, version, "jar", folder.resolve("target/" + artifact + "-" + version + ".jar"));
    }
    return repository;
  }

  /** A directory that shares everything but Tutti with the user's repository, and has no Tutti. */
  static Path withoutTutti(Path directory, Path shared) throws IOException {
    Files.createDirectories(directory.resolve("org/tutti"));
    link(shared, directory, "org");
    link(shared.resolve("org"), directory.resolve("org"), "tutti");
    return directory;
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
