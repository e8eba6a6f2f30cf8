package org.tutti.report.export;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.column.RowPlace;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.CellSettings;
import org.tutti.report.encoding.FlatName;

/**
 * What tells the cells of a campaign apart for programs that know a cell by its labels or by one
 * name. Parameters begin with {@code param.} and factors with {@code factor.}, so that no name of a
 * user is one of Tutti's.
 */
final class CellLabels {
  /** What a part of a name may not contain. */
  private static final Pattern FORBIDDEN = Pattern.compile("[^A-Za-z0-9._:+-]+");

  private static final Comparator<RowPlace> ORDER =
      Comparator.<RowPlace, String>comparing(place -> place.key().operation())
          .thenComparing(place -> place.key().benchmark())
          .thenComparing(place -> place.key().processes())
          .thenComparing(place -> place.key().msize())
          .thenComparing(place -> name(place));

  private final Set<RowPlace> planned = new LinkedHashSet<>();
  private final Map<Map<String, String>, Set<String>> methods = new HashMap<>();

  CellLabels(CampaignAnalysis analysis) {
    List<LaunchFile> files = analysis.contents().launches();
    Map<Treatment, Set<CellKey>> plans = new LinkedHashMap<>();
    for (int at = 0; at < files.size(); at++) {
      plans
          .computeIfAbsent(files.get(at).launch().treatment(), any -> new LinkedHashSet<>())
          .addAll(analysis.headers().get(at).plan());
    }
    Set<CellKey> all = plans.values().stream().flatMap(Set::stream).collect(Collectors.toSet());
    analysis.contents().manifest().stream()
        .flatMap(manifest -> manifest.treatments().stream())
        .filter(treatment -> !plans.containsKey(treatment.treatment()))
        .toList()
        .forEach(missing -> plans.put(missing.treatment(), at(missing, all)));
    plans.forEach(
        (treatment, keys) -> keys.forEach(key -> planned.add(new RowPlace(key, treatment))));
    for (CellFigures cell : analysis.cells()) {
      planned.add(new RowPlace(cell.key(), cell.treatment()));
      methods
          .computeIfAbsent(of(cell.key(), cell.treatment()), any -> new LinkedHashSet<>())
          .add(method(cell.key(), cell.settings()));
    }
  }

  /** The cells of a treatment that no launch has measured: those of the others. */
  private static Set<CellKey> at(PlannedTreatment missing, Collection<CellKey> all) {
    LaunchSettings settings = missing.settings();
    return all.stream()
        .map(
            key ->
                new CellKey(
                    key.benchmark(),
                    key.operation(),
                    key.msize(),
                    settings.processes(),
                    key.parameters()))
        .collect(Collectors.toSet());
  }

  /** All cells that were to be measured, whether or not they have figures, in order. */
  List<RowPlace> planned() {
    return planned.stream().sorted(ORDER).toList();
  }

  /** The cell's labels: benchmark, size, processes, parameters, factors. */
  Map<String, String> of(CellFigures cell) {
    return of(cell.key(), cell.treatment(), cell.settings());
  }

  /** The same; if the campaign has the cell with several settings, a digest of them is a label. */
  Map<String, String> of(CellKey key, Treatment treatment, CellSettings settings) {
    Map<String, String> labels = of(key, treatment);
    if (methods.getOrDefault(labels, Set.of()).size() > 1) {
      labels.put("settings", method(key, settings));
    }
    return labels;
  }

  /** The labels in one word, such as {@code MPI_Bcast/msize=8/processes=2}. */
  String name(CellFigures cell) {
    return joined(of(cell));
  }

  String name(LaunchFile file, CellRecord cell) {
    return joined(of(cell.key(), file.launch().treatment(), cell.settings()));
  }

  /** The same for a cell of the plan. */
  static String name(RowPlace place) {
    return joined(of(place.key(), place.treatment()));
  }

  private static String joined(Map<String, String> labels) {
    List<String> parts = new ArrayList<>();
    labels.forEach(
        (name, value) -> {
          String word = FlatName.of(value, FORBIDDEN);
          parts.add(parts.isEmpty() ? word : FlatName.of(name, FORBIDDEN) + "=" + word);
        });
    return String.join("/", parts);
  }

  private static Map<String, String> of(CellKey key, Treatment treatment) {
    Map<String, String> labels = new LinkedHashMap<>();
    labels.put("benchmark", key.benchmark());
    labels.put("msize", Long.toString(key.msize()));
    labels.put("processes", Integer.toString(key.processes()));
    labels.putAll(levels(key, treatment));
    return labels;
  }

  /** Parameters and factors, named apart. */
  static Map<String, String> levels(CellKey key, Treatment treatment) {
    Map<String, String> levels = new LinkedHashMap<>();
    key.parameters().forEach((name, value) -> levels.put("param." + name, value));
    treatment.levels().forEach((name, value) -> levels.put("factor." + name, value));
    return levels;
  }

  private static String method(CellKey key, CellSettings settings) {
    JsonObject all =
        new JsonObject().put("operation", key.operation()).put("settings", settings.json());
    return FlatName.digest(new String(JsonText.line(all), StandardCharsets.UTF_8));
  }
}
