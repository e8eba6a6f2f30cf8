package org.tutti.campaign.launch;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** Looks for executables as a shell does, but without one. */
public final class SearchPath {
  private final String directories;

  SearchPath(String directories) {
    this.directories = directories;
  }

  /** The path of this process. */
  public static SearchPath ofEnvironment() {
    return new SearchPath(Optional.ofNullable(System.getenv("PATH")).orElse(""));
  }

  /** The executable of this name, or at this path when the name has a separator. */
  public Optional<Path> find(String name) {
    try {
      if (name.contains(File.separator)) {
        return Optional.of(Path.of(name)).filter(SearchPath::executable);
      }
      return Arrays.stream(directories.split(File.pathSeparator, -1))
          .filter(directory -> !directory.isEmpty())
          .map(directory -> Path.of(directory, name))
          .filter(SearchPath::executable)
          .findFirst();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static boolean executable(Path path) {
    return Files.isRegularFile(path) && Files.isExecutable(path);
  }
}
