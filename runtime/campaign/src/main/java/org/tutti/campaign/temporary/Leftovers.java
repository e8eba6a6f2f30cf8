package org.tutti.campaign.temporary;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tutti.rank.files.FileTree;
import org.tutti.rank.process.DriverProcess;

/** Temporary directories whose owner, which their names tell, has ended. */
final class Leftovers {
  private static final Pattern NAME =
      Pattern.compile("tutti-temporary-(\\d+)-(\\d+)-([0-9a-f-]{36})-.+");

  /** The owner may be on another host that shares this directory, or was before a restart. */
  private static final Duration ABANDONED = Duration.ofDays(1);

  private Leftovers() {}

  /** What the name of a directory of this process begins with. */
  static String prefix() {
    return DriverProcess.ofThisProcess()
        .map(owner -> "tutti-temporary-" + owner.text().replace(' ', '-') + "-")
        .orElse("tutti-temporary-");
  }

  /** Removes what others have left in a directory. */
  static void remove(Path parent) {
    try (Stream<Path> entries = Files.list(parent)) {
      entries.filter(Leftovers::isLeft).forEach(FileTree::remove);
    } catch (IOException e) {
      return; // It only takes space.
    }
  }

  private static boolean isLeft(Path entry) {
    Matcher name = NAME.matcher(entry.getFileName().toString());
    if (!name.matches() || !Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    Optional<DriverProcess> owner =
        DriverProcess.of(String.join(" ", name.group(1), name.group(2), name.group(3)));
    return owner.map(DriverProcess::isOnThisHost).orElse(false)
        ? !owner.get().isRunningHere()
        : lastChange(entry).isBefore(Instant.now().minus(ABANDONED));
  }

  private static Instant lastChange(Path entry) {
    try {
      return Files.getLastModifiedTime(entry).toInstant();
    } catch (IOException e) {
      return Instant.MAX; // Another process has just removed it.
    }
  }
}
