package org.tutti.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.tutti.records.file.DurableFiles;

/**
 * Writes the files that a command was asked for: completely or not at all, however it ends. What is
 * no ordinary file, such as a pipe, is written as it is.
 */
final class OutputFile {
  /** What is to be written. */
  interface FileContent {
    void writeTo(Writer output) throws IOException;
  }

  private OutputFile() {}

  /** Writes text, replacing a file of that name. */
  static void write(Path file, FileContent content) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      try (Writer output = Files.newBufferedWriter(file)) {
        content.writeTo(output);
      }
      return;
    }
    // The target of a link, which stays one.
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path beside = target.resolveSibling(target.getFileName() + ".new");
    try {
      try (Writer output = Files.newBufferedWriter(beside)) {
        content.writeTo(output);
      }
      DurableFiles.move(beside, target);
    } finally {
      Files.deleteIfExists(beside);
    }
  }

  /** Writes text, replacing a file of that name. */
  static void write(Path file, String text) throws IOException {
    write(file, output -> output.write(text));
  }

  /** Writes bytes, replacing a file of that name. */
  static void write(Path file, byte[] content) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      Files.write(file, content);
    } else {
      DurableFiles.write(Files.exists(file) ? file.toRealPath() : file.toAbsolutePath(), content);
    }
  }
}
