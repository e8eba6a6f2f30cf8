package org.tutti.records.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes files so that they exist completely or not at all, even after a crash: each is written
 * under another name, forced to disk, and renamed, and the renaming is forced to disk too.
 */
public final class DurableFiles {
  private DurableFiles() {}

  /** Writes a file, replacing one of that name. */
  public static void write(Path file, byte[] content) throws IOException {
    Path beside = file.resolveSibling(file.getFileName() + ".new");
    try (FileChannel channel =
        FileChannel.open(
            beside,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE,
            LinkOption.NOFOLLOW_LINKS)) {
      ByteBuffer bytes = ByteBuffer.wrap(content);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(true);
    }
    rename(beside, file);
  }

  /** Forces a finished file to disk and gives it its final name, in the same file system. */
  public static void move(Path from, Path to) throws IOException {
    try (FileChannel channel = FileChannel.open(from, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
    rename(from, to);
  }

  private static void rename(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    try (FileChannel directory =
        FileChannel.open(to.toAbsolutePath().getParent(), StandardOpenOption.READ)) {
      directory.force(true);
    }
  }
}
