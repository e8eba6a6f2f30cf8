package org.tutti.records.launch;

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
}
