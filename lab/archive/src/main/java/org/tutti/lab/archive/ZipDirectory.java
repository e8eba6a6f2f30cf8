package org.tutti.lab.archive;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.ZipException;

/**
 * The central directory of a ZIP file, which says what {@link java.util.zip.ZipEntry} does not:
 * whether an entry is a file (APPNOTE.TXT 6.3.10, sections 4.3.12 to 4.3.16, and the modes of
 * stat(2) in the external attributes).
 */
final class ZipDirectory {
  private static final int END = 0x06054b50;
  private static final int END_SIZE = 22;
  private static final int LONG_LOCATOR = 0x07064b50;
  private static final int LONG_LOCATOR_SIZE = 20;
  private static final int ENTRY = 0x02014b50;
  private static final int ENTRY_SIZE = 46;
  private static final int MAX_COMMENT = 0xffff;
  private static final int MAX_BYTES = 1 << 26;
  private static final long IN_LONG_FORM = 0xffff_ffffL;

  /** Hosts whose attributes have modes: UNIX and OS X. */
  private static final int UNIX = 3;

  private static final int OS_X = 19;
  private static final int TYPE = 0170000;
  private static final int REGULAR = 0100000;
  private static final int DIRECTORY = 0040000;
  private static final int LINK = 0120000;

  private ZipDirectory() {}

  /**
   * The first entry that is neither a file nor a directory, and what it is, in words.
   *
   * @param zip that {@link java.util.zip.ZipFile} can open
   * @throws IOException if it cannot be read
   */
  static Optional<String> special(Path zip) throws IOException {
    ByteBuffer entries = read(zip);
    while (entries.remaining() >= ENTRY_SIZE && entries.getInt(entries.position()) == ENTRY) {
      int at = entries.position();
      int nameLength = entries.getShort(at + 28) & 0xffff;
      int length =
          ENTRY_SIZE
              + nameLength
              + (entries.getShort(at + 30) & 0xffff)
              + (entries.getShort(at + 32) & 0xffff);
      if (length > entries.remaining()) {
        throw new ZipException("its directory is cut off");
      }
      int host = entries.get(at + 5);
      int type = (entries.getInt(at + 38) >>> 16) & TYPE;
      boolean isTold = (host == UNIX || host == OS_X) && type != 0;
      if (isTold && type != REGULAR && type != DIRECTORY) {
        byte[] name = new byte[nameLength];
        entries.get(at + ENTRY_SIZE, name);
        return Optional.of(
            "'"
                + new String(name, StandardCharsets.UTF_8)
                + (type == LINK ? "' is a symbolic link" : "' is no file"));
      }
      entries.position(at + length);
    }
    return Optional.empty();
  }

  private static ByteBuffer read(Path zip) throws IOException {
    try (SeekableByteChannel channel = Files.newByteChannel(zip)) {
      long size = channel.size();
      int tail = (int) Math.min(size, END_SIZE + MAX_COMMENT + LONG_LOCATOR_SIZE);
      ByteBuffer last = read(channel, size - tail, tail);
      int end = tail - END_SIZE;
      while (end > 0 && last.getInt(end) != END) {
        end--;
      }
      long length = last.getInt(end + 12) & IN_LONG_FORM;
      long after = size - tail + end;
      int locator = end - LONG_LOCATOR_SIZE;
      if (length == IN_LONG_FORM && locator >= 0 && last.getInt(locator) == LONG_LOCATOR) {
        after = last.getLong(locator + 8);
        length = read(channel, after, 56).getLong(40);
      }
      if (length < 0 || length > Math.min(after, MAX_BYTES)) {
        throw new ZipException("its directory is too large");
      }
      return read(channel, after - length, (int) length);
    }
  }

  private static ByteBuffer read(SeekableByteChannel channel, long position, int length)
      throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    channel.position(position);
    while (bytes.hasRemaining()) {
      if (channel.read(bytes) < 0) {
        throw new ZipException("it is cut off");
      }
    }
    return bytes.flip();
  }
}
