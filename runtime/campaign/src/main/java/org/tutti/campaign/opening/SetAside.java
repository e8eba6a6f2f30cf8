package org.tutti.campaign.opening;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.CampaignDirectory;

/** Moves files of a campaign out of the way, into a directory of their own; deletes nothing. */
final class SetAside {
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  private SetAside() {}

  /**
   * Moves those of the files that exist, each to the same place below a directory of its own.
   *
   * @return where they are now
   * @throws TuttiException if they cannot be moved
   */
  static Path move(CampaignDirectory directory, List<Path> files) {
    Path aside = directory.path().resolve("set-aside").resolve(LocalDateTime.now().format(STAMP));
    try {
      Files.createDirectories(aside);
      for (Path file : files) {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
          Path target = aside.resolve(directory.path().relativize(file));
          Files.createDirectories(target.getParent());
          Files.move(file, target);
        }
      }
      return aside;
    } catch (IOException e) {
      throw CampaignProblem.RESULTS_NOT_WRITABLE.error(
          "The results in " + directory.path() + " cannot be set aside: " + e + ".",
          "Name another directory with --results.",
          e);
    }
  }
}
