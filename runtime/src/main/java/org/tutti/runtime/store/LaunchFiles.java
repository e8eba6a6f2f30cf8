package org.tutti.runtime.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Where the result files of a campaign directory are. */
public final class LaunchFiles {
  private static final String DIRECTORY = "launches";
  private static final String SUFFIX = ".jsonl";

  private LaunchFiles() {}

  /** The result file of launch {@code number}. */
  public static Path file(Path campaign, int number) {
    return campaign.resolve(DIRECTORY).resolve(String.format(Locale.ROOT, "%04d", number) + SUFFIX);
  }

  /** The number after the largest that is taken; 1 in an empty or missing directory. */
  public static int nextNumber(Path campaign) {
    Path directory = campaign.resolve(DIRECTORY);
    if (!Files.isDirectory(directory)) {
      return 1;
    }
    int largest = 0;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "*" + SUFFIX)) {
      for (Path file : files) {
        String name = file.getFileName().toString();
        String number = name.substring(0, name.length() - SUFFIX.length());
        if (number.matches("\\d{1,9}")) {
          largest = Math.max(largest, Integer.parseInt(number));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return largest + 1;
  }
}
