package org.tutti.report.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.launch.CellKey;

/** The shortest names of benchmarks and their classes that begin with the class and are unique. */
public final class ShortNames {
  private static final int NAMED = 3;

  private final Map<String, String> classes = new HashMap<>();
  private final Map<String, String> benchmarks = new HashMap<>();
  private final List<String> longestFirst;

  /** The names of these benchmarks, among each other. */
  public ShortNames(Collection<String> all) {
    Set<String> families = new TreeSet<>();
    all.forEach(name -> families.add(CellKey.family(name)));
    families.forEach(family -> classes.put(family, shortest(family, families)));
    for (String name : all) {
      String family = CellKey.family(name);
      benchmarks.put(name, classes.get(family) + name.substring(family.length()));
    }
    longestFirst = new ArrayList<>(new HashSet<>(all));
    longestFirst.sort(Comparator.comparingInt(String::length).reversed());
  }

  /** The names of all benchmarks that a campaign was to measure. */
  public static ShortNames of(CampaignAnalysis analysis) {
    return new ShortNames(
        analysis.headers().stream()
            .flatMap(header -> header.plan().stream())
            .map(key -> key.benchmark())
            .toList());
  }

  /** The first few of the cells that a line concerns, and how many others there are. */
  public static String first(List<String> cells) {
    int more = cells.size() - NAMED;
    String named = String.join(", ", cells.subList(0, Math.min(NAMED, cells.size())));
    return more > 0 ? named + " and " + more + " more" : named;
  }

  /** Class and method. */
  public String ofBenchmark(String benchmark) {
    return benchmarks.getOrDefault(benchmark, benchmark);
  }

  /** The class alone. */
  public String ofClass(String benchmark) {
    String family = CellKey.family(benchmark);
    return classes.getOrDefault(family, family);
  }

  /** A text with every whole name replaced. */
  public String in(String text) {
    String replaced = text;
    for (String name : longestFirst) {
      replaced = replaced.replace(name, benchmarks.get(name));
    }
    return replaced;
  }

  private static String shortest(String name, Set<String> all) {
    for (int dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
      String end = name.substring(dot);
      if (all.stream().filter(other -> other.endsWith(end)).count() == 1
          && !all.contains(end.substring(1))) {
        return end.substring(1);
      }
    }
    return name;
  }
}
