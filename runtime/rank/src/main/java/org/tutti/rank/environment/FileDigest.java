package org.tutti.rank.environment;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * The content of a file as a short text: its size and the checksum of its last mebibyte. In a jar,
 * that part has the checksums of all others.
 */
final class FileDigest {
  private static final int PART = 1 << 20;

  private FileDigest() {}

  /** Such as {@code 812 B, CRC-32 1c291ca3}; empty if there is no such file or it is unreadable. */
  static Optional<String> of(Path path) {
    if (!Files.isRegularFile(path)) {
      return Optional.empty();
    }
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
      byte[] part = new byte[(int) Math.min(PART, file.length())];
      file.seek(file.length() - part.length);
      file.readFully(part);
      CRC32 checksum = new CRC32();
      checksum.update(part);
      String digits = Long.toHexString(checksum.getValue() | 1L << 32).substring(1);
      return Optional.of(file.length() + " B, CRC-32 " + digits);
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
