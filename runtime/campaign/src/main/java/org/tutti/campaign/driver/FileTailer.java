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
  /** A program may write faster than lines are taken, so each call stops after as much. */
  private static final int MAX_AT_ONCE = 16 << 20;

  private final Path file;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private long position;

  FileTailer(Path file) {
    this.file = file;
  }

  /** The lines that have been completed since the last call, or the first of them. */
  List<String> newLines() {
    List<String> lines = new ArrayList<>();
    if (!Files.exists(file)) {
      return lines;
    }
    try (FileChannel channel = FileChannel.open(file)) {
      ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
      long end = position + MAX_AT_ONCE;
      for (int read = channel.read(buffer, position);
          read > 0 && position < end;
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
