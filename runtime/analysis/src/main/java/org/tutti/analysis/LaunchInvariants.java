package org.tutti.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.RankPlacement;

/**
 * Facts that must not change between launches of one treatment: if one of them changes, a launch
 * measures something else, and its figures cannot be combined with those of earlier launches. Any
 * other change is shown in the report and invalidates nothing.
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

  private LaunchInvariants() {}

  /** The differences, in words; empty if there are none. */
  public static List<String> differences(LaunchHeader before, LaunchHeader now) {
    TreeMap<String, String> earlier = of(before);
    List<String> differences = new ArrayList<>();
    of(now)
        .forEach(
            (name, value) -> {
              String was = earlier.get(name);
              if (!value.equals(was)) {
                differences.add(name + " was " + was + ", is " + value);
              }
            });
    return differences;
  }

  private static TreeMap<String, String> of(LaunchHeader header) {
    TreeMap<String, String> facts = new TreeMap<>();
    FACTS.forEach(
        name -> facts.put(name, header.environment().facts().getOrDefault(name, "unknown")));
    facts.put("Tutti", header.environment().tutti());
    facts.put("linker", header.library().linker());
    facts.put("build of the MPI library", header.library().version());
    facts.put("file of the MPI library", header.library().path());
    facts.put(
        "hosts",
        header.ranks().stream()
            .map(RankPlacement::host)
            .collect(Collectors.toCollection(TreeSet::new))
            .toString());
    return facts;
  }
}
