package org.tutti.lab.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.tutti.annotations.syntax.GuidelineSide;
import org.tutti.lab.check.guideline.ComparedBenchmarks;
import org.tutti.lab.check.guideline.KnownBenchmarks;
import org.tutti.lab.check.guideline.PerformanceGuideline;
import org.tutti.records.contrast.CellContrast;
import org.tutti.records.contrast.ContrastSide;
import org.tutti.records.contrast.Coordinates;
import org.tutti.records.settings.Settings;

/**
 * What has to be measured for guidelines. A parameter whose levels the user gives has these.
 * Otherwise, it has those that a guideline gives it, of compared alternatives the first, and for
 * other guidelines its own: what one guideline needs adds nothing to another one.
 */
final class GuidelineCells {
  /** A side of a guideline, as one benchmark. */
  private record AskedSide(String benchmark, GuidelineSide asked) {}

  private final Map<String, Map<String, List<String>>> defaults;
  private final Map<String, List<String>> given;
  private final List<AskedSide> lefts = new ArrayList<>();
  private final List<AskedSide> rights = new ArrayList<>();

  /**
   * @param defaults of the parameters of all benchmarks
   * @param given levels of parameters by the user
   * @throws org.tutti.diagnostics.TuttiException if a guideline names what does not exist
   */
  GuidelineCells(
      List<PerformanceGuideline> guidelines,
      KnownBenchmarks known,
      Map<String, Map<String, List<String>>> defaults,
      Map<String, List<String>> given) {
    this.defaults = defaults;
    this.given = given;
    for (PerformanceGuideline guideline : guidelines) {
      for (ComparedBenchmarks compared : known.of(guideline)) {
        lefts.add(new AskedSide(compared.left(), guideline.text().left()));
        rights.add(new AskedSide(compared.right(), guideline.text().right()));
      }
    }
  }

  /** The benchmarks. */
  List<String> benchmarks() {
    Set<String> names = new LinkedHashSet<>();
    forEachSide(side -> names.add(side.benchmark()));
    return List.copyOf(names);
  }

  /** The levels of parameters, and what is compared. */
  Settings settings() {
    Map<String, Set<String>> levels = levels();
    Settings.Builder settings = Settings.builder();
    levels.forEach((name, values) -> settings.parameter(name, List.copyOf(values)));
    Set<CellContrast> contrasts = new LinkedHashSet<>();
    for (int i = 0; i < lefts.size(); i++) {
      contrasts.add(
          new CellContrast(
              side(lefts.get(i), levels.keySet()), side(rights.get(i), levels.keySet())));
    }
    contrasts.forEach(settings::contrast);
    return settings.build();
  }

  /** The levels of those parameters that a guideline gives levels to. */
  private Map<String, Set<String>> levels() {
    Map<String, Set<String>> levels = new TreeMap<>();
    forEachSide(
        side ->
            side.asked()
                .levels()
                .forEach(
                    (name, values) ->
                        levels
                            .computeIfAbsent(name, key -> new LinkedHashSet<>())
                            .add(values.get(0))));
    forEachSide(
        side ->
            side.asked()
                .domain()
                .keySet()
                .forEach(name -> levels.computeIfAbsent(name, key -> new LinkedHashSet<>())));
    levels.remove(Coordinates.MSIZE);
    levels.keySet().removeAll(given.keySet());
    forEachSide(
        side ->
            domain(side, levels.keySet())
                .forEach((name, values) -> levels.get(name).addAll(values)));
    return levels;
  }

  private void forEachSide(Consumer<AskedSide> consumer) {
    lefts.forEach(consumer);
    rights.forEach(consumer);
  }

  private ContrastSide side(AskedSide side, Set<String> varied) {
    Map<String, List<String>> levels = new LinkedHashMap<>(side.asked().levels());
    levels.replaceAll((name, values) -> given.containsKey(name) ? values : List.of(values.get(0)));
    return new ContrastSide(side.benchmark(), levels, domain(side, varied));
  }

  /** The levels of those of the parameters that are not compared: its domain, or the defaults. */
  private Map<String, List<String>> domain(AskedSide side, Set<String> parameters) {
    Map<String, List<String>> domain =
        new TreeMap<>(defaults.getOrDefault(side.benchmark(), Map.of()));
    domain.putAll(side.asked().domain());
    domain.keySet().retainAll(parameters);
    domain.keySet().removeAll(side.asked().levels().keySet());
    return domain;
  }
}
