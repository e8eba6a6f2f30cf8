package org.tutti.rank.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.records.file.RecordFiles;

/**
 * The directories of files of launches, and those among them whose launch was killed. The root of a
 * launch holds a lock in its directory; whoever gets that knows that the launch is over.
 */
public final class LeftFiles {
  static final String PREFIX = "tutti-files-";
  private static final String LOCK = "lock";
  private static final String NOTE = "files-in";
  private static final int MAX_NOTE = 1 << 20;

  /** No path contains it. */
  private static final String SEPARATOR = "\0";

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

  /**
   * Notes, for whoever finds that an attempt was killed, where else than in its own directory it
   * makes files. Must come before they are made.
   *
   * @param attempt the directory of the attempt
   * @param places absolute directories
   */
  public static void note(Path attempt, Collection<Path> places) {
    String all = places.stream().map(Path::toString).collect(Collectors.joining(SEPARATOR));
    try {
      Files.createDirectories(attempt);
      Files.writeString(attempt.resolve(NOTE), all);
    } catch (IOException e) {
      return; // The results cannot be written there either, which is told then.
    }
  }

  /** Removes what an attempt that is over has left in its directory, and where it has noted. */
  public static void removeOf(Path attempt) {
    remove(attempt);
    Path note = attempt.resolve(NOTE);
    if (!RecordFiles.isRegular(note)) {
      return;
    }
    String places = new String(RecordFiles.read(note, MAX_NOTE), StandardCharsets.UTF_8);
    for (String place : places.split(SEPARATOR)) {
      try {
        remove(Path.of(place));
      } catch (InvalidPathException e) {
        continue; // No launch has noted that.
      }
    }
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
