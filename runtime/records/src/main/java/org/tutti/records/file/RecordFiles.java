package org.tutti.records.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.ProblemKind;
import org.tutti.diagnostics.RecordProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * Looks at files and directories of a campaign. What does not exist is distinguished from what
 * cannot be looked at, for which every method throws a {@link TuttiException} with the cause.
 */
public final class RecordFiles {
  private RecordFiles() {}

  /** Whether there is a file, directory, or anything else of this name; links are followed. */
  public static boolean exists(Path path) {
    return attributes(path).isPresent();
  }

  /** Whether it is a directory; false if it does not exist. */
  public static boolean isDirectory(Path path) {
    return attributes(path).filter(BasicFileAttributes::isDirectory).isPresent();
  }

  /** Whether it is a file that ends: no directory, pipe, or device; false if it does not exist. */
  public static boolean isRegular(Path path) {
    return attributes(path).filter(BasicFileAttributes::isRegularFile).isPresent();
  }

  /** What a directory contains, sorted; nothing if it does not exist. */
  public static List<Path> list(Path directory) {
    if (!isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw unreadable(directory, e);
    } catch (UncheckedIOException e) {
      throw unreadable(directory, e.getCause());
    }
  }

  /**
   * The content of a file.
   *
   * @param most bytes that such a file may have
   * @throws IllegalArgumentException if it is a pipe or a device, which might never end
   * @throws TuttiException if it cannot be read, or is longer
   */
  public static byte[] read(Path file, int most) {
    requireRegular(file);
    try (InputStream input = Files.newInputStream(file)) {
      byte[] bytes = input.readNBytes(most);
      if (input.read() >= 0) {
        throw tooLarge(file, "has more than " + (most >> 20) + " MiB");
      }
      return bytes;
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  /**
   * Refuses a pipe, a device, or a directory.
   *
   * @throws IllegalArgumentException if it exists and is one
   */
  static void requireRegular(Path file) {
    if (exists(file) && !isRegular(file)) {
      throw new IllegalArgumentException("it is not a regular file");
    }
  }

  /** Whether an error says that a file could not be read, or is of another format: not damaged. */
  public static boolean isOfFile(RuntimeException error) {
    return error instanceof TuttiException known
        && known.problem().description().kind() == ProblemKind.DATA;
  }

  /** The error for a file or directory that cannot be read. */
  public static TuttiException unreadable(Path path, IOException cause) {
    return CampaignProblem.CAMPAIGN_NOT_READABLE.error(
        "'" + path + "' cannot be read: " + words(cause) + ".",
        "Nothing was changed. Fix the cause, such as permissions, and repeat the command.",
        cause);
  }

  static TuttiException tooLarge(Path file, String what) {
    return RecordProblem.RECORD_TOO_LARGE.error(
        "'" + file + "' " + what + ", more than Tutti can read at once.",
        "If Tutti wrote the file, give java a larger heap, such as -Xmx8g.");
  }

  private static Optional<BasicFileAttributes> attributes(Path path) {
    try {
      return Optional.of(Files.readAttributes(path, BasicFileAttributes.class));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      if (isBelowFile(path)) {
        return Optional.empty();
      }
      throw unreadable(path, e);
    }
  }

  /** Nothing exists below a file, which the system tells as an error of its own. */
  private static boolean isBelowFile(Path path) {
    Path parent = path.getParent();
    return parent != null && Files.exists(parent) && !Files.isDirectory(parent);
  }

  private static String words(IOException cause) {
    if (cause instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (cause instanceof NoSuchFileException) {
      return "it no longer exists, or is a broken link";
    }
    if (cause instanceof NotDirectoryException) {
      return "it is not a directory";
    }
    String reason =
        cause instanceof FileSystemException error ? error.getReason() : cause.getMessage();
    return reason == null || reason.isBlank() ? cause.getClass().getSimpleName() : reason;
  }
}
