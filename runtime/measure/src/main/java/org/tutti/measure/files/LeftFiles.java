package org.tutti.measure.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The directories of files of launches, and those among them whose launch was killed. The root of a
 * launch holds a lock in its directory; whoever gets that knows that the launch is over.
 */
public final class LeftFiles {
  static final String PREFIX = "tutti-files-";
  private static final String LOCK = "lock";

  /** Directories of this process: closing another channel to a lock would release it. */
  private static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

  private LeftFiles() {}

  /** Lets others know that a directory is in use, until the channel is closed. */
  static FileChannel hold(Path directory) throws IOException {
    Path begun = directory.resolve("begun");
    OWN.add(directory.toRealPath());
    FileChannel channel =
        FileChannel.open(begun, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    if (channel.tryLock() == null) {
      throw new IOException(begun + " is locked by another process");
    }
    // Nobody sees it before it is locked.
    Files.move(begun, directory.resolve(LOCK));
    return channel;
  }

  /** Removes what launches that are over have left in a directory, and returns it. */
  public static List<Path> remove(Path parent) {
    try (Stream<Path> entries = Files.list(parent)) {
      List<Path> left = entries.filter(LeftFiles::isLeft).toList();
      left.forEach(FileTree::remove);
      return left;
    } catch (IOException e) {
      return List.of(); // It only takes space.
    }
  }

  private static boolean isLeft(Path entry) {
    try {
      return entry.getFileName().toString().startsWith(PREFIX)
          && Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)
          && !OWN.contains(entry.toRealPath())
          && isFree(entry.resolve(LOCK));
    } catch (IOException | OverlappingFileLockException e) {
      return false;
    }
  }

  private static boolean isFree(Path lock) throws IOException {
    try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
        FileLock held = channel.tryLock()) {
      return held != null;
    }
  }
}
