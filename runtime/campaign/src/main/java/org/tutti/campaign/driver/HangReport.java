package org.tutti.campaign.driver;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tutti.records.launch.LaunchPosition;
import org.tutti.records.launch.RankPlacement;

/** Where the ranks of a launch that hangs were last seen. */
final class HangReport {
  private static final Path PROCESSES = Path.of("/proc");

  private HangReport() {}

  /** A description; ranks last seen at the same place are grouped. */
  static String of(Attempt attempt) {
    Map<LaunchPosition, List<Integer>> places = new LinkedHashMap<>();
    attempt
        .heartbeats()
        .last()
        .forEach((rank, place) -> places.computeIfAbsent(place, p -> new ArrayList<>()).add(rank));
    List<String> words = new ArrayList<>();
    places.forEach((place, ranks) -> words.add(ranks(ranks) + " last seen " + place));
    List<Integer> gone = gone(attempt);
    if (!gone.isEmpty()) {
      words.add(ranks(gone) + " no longer running");
    }
    return words.isEmpty() ? "no rank was seen" : String.join("; ", words);
  }

  /** Ranks on this host whose process has ended. */
  private static List<Integer> gone(Attempt attempt) {
    List<RankPlacement> ranks = attempt.placements();
    String here = ranks.isEmpty() ? "" : ranks.get(0).host();
    return ranks.stream()
        .filter(rank -> rank.host().equals(here))
        .filter(rank -> !Files.exists(PROCESSES.resolve(Long.toString(rank.pid()))))
        .map(RankPlacement::rank)
        .toList();
  }

  private static String ranks(List<Integer> ranks) {
    return (ranks.size() == 1 ? "rank " : "ranks ")
        + ranks.stream().map(rank -> Integer.toString(rank)).collect(Collectors.joining(", "));
  }
}
