package org.tutti.campaign.opening;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;

/** Changes a file as a build that sets times does. */
public final class SameSizeAndTime {
  private static final int END_RECORD = 22;

  private SameSizeAndTime() {}

  /**
   * Changes a byte; of a jar the last one before the end record, so that it stays a jar.
   *
   * @param inPlace whether it stays the same inode
   */
  public static void replace(Path file, boolean inPlace) throws IOException {
    FileTime time = Files.getLastModifiedTime(file);
    byte[] bytes = Files.readAllBytes(file);
    bytes[Math.max(0, bytes.length - 1 - END_RECORD)] ^= 1;
    Path written = inPlace ? file : file.resolveSibling("written");
    Files.write(written, bytes);
    Files.setLastModifiedTime(written, time);
    Files.setPosixFilePermissions(written, Files.getPosixFilePermissions(file));
    if (!inPlace) {
      Files.move(written, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
