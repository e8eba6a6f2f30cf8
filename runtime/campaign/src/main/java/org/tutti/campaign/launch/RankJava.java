package org.tutti.campaign.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The JDK of ranks.
 *
 * @param home its directory
 * @param release its file {@code release}: vendor, version, and source, as text
 * @param feature its number, such as 25
 */
public record RankJava(Path home, String release, int feature) {
  /** The file of a JDK that describes it. */
  public static final String RELEASE = "release";

  /** The feature number of a JDK that is only compared. */
  public static final int UNKNOWN = 0;

  private static final Pattern FEATURE = Pattern.compile("(?m)^JAVA_VERSION=\"(\\d{1,4})\\b");

  /** The JDK of a {@code java} executable; empty if it does not describe itself. */
  public static Optional<RankJava> of(String executable) {
    return SearchPath.ofEnvironment().find(executable).flatMap(RankJava::of);
  }

  private static Optional<RankJava> of(Path executable) {
    try {
      Path home = executable.toRealPath().resolveSibling("..").normalize();
      String release = Files.readString(home.resolve(RELEASE));
      Matcher feature = FEATURE.matcher(release);
      return feature.find()
          ? Optional.of(new RankJava(home, release, Integer.parseInt(feature.group(1))))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
