package org.tutti.mpi.resource;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Entries of a zip file (PKWARE, ".ZIP File Format Specification" 6.3.9, sections 4.3.7, 4.3.12 and
 * 4.3.16), found in the central directory by walking from header to header. Files with a comment or
 * with the 64-bit extensions are left to the library.
 */
final class ZipFileEntry {
  private static final int END_SIGNATURE = 0x06054b50;
  private static final int HEADER_SIGNATURE = 0x02014b50;
  private static final int LOCAL_SIGNATURE = 0x04034b50;
  private static final int END_BYTES = 22;
  private static final int HEADER_BYTES = 46;
  private static final int LOCAL_BYTES = 30;
  private static final int STORED = 0;
  private static final int DEFLATED = 8;

  /** The central directory is read in pieces of this size; a header with its name is smaller. */
  private static final int PIECE = 1 << 17;

  /** Entries that are looked for together are beside each other, and are read in such pieces. */
  private static final int AHEAD = 1 << 15;

  private final RandomAccessFile file;
  private final byte[] name;
  private final boolean isWhole;
  private final Map<String, byte[]> found = new LinkedHashMap<>();
  private byte[] ahead = {};
  private long aheadFrom;

  /**
   * @param isWhole whether an entry has this name; otherwise, names begin so
   */
  private ZipFileEntry(RandomAccessFile file, String name, boolean isWhole) {
    this.file = file;
    this.name = name.getBytes(UTF_8);
    this.isWhole = isWhole;
  }

  /** The content of an entry; empty if it is not found or cannot be read in this way. */
  static Optional<byte[]> read(Path zip, String name) {
    Optional<Map<String, byte[]>> found = read(zip, name, true);
    return found.isEmpty() ? Optional.empty() : Optional.ofNullable(found.get().get(name));
  }

  /**
   * Contents by name of all entries whose names begin so, but for directories; empty if they cannot
   * be read in this way.
   */
  static Optional<Map<String, byte[]>> startingWith(Path zip, String begin) {
    return read(zip, begin, false);
  }

  private static Optional<Map<String, byte[]>> read(Path zip, String name, boolean isWhole) {
    try (RandomAccessFile file = new RandomAccessFile(zip.toFile(), "r")) {
      ZipFileEntry entries = new ZipFileEntry(file, name, isWhole);
      return entries.find() ? Optional.of(entries.found) : Optional.empty();
    } catch (IOException | DataFormatException e) {
      return Optional.empty();
    }
  }

  /** Whether the file is such that all entries have been looked at. */
  private boolean find() throws IOException, DataFormatException {
    long end = file.length() - END_BYTES;
    byte[] record = bytes(end, END_BYTES);
    long from = number(record, 16, 4);
    if (number(record, 0, 4) != END_SIGNATURE || from + number(record, 12, 4) != end) {
      return false;
    }
    byte[] piece = {};
    for (long at = from; at < end; ) {
      piece = bytes(at, (int) Math.min(PIECE, end - at));
      int next = 0;
      while (next + HEADER_BYTES <= piece.length) {
        int length = HEADER_BYTES + unsigned(piece, next + 28);
        if (next + length > piece.length) {
          break;
        }
        if (isOfName(piece, next, length)) {
          int nameAt = next + HEADER_BYTES;
          found.putIfAbsent(
              new String(piece, nameAt, length - HEADER_BYTES, UTF_8), content(piece, next));
          if (isWhole) {
            return true;
          }
        }
        next += length + unsigned(piece, next + 30) + unsigned(piece, next + 32);
      }
      if (next == 0) {
        throw new IOException("the central directory is damaged");
      }
      at += next;
    }
    return true;
  }

  private boolean isOfName(byte[] piece, int header, int length) {
    int from = header + HEADER_BYTES;
    boolean mayBe =
        isWhole
            ? length == HEADER_BYTES + name.length
            : length > HEADER_BYTES + name.length && piece[header + length - 1] != '/';
    // One byte first: the JVM interprets most of this.
    return mayBe
        && piece[from + name.length - 1] == name[name.length - 1]
        && Arrays.equals(piece, from, from + name.length, name, 0, name.length);
  }

  private byte[] content(byte[] piece, int header) throws IOException, DataFormatException {
    int method = unsigned(piece, header + 10);
    int packed = length(piece, header + 20);
    int size = length(piece, header + 24);
    long at = number(piece, header + 42, 4);
    byte[] local = bytesAhead(at, LOCAL_BYTES);
    if (number(piece, header, 4) != HEADER_SIGNATURE
        || number(local, 0, 4) != LOCAL_SIGNATURE
        || method != STORED && method != DEFLATED) {
      throw new IOException("not an entry that can be read");
    }
    byte[] content =
        bytesAhead(at + LOCAL_BYTES + unsigned(local, 26) + unsigned(local, 28), packed);
    return method == STORED ? content : inflated(content, size);
  }

  private static byte[] inflated(byte[] packed, int size) throws DataFormatException {
    Inflater inflater = new Inflater(true);
    try {
      inflater.setInput(packed);
      byte[] content = new byte[size];
      int length = 0;
      while (length < size && !inflater.finished() && !inflater.needsInput()) {
        length += inflater.inflate(content, length, size - length);
      }
      if (length < size) {
        throw new DataFormatException("the entry is shorter than it should be");
      }
      return content;
    } finally {
      inflater.end();
    }
  }

  private byte[] bytesAhead(long from, int length) throws IOException {
    long end = from + length;
    if (from < aheadFrom || end > aheadFrom + ahead.length) {
      if (end > file.length()) {
        throw new EOFException();
      }
      ahead = bytes(from, (int) Math.min(Math.max(length, AHEAD), file.length() - from));
      aheadFrom = from;
    }
    int begin = (int) (from - aheadFrom);
    return Arrays.copyOfRange(ahead, begin, begin + length);
  }

  private byte[] bytes(long from, int length) throws IOException {
    byte[] bytes = new byte[length];
    file.seek(from);
    file.readFully(bytes);
    return bytes;
  }

  private static int length(byte[] bytes, int at) throws IOException {
    long length = number(bytes, at, 4);
    if (length > Integer.MAX_VALUE) {
      throw new IOException("the entry is too long");
    }
    return (int) length;
  }

  private static int unsigned(byte[] bytes, int at) {
    return bytes[at] & 0xff | (bytes[at + 1] & 0xff) << 8;
  }

  private static long number(byte[] bytes, int at, int length) {
    long number = 0;
    for (int index = length - 1; index >= 0; index--) {
      number = number << 8 | bytes[at + index] & 0xff;
    }
    return number;
  }
}
