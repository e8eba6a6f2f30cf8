package org.tutti.records.launch;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Lines of a file as bytes, read into one buffer that grows to the longest line. */
final class LineReader implements AutoCloseable {
  private final InputStream input;
  private byte[] buffer = new byte[1 << 16];
  private int filled;
  private int offset;
  private int length;
  private int next;
  private boolean terminated;

  /** A pipe or a device is refused, since reading it might never end. */
  LineReader(Path file) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new IOException("it is not a regular file");
    }
    input = Files.newInputStream(file);
  }

  /** Moves to the next line; false if there is none. */
  boolean advance() throws IOException {
    offset = next;
    int scanned = offset;
    while (true) {
      for (; scanned < filled; scanned++) {
        if (buffer[scanned] == '\n') {
          return found(scanned, scanned + 1, true);
        }
      }
      int moved = offset;
      if (!fill()) {
        return filled > offset && found(filled, filled, false);
      }
      scanned -= moved - offset;
    }
  }

  /** Whether the current line is terminated; only the last line of a file may not be. */
  boolean isTerminated() {
    return terminated;
  }

  byte[] buffer() {
    return buffer;
  }

  int offset() {
    return offset;
  }

  /** Length in bytes, without the line terminator. */
  int length() {
    return length;
  }

  @Override
  public void close() {
    try {
      input.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean found(int end, int following, boolean isTerminated) {
    length = end - offset;
    next = following;
    terminated = isTerminated;
    return true;
  }

  /**
   * Moves the current line to the start of the buffer and reads more; false at the end of the file.
   */
  private boolean fill() throws IOException {
    System.arraycopy(buffer, offset, buffer, 0, filled - offset);
    filled -= offset;
    offset = 0;
    if (filled == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * buffer.length);
    }
    int read = input.read(buffer, filled, buffer.length - filled);
    filled += Math.max(read, 0);
    return read >= 0;
  }
}
