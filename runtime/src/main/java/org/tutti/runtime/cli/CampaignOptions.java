package org.tutti.runtime.cli;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;

/** What campaigns take for granted where the command line says nothing. */
final class CampaignOptions {
  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss");

  private CampaignOptions() {}

  static Path directory(Path given) {
    return given != null
        ? given
        : Path.of("tutti-results").resolve(LocalDateTime.now().format(NAME));
  }

  static long seed(String given) {
    return given == null ? new SecureRandom().nextLong() >>> 1 : Numbers.any("--seed", given);
  }
}
