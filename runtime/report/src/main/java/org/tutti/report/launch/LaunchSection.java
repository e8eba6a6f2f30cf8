package org.tutti.report.launch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tutti.analysis.AwaitedLaunches;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.LaunchCosts;
import org.tutti.campaign.driver.CampaignOutcome;
import org.tutti.diagnostics.Counted;
import org.tutti.mpi.LibraryInfo;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.ClockRecord;
import org.tutti.records.launch.HostEnvironment;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.RankPlacement;
import org.tutti.report.layout.PageStyle;

/**
 * The launches and their outcomes. The failures are counted per treatment, since omitting them
 * would favor the treatment that fails.
 */
public final class LaunchSection {
  private static final CostUnit MILLISECONDS = new CostUnit("ms", 1e6);
  private static final CostUnit NANOSECONDS = new CostUnit("ns", 1);

  /** A unit: milliseconds or nanoseconds. */
  private record CostUnit(String name, double nanos) {
    String number(double value) {
      return String.format(Locale.ROOT, nanos > 1 ? "%.1f" : "%.0f", value / nanos);
    }

    String text(double value) {
      return number(value) + " " + name;
    }
  }

  private LaunchSection() {}

  /** What a reader must know of the launches: failures, changes, and that no library was used. */
  public static List<String> lines(CampaignAnalysis analysis, PageStyle style) {
    CampaignContents contents = analysis.contents();
    List<String> lines = new ArrayList<>();
    if (style.verbose()) {
      lines.addAll(setup(analysis));
    }
    Set<String> provided = new TreeSet<>();
    analysis.headers().stream()
        .map(LaunchHeader::library)
        .forEach(
            library -> {
              if (!library.provider().isMpiLibrary()) {
                provided.add(library.name());
              }
            });
    if (!provided.isEmpty()) {
      lines.add(
          "'"
              + String.join("', '", provided)
              + "' is a provider inside the Java virtual machine, not an MPI library.");
    }
    Optional<Manifest> manifest = contents.manifest();
    boolean asPlanned = CampaignOutcome.of(contents).finished() == planned(manifest);
    if (manifest.isPresent() && (style.verbose() || !asPlanned || !contents.failures().isEmpty())) {
      for (Manifest.PlannedTreatment planned : manifest.get().treatments()) {
        lines.add(line(contents, manifest.get(), planned.treatment()));
      }
    }
    missing(contents).ifPresent(sentence -> lines.add(sentence + "."));
    if (contents.byHand() > 0 && (style.verbose() || manifest.isPresent())) {
      lines.add(Counted.of(contents.byHand(), "launch") + " by hand.");
    }
    CampaignOutcome.of(contents)
        .stopped()
        .ifPresent(why -> lines.add("Ended before the last launch: " + why.commandLine()));
    AwaitedLaunches.of(analysis).map(AwaitedLaunches::sentence).ifPresent(lines::add);
    lines.addAll(changes(analysis.headers()));
    return style.fit(lines);
  }

  /** Which launches of the design have no file, in words; empty if there are none. */
  public static Optional<String> missing(CampaignContents contents) {
    List<Integer> numbers = contents.missing().stream().map(PlannedLaunch::number).toList();
    return numbers.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "No file of "
                + named(numbers)
                + " (of "
                + planned(contents.manifest())
                + " that are planned)");
  }

  private static int planned(Optional<Manifest> manifest) {
    return manifest.map(plan -> plan.blocks() * plan.treatments().size()).orElse(0);
  }

  private static List<String> setup(CampaignAnalysis analysis) {
    List<String> lines = new ArrayList<>();
    analysis.headers().stream().findFirst().ifPresent(header -> lines.addAll(machine(header)));
    lines.addAll(ProbeText.lines(analysis));
    lines.add(libraries(analysis));
    lines.add(threadLevels(analysis));
    analysis.startUp().forEach(costs -> lines.add(line("MPI_Init_thread", costs, MILLISECONDS)));
    analysis
        .upcalls()
        .forEach(costs -> lines.add(line("An empty reduction in Java", costs, NANOSECONDS)));
    return lines;
  }

  /** The changes after which launches were made, each text once. */
  private static List<String> changes(List<LaunchHeader> headers) {
    Map<String, List<Integer>> launches = new LinkedHashMap<>();
    for (LaunchHeader header : headers) {
      String change = header.environment().facts().get(LaunchEnvironment.CHANGED);
      if (change != null) {
        launches
            .computeIfAbsent(change, ignored -> new ArrayList<>())
            .add(header.identity().number());
      }
    }
    return launches.entrySet().stream()
        .map(change -> "Made after a change, " + named(change.getValue()) + ": " + change.getKey())
        .toList();
  }

  private static String named(List<Integer> launches) {
    int first = launches.get(0);
    return launches.size() == 1
        ? "launch " + first
        : launches.size() + " launches, the first of them " + first;
  }

  private static List<String> machine(LaunchHeader header) {
    Set<String> hosts = new LinkedHashSet<>();
    header.ranks().forEach(rank -> hosts.add(rank.host()));
    List<String> lines = new ArrayList<>();
    lines.add("Host: " + String.join(", ", hosts) + ", p = " + header.processes());
    header.clocks().forEach(clock -> lines.add("Clock " + text(clock)));
    lines.addAll(hosts(header));
    return lines;
  }

  static String text(ClockRecord clock) {
    if (clock.unavailableReason().isPresent()) {
      return clock.kind() + ": not usable here: " + clock.unavailableReason().get();
    }
    String rate =
        clock.rateError().isPresent()
            ? String.format(
                Locale.ROOT,
                ", rate within %.2g of the monotonic clock's",
                clock.rateError().getAsDouble())
            : "";
    return String.format(
        Locale.ROOT,
        "%s: step %.0f ns, a reading takes %.1f ns%s%s",
        clock.kind(),
        clock.granularityNanos(),
        clock.costNanos(),
        rate,
        clock.monotonic() ? "" : ", it ran backward");
  }

  /**
   * What each host of a launch on several hosts has: library, system, JVM, and clocks; empty if
   * there is one host.
   */
  static List<String> hosts(LaunchHeader header) {
    List<String> lines = new ArrayList<>();
    if (!header.environment().otherHosts().isEmpty()) {
      String first = header.ranks().get(0).host();
      lines.add(host(first, header.library(), header.environment().facts(), header));
      for (HostEnvironment other : header.environment().otherHosts()) {
        lines.add(host(other.host(), other.library(), other.facts(), header));
      }
    }
    return lines;
  }

  private static String host(
      String host, LibraryInfo library, Map<String, String> facts, LaunchHeader header) {
    List<String> words = new ArrayList<>();
    words.add(library.name() + " in " + library.path());
    words.add("kernel " + facts.getOrDefault("os.kernel", "unknown"));
    words.add("JVM " + facts.getOrDefault("jvm.version", "unknown"));
    header.clocks().forEach(clock -> words.add(text(on(host, clock, header))));
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

  private static String libraries(CampaignAnalysis analysis) {
    String names =
        analysis.headers().stream()
            .map(header -> header.library().name() + " through " + header.library().linker())
            .distinct()
            .collect(Collectors.joining(", "));
    return "MPI library: " + (names.isEmpty() ? "unknown" : names);
  }

  private static String threadLevels(CampaignAnalysis analysis) {
    String levels =
        analysis.headers().stream()
            .map(header -> header.library().threads().toString())
            .distinct()
            .collect(Collectors.joining(", "));
    return "Thread level: " + (levels.isEmpty() ? "unknown" : levels);
  }

  private static String line(CampaignContents contents, Manifest manifest, Treatment treatment) {
    Set<Integer> numbers =
        manifest.design().launches().stream()
            .filter(launch -> launch.treatment().equals(treatment))
            .map(PlannedLaunch::number)
            .collect(Collectors.toSet());
    long whole =
        contents.launches().stream()
            .filter(file -> file.whole() && numbers.contains(file.launch().number()))
            .count();
    Map<String, Integer> classes = new TreeMap<>();
    for (JournalEntry failure : contents.failures()) {
      if (numbers.contains(failure.launch())) {
        classes.merge(failure.details().getOrDefault("class", "unknown"), 1, Integer::sum);
      }
    }
    String name = treatment.levels().isEmpty() ? "Launches" : "Launches " + treatment;
    return name
        + ": "
        + whole
        + " of "
        + numbers.size()
        + " finished, "
        + failures(classes)
        + partial(contents.launches(), numbers);
  }

  private static String failures(Map<String, Integer> classes) {
    int failed = classes.values().stream().mapToInt(Integer::intValue).sum();
    if (failed == 0) {
      return "no attempt failed";
    }
    return Counted.of(failed, "attempt")
        + " failed ("
        + classes.entrySet().stream()
            .map(entry -> entry.getKey() + ": " + entry.getValue())
            .collect(Collectors.joining(", "))
        + ")";
  }

  private static String partial(List<LaunchFile> files, Set<Integer> numbers) {
    long partial =
        files.stream()
            .filter(file -> !file.whole() && numbers.contains(file.launch().number()))
            .count();
    return partial == 0 ? "" : "; of " + partial + " unfinished the finished cells are included";
  }

  /** What each rank measures once in a launch, over the launches of a treatment. */
  private static String line(String what, LaunchCosts costs, CostUnit unit) {
    String of = costs.treatment().levels().isEmpty() ? "" : " with " + costs.treatment();
    String launches =
        costs.launches() == 1
            ? "one launch"
            : String.format(
                Locale.ROOT,
                "median of %d launches, %s to %s",
                costs.launches(),
                unit.number(costs.least()),
                unit.text(costs.largest()));
    return String.format(
        Locale.ROOT,
        "%s%s: %s on the slowest rank (%s), %s on average",
        what,
        of,
        unit.text(costs.median()),
        launches,
        unit.text(costs.rankMean()));
  }
}
