package org.tutti.rank.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.tutti.diagnostics.FileProblem;
import org.tutti.diagnostics.TuttiException;

/** A directory in which files of launches may be made. */
public record FileDirectory(Path path) {
  private static final long MEBI = 1L << 20;

  /** Takes a lock, or finds that there is none to be had. */
  interface Locking {
    /** Whether the file could be locked. */
    boolean lock(Path file) throws IOException;
  }

  /**
   * Checks, without making anything, that files so large may be made.
   *
   * @param whose that need them, for the message
   * @throws TuttiException 510 or 512 otherwise
   */
  public void check(long bytes, String whose) {
    if (!Files.isDirectory(path)) {
      throw FileProblem.FILE_DIRECTORY_NOT_USABLE.error(
          whose
              + " needs files, and "
              + path
              + (Files.exists(path) ? " is a file, not a directory." : " does not exist."));
    }
    if (!Files.isWritable(path)) {
      throw refused("it is not writable", null);
    }
    long free = free();
    if (bytes > free) {
      throw FileProblem.FILE_SPACE_TOO_SMALL.error(
          whose
              + " needs "
              + (bytes + MEBI - 1) / MEBI
              + " MiB for its files, and "
              + free / MEBI
              + " MiB are free in "
              + path
              + ".");
    }
  }

  /**
   * Makes the directory itself, if there is none.
   *
   * @throws TuttiException 510 if that is impossible
   */
  void create() {
    try {
      Files.createDirectories(path);
    } catch (IOException e) {
      throw refused(e.toString(), e);
    }
  }

  /** The space that is free for this user, in bytes. */
  long free() {
    try {
      return Files.getFileStore(path).getUsableSpace();
    } catch (IOException e) {
      throw refused(e.toString(), e);
    }
  }

  /**
   * Makes a directory in it, and a file there to try a lock.
   *
   * @throws TuttiException 510 if that is impossible
   */
  Path make(String name) {
    return make(name, FileSystem.of(path), FileDirectory::lock);
  }

  Path make(String name, FileSystem system, Locking locking) {
    Path made = path.resolve(name);
    Path tried = made.resolve("tried");
    try {
      Files.createDirectory(made);
      Files.createFile(tried);
    } catch (IOException e) {
      throw refused(e.toString(), e);
    }
    try {
      if (!system.hasLocalLocks() && locking.lock(tried)) {
        Files.delete(tried);
        return made;
      }
      throw withoutLocks(made, system.toString(), null);
    } catch (IOException e) {
      throw withoutLocks(made, system + ": " + e.getMessage(), e);
    }
  }

  private static boolean lock(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        FileLock lock = channel.tryLock()) {
      return lock != null;
    }
  }

  private TuttiException refused(String why, IOException cause) {
    return FileProblem.FILE_DIRECTORY_NOT_USABLE.error(
        "No files can be made in " + path + ": " + why + ".",
        FileProblem.FILE_DIRECTORY_NOT_USABLE.description().remedy(),
        cause);
  }

  private TuttiException withoutLocks(Path made, String why, IOException cause) {
    FileTree.remove(made);
    return FileProblem.FILE_DIRECTORY_NOT_USABLE.error(
        "Files in " + path + " cannot be locked (" + why + ").",
        FileProblem.FILE_DIRECTORY_NOT_USABLE.description().remedy(),
        cause);
  }
}
