package org.tutti.campaign.launch;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A class path that is the same text from every working directory: a JVM cache belongs to its text.
 *
 * <p>No lambdas here, since ranks that are started by hand call this before anything else.
 */
public final class AbsoluteClassPath {
  private AbsoluteClassPath() {}

  /** The class path with absolute entries, without empty ones. */
  public static String of(String classPath) {
    StringBuilder absolute = new StringBuilder();
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      if (!entry.isEmpty()) {
        absolute.append(absolute.isEmpty() ? "" : File.pathSeparator);
        absolute.append(entry(Path.of(entry).toAbsolutePath()));
      }
    }
    return absolute.toString();
  }

  /** After a symbolic link, {@code ..} may lead elsewhere than the text says. */
  private static Path entry(Path absolute) {
    Path direct = absolute.normalize();
    try {
      return direct.equals(absolute) || Files.isSameFile(direct, absolute) ? direct : absolute;
    } catch (IOException e) {
      return absolute; // It does not exist.
    }
  }
}
