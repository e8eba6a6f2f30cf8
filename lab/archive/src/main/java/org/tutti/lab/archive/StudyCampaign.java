package org.tutti.lab.archive;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.diagnostics.Counted;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.launch.HostEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.RankPlacement;

/**
 * A campaign of a study.
 *
 * @param name of its directory in the archive
 * @param analysis what it has measured
 */
record StudyCampaign(String name, CampaignAnalysis analysis) {
  private static final String HOST = "host.name";

  String folder() {
    return "campaigns/" + name + "/";
  }

  /** Such as {@code ALLREDUCE, BCAST with MPICH 4.0.2, 2 ranks}. */
  String title() {
    String operations =
        analysis.cells().stream()
            .map(cell -> cell.key().operation())
            .distinct()
            .sorted()
            .collect(Collectors.joining(", "));
    String libraries =
        analysis.headers().stream()
            .map(header -> header.library().name())
            .distinct()
            .sorted()
            .collect(Collectors.joining(" and "));
    String ranks =
        analysis.headers().stream()
            .map(LaunchHeader::processes)
            .distinct()
            .sorted()
            .map(number -> Counted.of(number, "rank"))
            .collect(Collectors.joining(" or "));
    return operations + " with " + libraries + ", " + ranks;
  }

  /** A text about it, with its place in the archive instead of where it is now. */
  String text(String text) {
    String path = analysis.contents().directory().path().toString();
    return text.replace(path, folder().substring(0, folder().length() - 1));
  }

  /** Such as {@code 10 launches, 4 cells}. */
  String size() {
    return Counted.of(analysis.contents().launches().size(), "launch")
        + ", "
        + Counted.of(analysis.cells().size(), "cell");
  }

  Instant started() {
    return analysis.headers().stream()
        .map(header -> header.identity().started())
        .min(Instant::compareTo)
        .orElseThrow();
  }

  /** When the last launch ended or, if no driver noted that, began. */
  Instant ended() {
    return analysis.contents().entries().stream()
        .map(JournalEntry::at)
        .reduce((earlier, later) -> later)
        .orElseGet(
            () ->
                analysis.headers().stream()
                    .map(header -> header.identity().started())
                    .max(Instant::compareTo)
                    .orElseThrow());
  }

  /** The digests of the files that were measured, by path. */
  TreeMap<Path, String> programs() {
    TreeMap<Path, String> programs = new TreeMap<>();
    analysis
        .contents()
        .manifest()
        .ifPresent(
            plan ->
                plan.origin().program().forEach((path, sha) -> programs.put(Path.of(path), sha)));
    return programs;
  }

  /** The environment on each host in the first launch that used it, by the name of the host. */
  TreeMap<String, HostEnvironment> hosts() {
    TreeMap<String, HostEnvironment> hosts = new TreeMap<>();
    for (LaunchHeader header : analysis.headers()) {
      String first = header.environment().facts().getOrDefault(HOST, header.ranks().get(0).host());
      hosts.putIfAbsent(
          first,
          new HostEnvironment(
              first,
              header.library(),
              header.environment().facts(),
              header.environment().variables()));
      header.environment().otherHosts().forEach(other -> hosts.putIfAbsent(other.host(), other));
    }
    return hosts;
  }

  /** All names of hosts in its files. */
  Set<String> hostNames() {
    Set<String> names = new TreeSet<>(hosts().keySet());
    for (LaunchHeader header : analysis.headers()) {
      header.ranks().stream().map(RankPlacement::host).forEach(names::add);
    }
    analysis
        .contents()
        .manifest()
        .map(Manifest::origin)
        .map(origin -> origin.environment().get(HOST))
        .ifPresent(names::add);
    names.removeAll(List.of("", "localhost", "unknown"));
    return names;
  }
}
