package org.tutti.measure.harness;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/**
 * Lists the files of a jar whose names begin alike. The JDK makes several objects for every file of
 * a jar, of which one with all dependencies has thousands; this looks at the names in the jar's
 * central directory and makes none for others (.ZIP File Format Specification, sections 4.3.12 and
 * 4.3.16).
 */
final class JarListing {
  private static final int END_SIGNATURE = 0x06054b50;
  private static final int END_BYTES = 22;
  private static final int MOST_COMMENT_BYTES = 0xffff;
  private static final int ENTRIES_AT = 10;
  private static final int DIRECTORY_BYTES_AT = 12;
  private static final int COMMENT_LENGTH_AT = 20;

  private static final int ENTRY_SIGNATURE = 0x02014b50;
  private static final int ENTRY_BYTES = 46;
  private static final int NAME_LENGTH_AT = 28;
  private static final int EXTRA_LENGTH_AT = 30;
  private static final int ENTRY_COMMENT_LENGTH_AT = 32;

  /** Larger jars have their numbers elsewhere. */
  private static final int MOST_ENTRIES = 0xffff;

  private JarListing() {}

  /**
   * The names of these files, in any order.
   *
   * @param prefix of the names, in ASCII
   */
  static List<String> names(JarFile jar, String prefix) throws IOException {
    return centralDirectory(Path.of(jar.getName()))
        .flatMap(directory -> names(directory, prefix.getBytes(StandardCharsets.US_ASCII)))
        .orElseGet(
            () ->
                jar.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.startsWith(prefix))
                    .toList());
  }

  /** Empty if the jar has too many files for the usual form, or is of another one. */
  private static Optional<byte[]> centralDirectory(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file)) {
      long size = channel.size();
      byte[] tail = read(channel, Math.max(0, size - END_BYTES - MOST_COMMENT_BYTES), size);
      for (int at = tail.length - END_BYTES; at >= 0; at--) {
        if (number(tail, at) == END_SIGNATURE
            && at + END_BYTES + half(tail, at + COMMENT_LENGTH_AT) == tail.length) {
          long end = size - tail.length + at;
          long begin = end - Integer.toUnsignedLong(number(tail, at + DIRECTORY_BYTES_AT));
          return half(tail, at + ENTRIES_AT) < MOST_ENTRIES && begin >= 0
              ? Optional.of(read(channel, begin, end))
              : Optional.empty();
        }
      }
      return Optional.empty();
    }
  }

  private static byte[] read(FileChannel channel, long begin, long end) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate((int) (end - begin));
    while (bytes.hasRemaining()) {
      if (channel.read(bytes, begin + bytes.position()) < 0) {
        throw new EOFException("a jar became shorter while it was read");
      }
    }
    return bytes.array();
  }

  private static Optional<List<String>> names(byte[] directory, byte[] prefix) {
    List<String> names = new ArrayList<>();
    int at = 0;
    while (at + ENTRY_BYTES <= directory.length && number(directory, at) == ENTRY_SIGNATURE) {
      int name = at + ENTRY_BYTES;
      int length = half(directory, at + NAME_LENGTH_AT);
      if (length > prefix.length && startsWith(directory, name, prefix)) {
        names.add(new String(directory, name, length, StandardCharsets.UTF_8));
      }
      at =
          name
              + length
              + half(directory, at + EXTRA_LENGTH_AT)
              + half(directory, at + ENTRY_COMMENT_LENGTH_AT);
    }
    return at == directory.length ? Optional.of(names) : Optional.empty();
  }

  private static boolean startsWith(byte[] bytes, int at, byte[] prefix) {
    for (int index = 0; index < prefix.length; index++) {
      if (bytes[at + index] != prefix[index]) {
        return false;
      }
    }
    return true;
  }

  private static int half(byte[] bytes, int at) {
    return bytes[at] & 0xff | (bytes[at + 1] & 0xff) << 8;
  }

  private static int number(byte[] bytes, int at) {
    return half(bytes, at) | half(bytes, at + 2) << 16;
  }
}
