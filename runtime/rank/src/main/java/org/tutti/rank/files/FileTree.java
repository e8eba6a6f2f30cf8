package org.tutti.rank.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A directory with all that is in it. */
public final class FileTree {
  private static final int ATTEMPTS = 3;

  private FileTree() {}

  /** Removes it, as far as possible; follows no links. */
  public static void remove(Path directory) {
    // What is still being written may appear while this removes.
    for (int attempt = 0; attempt < ATTEMPTS && Files.exists(directory); attempt++) {
      try (Stream<Path> all = Files.walk(directory)) {
        List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
        for (Path each : deepestFirst) {
          Files.deleteIfExists(each);
        }
      } catch (IOException | UncheckedIOException e) {
        continue;
      }
    }
  }
}
