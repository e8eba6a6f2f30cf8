package org.tutti.cli.option;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.tutti.records.file.DurableFiles;

/**
 * Writes the files that a command was asked for: completely or not at all, however it ends. What is
 * no ordinary file, such as a pipe, is written as it is.
 */
public final class OutputFile {
  /** What is to be written. */
  public interface FileContent {
    void writeTo(Writer output) throws IOException;
  }

  private OutputFile() {}

  /** Writes text, replacing a file of that name. */
  public static void write(Path file, FileContent content) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      try (OutputStream output = Files.newOutputStream(file)) {
        writeTo(output, content);
      }
    } else {
      // The target of a link, which stays one.
      DurableFiles.write(
          Files.exists(file) ? file.toRealPath() : file.toAbsolutePath(),
          output -> writeTo(output, content));
    }
  }

  private static void writeTo(OutputStream output, FileContent content) throws IOException {
    Writer text = new OutputStreamWriter(output, StandardCharsets.UTF_8);
    content.writeTo(text);
    text.flush();
  }

  /** Writes text, replacing a file of that name. */
  public static void write(Path file, String text) throws IOException {
    write(file, output -> output.write(text));
  }

  /** Writes bytes, replacing a file of that name. */
  public static void write(Path file, byte[] content) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      Files.write(file, content);
    } else {
      DurableFiles.write(Files.exists(file) ? file.toRealPath() : file.toAbsolutePath(), content);
    }
  }
}
