package org.tutti.records.launch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.tutti.mpi.LibraryInfo;

/**
 * Facts that must not change between launches of one treatment: if one of them changes, a launch
 * measures something else, and its figures cannot be combined with those of earlier launches. The
 * report lists other changes, which invalidate nothing.
 */
public final class LaunchInvariants {
  private static final List<String> FACTS =
      List.of(
          "jvm.version",
          "jvm.name",
          "os.kernel",
          "os.build",
          "cpu.model",
          "cpu.online",
          "cpu.governor",
          "cpu.frequencyDriver",
          "cpu.turbo",
          "cpu.smt",
          "clock.source");

  /** Facts about pairs of ranks, which only a launch as a whole has. */
  private static final List<String> TRANSPORTS =
      List.of(LaunchEnvironment.SAME_HOST, LaunchEnvironment.OTHER_HOSTS);

  private LaunchInvariants() {}

  /** The differences, as text; empty if there are none. */
  public static List<String> differences(LaunchHeader before, LaunchHeader now) {
    List<String> differences = new ArrayList<>(between("", hosts(before), hosts(now)));
    differences.addAll(onAnyHosts(before, now));
    return differences;
  }

  /** The same between launches by hand, which a batch system may start on other hosts. */
  public static List<String> onAnyHosts(LaunchHeader before, LaunchHeader now) {
    List<String> differences = new ArrayList<>(between("", of(before), of(now)));
    CommonHosts.forEach(
        before, now, (was, is) -> differences.addAll(between(" on " + is.host(), of(was), of(is))));
    return differences;
  }

  private static List<String> between(
      String where, TreeMap<String, String> before, TreeMap<String, String> now) {
    return now.entrySet().stream()
        .filter(fact -> !fact.getValue().equals(before.get(fact.getKey())))
        .map(
            fact ->
                fact.getKey()
                    + where
                    + " was "
                    + before.get(fact.getKey())
                    + " and is now "
                    + fact.getValue())
        .toList();
  }

  private static TreeMap<String, String> of(LaunchHeader header) {
    TreeMap<String, String> facts = of(header.library(), header.environment().facts());
    facts.put("Tutti", header.environment().tutti());
    TRANSPORTS.forEach(
        name -> facts.put(name, header.environment().facts().getOrDefault(name, "unknown")));
    return facts;
  }

  private static TreeMap<String, String> hosts(LaunchHeader header) {
    TreeSet<String> hosts = new TreeSet<>();
    header.ranks().forEach(rank -> hosts.add(rank.host()));
    return new TreeMap<>(Map.of("hosts", hosts.toString()));
  }

  private static TreeMap<String, String> of(HostEnvironment host) {
    return of(host.library(), host.facts());
  }

  /** These facts and the software of each host of a launch, that of rank 0 first. */
  public static Map<String, SortedMap<String, String>> byHost(LaunchHeader header) {
    Map<String, SortedMap<String, String>> hosts = new LinkedHashMap<>();
    LaunchEnvironment environment = header.environment();
    header.ranks().stream()
        .findFirst()
        .map(
            root ->
                new HostEnvironment(
                    root.host(), header.library(), environment.facts(), environment.variables()))
        .ifPresent(root -> hosts.put(root.host(), withSoftware(root)));
    environment.otherHosts().forEach(other -> hosts.put(other.host(), withSoftware(other)));
    return hosts;
  }

  private static SortedMap<String, String> withSoftware(HostEnvironment host) {
    SortedMap<String, String> facts = of(host);
    RankSoftware.of(host).ofAllHosts().facts().forEach(facts::putIfAbsent);
    return facts;
  }

  private static TreeMap<String, String> of(LibraryInfo library, Map<String, String> environment) {
    TreeMap<String, String> facts = new TreeMap<>();
    FACTS.forEach(name -> facts.put(name, environment.getOrDefault(name, "unknown")));
    facts.put("linker", library.linker());
    facts.put("thread level", library.threads().toString());
    facts.put("build of the MPI library", library.version());
    facts.put("file of the MPI library", library.path());
    return facts;
  }
}
