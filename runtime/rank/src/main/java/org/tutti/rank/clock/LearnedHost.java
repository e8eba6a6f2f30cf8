package org.tutti.rank.clock;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.records.launch.ClockRecord;
import org.tutti.records.launch.HostEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.RankPlacement;
import org.tutti.sync.ClockKind;
import org.tutti.sync.clock.ClockQuality;

/**
 * What a launch has learned about a host that later launches of the campaign need not measure
 * again, as long as the host is the same.
 *
 * @param host its name in results
 * @param fingerprint of what it depends on: boot, kernel, clock source, JVM, and MPI library
 * @param callCost what a call of the MPI library costs
 * @param clocks step and cost of the clocks, on the rank of this host where each is largest
 */
public record LearnedHost(
    String host, String fingerprint, Duration callCost, Map<ClockKind, ClockQuality> clocks) {
  /** Each rank gets what is known of all hosts as arguments, whose size is limited. */
  private static final int MAX_HOSTS = 64;

  private static final List<String> FACTS =
      List.of("host.boot", "os.kernel", "clock.source", "cpu.model", "jvm.version");

  private static final String SEPARATOR = " ";
  private static final String FIELD = ":";

  public LearnedHost {
    clocks = Collections.unmodifiableMap(new EnumMap<>(clocks));
  }

  /** What this launch has learned about its hosts; nothing if there are very many. */
  public static List<LearnedHost> of(LaunchHeader header) {
    Map<String, String> facts = header.environment().facts();
    List<HostEnvironment> hosts = new ArrayList<>();
    header.ranks().stream()
        .findFirst()
        .ifPresent(
            root -> hosts.add(new HostEnvironment(root.host(), header.library(), facts, Map.of())));
    hosts.addAll(header.environment().otherHosts());
    return hosts.size() > MAX_HOSTS
        ? List.of()
        : hosts.stream().map(host -> of(host, header)).toList();
  }

  private static LearnedHost of(HostEnvironment host, LaunchHeader header) {
    Map<ClockKind, ClockQuality> clocks = new EnumMap<>(ClockKind.class);
    for (ClockRecord clock : header.clocks()) {
      for (RankPlacement rank : header.ranks()) {
        if (rank.host().equals(host.host()) && rank.rank() < clock.ranks().size()) {
          clocks.merge(clock.kind(), quality(clock.ranks().get(rank.rank())), LearnedHost::worse);
        }
      }
    }
    return new LearnedHost(
        host.host(),
        fingerprint(host.facts(), host.library()),
        host.library().callCost().duration(),
        clocks);
  }

  private static ClockQuality quality(ClockRecord.OfRank rank) {
    return new ClockQuality(
        Math.round(rank.granularityNanos()), rank.costNanos(), rank.monotonic());
  }

  private static ClockQuality worse(ClockQuality one, ClockQuality other) {
    return new ClockQuality(
        Math.max(one.granularity(), other.granularity()),
        Math.max(one.cost(), other.cost()),
        one.monotonic() && other.monotonic());
  }

  /** Identifies what clocks and calls of this library cost on a host with these facts. */
  public static String fingerprint(Map<String, String> facts, LibraryInfo library) {
    StringBuilder text = new StringBuilder();
    for (String fact : FACTS) {
      text.append(facts.getOrDefault(fact, "")).append('\n');
    }
    text.append(String.join("\n", library.path(), library.version(), library.linker()));
    CRC32C sum = new CRC32C();
    sum.update(text.toString().getBytes(StandardCharsets.UTF_8));
    return Long.toHexString(sum.getValue());
  }

  /** The cost of a call, for a launch that takes it over; empty if it was not measured. */
  Optional<CallCost> takenOverCallCost() {
    return callCost.isZero() ? Optional.empty() : Optional.of(new CallCost(callCost, true));
  }

  /** Everything but the name, in the form that {@link #parse} reads. */
  public String text() {
    List<String> words = new ArrayList<>(List.of(fingerprint, Long.toString(callCost.toNanos())));
    clocks.forEach(
        (kind, clock) ->
            words.add(
                String.join(
                    FIELD,
                    kind.name(),
                    Long.toString(clock.granularity()),
                    Double.toString(clock.cost()),
                    Boolean.toString(clock.monotonic()))));
    return String.join(SEPARATOR, words);
  }

  /** What is known of a host. */
  public static LearnedHost parse(String host, String text) {
    String[] words = text.split(SEPARATOR, -1);
    Map<ClockKind, ClockQuality> clocks = new EnumMap<>(ClockKind.class);
    for (int word = 2; word < words.length; word++) {
      String[] fields = words[word].split(FIELD, -1);
      clocks.put(
          ClockKind.of(fields[0]),
          new ClockQuality(
              Long.parseLong(fields[1]),
              Double.parseDouble(fields[2]),
              Boolean.parseBoolean(fields[3])));
    }
    return new LearnedHost(host, words[0], Duration.ofNanos(Long.parseLong(words[1])), clocks);
  }
}
