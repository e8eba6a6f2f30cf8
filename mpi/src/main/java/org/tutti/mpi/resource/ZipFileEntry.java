package org.tutti.mpi.resource;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * One entry of a zip file (PKWARE, ".ZIP File Format Specification" 6.3.9, sections 4.3.7, 4.3.12
 * and 4.3.16), found in the central directory by walking from header to header: names are compared
 * only where their lengths agree. Files with a comment or with the 64-bit extensions are left to
 * the library.
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

  private final RandomAccessFile file;
  private final byte[] name;

  private ZipFileEntry(RandomAccessFile file, String name) {
    this.file = file;
    this.name = name.getBytes(UTF_8);
  }

  /** The content of an entry; empty if it is not found or cannot be read in this way. */
  static Optional<byte[]> read(Path zip, String name) {
    try (RandomAccessFile file = new RandomAccessFile(zip.toFile(), "r")) {
      return new ZipFileEntry(file, name).find();
    } catch (IOException | DataFormatException e) {
      return Optional.empty();
    }
  }

  private Optional<byte[]> find() throws IOException, DataFormatException {
    long end = file.length() - END_BYTES;
    byte[] record = bytes(end, END_BYTES);
    long from = number(record, 16, 4);
    if (number(record, 0, 4) != END_SIGNATURE || from + number(record, 12, 4) != end) {
      return Optional.empty();
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
          return Optional.of(content(piece, next));
        }
        next += length + unsigned(piece, next + 30) + unsigned(piece, next + 32);
      }
      if (next == 0) {
        throw new IOException("the central directory is damaged");
      }
      at += next;
    }
    return Optional.empty();
  }

  private boolean isOfName(byte[] piece, int header, int length) {
    return length == HEADER_BYTES + name.length
        && Arrays.equals(piece, header + HEADER_BYTES, header + length, name, 0, name.length);
  }

  private byte[] content(byte[] piece, int header) throws IOException, DataFormatException {
    int method = unsigned(piece, header + 10);
    int packed = length(piece, header + 20);
    int size = length(piece, header + 24);
    long at = number(piece, header + 42, 4);
    byte[] local = bytes(at, LOCAL_BYTES);
    if (number(piece, header, 4) != HEADER_SIGNATURE
        || number(local, 0, 4) != LOCAL_SIGNATURE
        || method != STORED && method != DEFLATED) {
      throw new IOException("not an entry that can be read");
    }
    byte[] content = bytes(at + LOCAL_BYTES + unsigned(local, 26) + unsigned(local, 28), packed);
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
