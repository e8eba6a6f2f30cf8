package org.tutti.campaign.temporary;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;

/** The directory of this user among the temporary files of the system. */
final class UserDirectory {
  private static final String PRIVATE = "rwx------";
  private static final Path OWN_PROCESS = Path.of("/proc/self");

  private UserDirectory() {}

  /** It, or the directory of all users if something else has its name. */
  static Path make() throws IOException {
    Path common = Path.of(System.getProperty("java.io.tmpdir")).toAbsolutePath();
    Path own = common.resolve("tutti-" + Files.getAttribute(OWN_PROCESS, "unix:uid"));
    try {
      Files.createDirectory(
          own, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(PRIVATE)));
    } catch (IOException e) {
      // It exists, or the name is taken, which the next check tells.
    }
    return isOwn(own) ? own : common;
  }

  private static boolean isOwn(Path directory) {
    try {
      PosixFileAttributes found =
          Files.readAttributes(directory, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      return found.isDirectory()
          && PosixFilePermissions.toString(found.permissions()).equals(PRIVATE)
          && Files.getAttribute(directory, "unix:uid", LinkOption.NOFOLLOW_LINKS)
              .equals(Files.getAttribute(OWN_PROCESS, "unix:uid"));
    } catch (IOException e) {
      return false;
    }
  }
}
