package org.tutti.rank.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A file system, as the table of mounts of the kernel describes it.
 *
 * @param device what is mounted
 * @param mount where
 * @param type such as {@code ext4}
 * @param options of the mount
 */
record FileSystem(String device, String mount, String type, List<String> options) {
  private static final Path TABLE = Path.of("/proc/self/mounts");
  private static final FileSystem UNKNOWN = new FileSystem("unknown", "/", "unknown", List.of());

  /** The file system of a directory that exists. */
  static FileSystem of(Path directory) {
    try {
      return of(Files.readString(TABLE), directory.toRealPath());
    } catch (IOException e) {
      return UNKNOWN; // As on systems other than Linux.
    }
  }

  /** The one of a path among those of a table; the last of those that are mounted there. */
  static FileSystem of(String table, Path path) {
    Optional<FileSystem> found =
        table
            .lines()
            .map(line -> line.split(" "))
            .filter(fields -> fields.length > 3)
            .map(
                fields ->
                    new FileSystem(
                        text(fields[0]), text(fields[1]), fields[2], List.of(fields[3].split(","))))
            .filter(one -> path.startsWith(one.mount))
            .reduce((one, next) -> next.mount.length() >= one.mount.length() ? next : one);
    return found.orElse(UNKNOWN);
  }

  /** The kernel writes spaces, tabs, line ends, and backslashes as octal numbers. */
  private static String text(String field) {
    return field
        .replace("\\040", " ")
        .replace("\\011", "\t")
        .replace("\\012", "\n")
        .replace("\\134", "\\");
  }

  /** Whether locks of different hosts do not exclude each other. */
  boolean hasLocalLocks() {
    return type.startsWith("nfs")
        && options.stream()
            .anyMatch(
                option ->
                    option.equals("nolock")
                        || option.equals("local_lock=all")
                        || option.equals("local_lock=posix"));
  }

  /** Such as {@code ext4 at /data (/dev/sda1, rw,relatime)}. */
  @Override
  public String toString() {
    return type + " at " + mount + " (" + device + ", " + String.join(",", options) + ")";
  }
}
