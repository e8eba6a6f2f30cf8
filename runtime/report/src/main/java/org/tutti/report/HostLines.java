package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tutti.mpi.LibraryInfo;
import org.tutti.records.launch.ClockRecord;
import org.tutti.records.launch.HostEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.RankPlacement;

/** What each host of a launch on several hosts has: library, system, JVM, and clocks. */
final class HostLines {
  private HostLines() {}

  /** None for a launch on one host. */
  static List<String> of(LaunchHeader header) {
    List<String> lines = new ArrayList<>();
    if (!header.environment().otherHosts().isEmpty()) {
      String first = header.ranks().get(0).host();
      lines.add(line(first, header.library(), header.environment().facts(), header));
      for (HostEnvironment other : header.environment().otherHosts()) {
        lines.add(line(other.host(), other.library(), other.facts(), header));
      }
    }
    return lines;
  }

  private static String line(
      String host, LibraryInfo library, Map<String, String> facts, LaunchHeader header) {
    List<String> words = new ArrayList<>();
    words.add(library.name() + " in " + library.path());
    words.add("kernel " + facts.getOrDefault("os.kernel", "unknown"));
    words.add("JVM " + facts.getOrDefault("jvm.version", "unknown"));
    header.clocks().forEach(clock -> words.add(LaunchSection.text(on(host, clock, header))));
    return host + ": " + String.join("; ", words);
  }

  /** The clock as the ranks of a host have measured it. */
  private static ClockRecord on(String host, ClockRecord clock, LaunchHeader header) {
    List<ClockRecord.OfRank> there =
        header.ranks().stream()
            .filter(rank -> rank.host().equals(host))
            .map(RankPlacement::rank)
            .filter(rank -> rank < clock.ranks().size())
            .map(clock.ranks()::get)
            .toList();
    return new ClockRecord(clock.kind(), clock.unavailableReason(), there);
  }
}
