package org.tutti.lab.check.guideline;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.mpi.resource.ClassPathFile;

/**
 * The guidelines that have a name: GL1 to GL12 of luebbe2017, mock-ups, monotony in the message
 * size, and split-robustness. They are lines of {@code guidelines.txt}.
 */
public final class GuidelineSets {
  private static final Map<String, List<PerformanceGuideline>> SETS = read();

  private GuidelineSets() {}

  /** The names of all sets. */
  public static Set<String> names() {
    return SETS.keySet();
  }

  /** The guidelines of all sets. */
  public static List<PerformanceGuideline> all() {
    return SETS.values().stream().flatMap(List::stream).toList();
  }

  /**
   * The guidelines of a set.
   *
   * @throws org.tutti.diagnostics.TuttiException if there is none of this name
   */
  public static List<PerformanceGuideline> named(String name) {
    List<PerformanceGuideline> set = SETS.get(name);
    if (set == null) {
      throw CommandLineProblem.NAME_UNKNOWN.error(
          "There is no set of guidelines '" + name + "'.",
          Suggestions.of(name, List.copyOf(names()))
              + "Sets are "
              + String.join(", ", names())
              + "; a guideline has a <= or ~, and a campaign is a directory.");
    }
    return set;
  }

  private static Map<String, List<PerformanceGuideline>> read() {
    Map<String, List<PerformanceGuideline>> sets = new LinkedHashMap<>();
    try {
      String text = new String(ClassPathFile.read(GuidelineSets.class, "guidelines.txt"), UTF_8);
      for (String line : text.lines().toList()) {
        int end = line.indexOf(' ');
        if (end > 0 && !line.startsWith("#")) {
          String name = line.substring(0, end);
          sets.computeIfAbsent(name, key -> new ArrayList<>())
              .addAll(PerformanceGuideline.parse(name, line.substring(end)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("reading guidelines.txt", e);
    }
    return sets;
  }
}
