package org.tutti.records.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Lines of a file as bytes, read into one buffer that grows to the longest line. A file that cannot
 * be read, and a line that is too long for the heap, end in a {@link
 * org.tutti.diagnostics.TuttiException} that no reader takes for damage.
 */
public final class LineReader implements AutoCloseable {
  /**
   * Longest line in bytes. The line of a cell with 20 million observations has less; what is read
   * from it needs as much again.
   */
  private static final int MAX_LINE = (int) Math.min(1 << 29, Runtime.getRuntime().maxMemory() / 4);

  private final Path file;
  private final InputStream input;
  private byte[] buffer = new byte[1 << 16];
  private int filled;
  private int offset;
  private int length;
  private int next;
  private boolean terminated;

  /**
   * Opens a file.
   *
   * @throws IllegalArgumentException if it is a pipe or a device, which might never end
   */
  public LineReader(Path file) {
    this.file = file;
    RecordFiles.requireRegular(file);
    try {
      input = Files.newInputStream(file);
    } catch (IOException e) {
      throw RecordFiles.unreadable(file, e);
    }
  }

  /** Moves to the next line; false if there is none. */
  public boolean advance() {
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
  public boolean isTerminated() {
    return terminated;
  }

  public byte[] buffer() {
    return buffer;
  }

  public int offset() {
    return offset;
  }

  /** Length in bytes, without the line terminator. */
  public int length() {
    return length;
  }

  @Override
  public void close() {
    try {
      input.close();
    } catch (IOException e) {
      throw RecordFiles.unreadable(file, e);
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
  private boolean fill() {
    System.arraycopy(buffer, offset, buffer, 0, filled - offset);
    filled -= offset;
    offset = 0;
    if (filled == buffer.length) {
      if (buffer.length >= MAX_LINE) {
        throw RecordFiles.tooLarge(file, "has a line of more than " + (MAX_LINE >> 20) + " MiB");
      }
      buffer = Arrays.copyOf(buffer, (int) Math.min(2L * buffer.length, MAX_LINE));
    }
    try {
      int read = input.read(buffer, filled, buffer.length - filled);
      filled += Math.max(read, 0);
      return read >= 0;
    } catch (IOException e) {
      throw RecordFiles.unreadable(file, e);
    }
  }
}
