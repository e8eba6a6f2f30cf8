package org.tutti.records.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes files so that they exist completely or not at all, even after a crash: each is written
 * under another name, forced to disk, and renamed, and the renaming is forced to disk too.
 */
public final class DurableFiles {
  private DurableFiles() {}

  /** What is to be written. */
  @FunctionalInterface
  public interface ByteContent {
    void writeTo(OutputStream output) throws IOException;
  }

  /** Writes a file, replacing one of that name. */
  public static void write(Path file, byte[] content) throws IOException {
    write(file, output -> output.write(content));
  }

  /** The same for what is not in memory as a whole. */
  public static void write(Path file, ByteContent content) throws IOException {
    removeLeftover(file);
    Path beside = beside(file);
    try {
      try (FileChannel channel =
              FileChannel.open(beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
          OutputStream output = new BufferedOutputStream(Channels.newOutputStream(channel))) {
        content.writeTo(output);
        output.flush();
        channel.force(true);
      }
      rename(beside, file);
    } finally {
      Files.deleteIfExists(beside);
    }
  }

  /**
   * Removes what a process has left that was killed while it wrote a file. Whatever else has that
   * name, such as a link that leads elsewhere, is not written to either.
   */
  public static void removeLeftover(Path file) throws IOException {
    Files.deleteIfExists(beside(file));
  }

  private static Path beside(Path file) {
    return file.resolveSibling(file.getFileName() + ".new");
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
