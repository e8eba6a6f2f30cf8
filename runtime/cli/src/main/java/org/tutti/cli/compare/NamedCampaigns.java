package org.tutti.cli.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tutti.analysis.ObservationQuantile;
import org.tutti.campaign.CampaignResult;
import org.tutti.diagnostics.CampaignProblem;

/** Campaigns as they are named for a side of a comparison: one, or those of many nights. */
public final class NamedCampaigns {
  private NamedCampaigns() {}

  /**
   * The directories that are meant.
   *
   * @param named directories; the last part of a name may have {@code *} and {@code ?}
   * @param head which a pattern does not stand for, nor for a campaign twice; null if it is not
   *     measured yet
   */
  public static List<Path> of(List<Path> named, Path head) {
    TreeSet<Path> found = new TreeSet<>();
    Set<Path> known = new HashSet<>();
    if (head != null) {
      known.add(place(head));
    }
    for (Path path : named) {
      if (isPattern(path)) {
        List<Path> matches =
            matching(path.toAbsolutePath().getParent(), path.getFileName().toString());
        matches.removeIf(match -> !known.add(place(match)));
        found.addAll(matches);
      } else {
        known.add(place(path));
        found.add(path);
      }
    }
    if (found.isEmpty() && !named.isEmpty()) {
      throw CampaignProblem.COMPARISON_WITHOUT_TWO_SIDES.error(
          "No campaign" + (head == null ? "" : " but the head") + " is named by " + named + ".",
          "Name directories literally, or many as in 'night-*'.");
    }
    return List.copyOf(found);
  }

  /** Whether a name stands for many; that of something that exists stands for itself. */
  static boolean isPattern(Path path) {
    String last = path.getFileName() == null ? "" : path.getFileName().toString();
    return (last.contains("*") || last.contains("?")) && !Files.exists(path);
  }

  /** Where it really is: a link to a campaign is no other campaign. */
  private static Path place(Path directory) {
    try {
      return directory.toRealPath();
    } catch (IOException e) {
      return directory.toAbsolutePath().normalize();
    }
  }

  /** Those campaigns in the order of time. */
  public static List<CampaignResult> opened(
      List<Path> directories, Collection<ObservationQuantile> quantiles) {
    return directories.stream()
        .map(directory -> CampaignResult.open(directory, quantiles))
        .sorted(
            Comparator.comparing(
                result ->
                    result.analysis().headers().stream()
                        .map(header -> header.identity().started())
                        .min(Comparator.naturalOrder())
                        .orElseThrow()))
        .toList();
  }

  private static List<Path> matching(Path parent, String name) {
    Pattern pattern = pattern(name);
    try (Stream<Path> all = Files.list(parent)) {
      return new ArrayList<>(
          all.filter(path -> pattern.matcher(path.getFileName().toString()).matches())
              .filter(Files::isDirectory)
              .sorted()
              .toList());
    } catch (IOException e) {
      throw CampaignProblem.CAMPAIGN_NOT_READABLE.error(
          parent + " cannot be listed: " + e + ".", "Name a readable directory.", e);
    }
  }

  /** Other marks than these two, which file systems allow in names, stand for themselves. */
  private static Pattern pattern(String name) {
    StringBuilder pattern = new StringBuilder();
    for (char letter : name.toCharArray()) {
      pattern.append(
          switch (letter) {
            case '*' -> ".*";
            case '?' -> ".";
            default -> Pattern.quote(Character.toString(letter));
          });
    }
    return Pattern.compile(pattern.toString(), Pattern.DOTALL);
  }
}
