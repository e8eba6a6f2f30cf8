package org.tutti.campaign.driver;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads the lines of a file that another process is writing. */
final class FileTailer {
  private final Path file;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private long position;

  FileTailer(Path file) {
    this.file = file;
  }

  /** The lines that have been completed since the last call. */
  List<String> newLines() {
    List<String> lines = new ArrayList<>();
    if (!Files.exists(file)) {
      return lines;
    }
    try (FileChannel channel = FileChannel.open(file)) {
      ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
      for (int read = channel.read(buffer, position);
          read > 0;
          read = channel.read(buffer.clear(), position)) {
        position += read;
        split(buffer.flip(), lines);
      }
    } catch (IOException e) {
      lines.add(file + " cannot be read: " + e);
    }
    return lines;
  }

  /** The remaining lines, including an unterminated last one; call it when writing has ended. */
  List<String> rest() {
    List<String> lines = newLines();
    if (line.size() > 0) {
      lines.add(line.toString(StandardCharsets.UTF_8));
      line.reset();
    }
    return lines;
  }

  private void split(ByteBuffer bytes, List<String> lines) {
    while (bytes.hasRemaining()) {
      byte next = bytes.get();
      if (next == '\n') {
        lines.add(line.toString(StandardCharsets.UTF_8));
        line.reset();
      } else {
        line.write(next);
      }
    }
  }
}
