package org.tutti.report.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.measure.harness.CatalogPlace;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.OperationChoice;
import org.tutti.records.json.JsonObject;
import org.tutti.records.settings.Settings;

/** Benchmarks and operations, as a program reads them that chooses what to measure. */
public final class BenchmarkJson {
  private BenchmarkJson() {}

  /** The document. */
  public static JsonObject of(List<IndexEntry> entries) {
    return ResultDocument.of("benchmarks")
        .put("benchmarks", entries.stream().map(BenchmarkJson::benchmark).toList());
  }

  private static JsonObject benchmark(IndexEntry entry) {
    BenchmarkDescriptor benchmark = entry.benchmark();
    Map<String, List<String>> parameters = new LinkedHashMap<>();
    benchmark.parameters().axes().forEach(axis -> parameters.put(axis.name(), axis.values()));
    Map<String, String> settings = new LinkedHashMap<>();
    benchmark.settings().values().stream()
        .filter(setting -> !Settings.defaults().values().contains(setting))
        .forEach(setting -> settings.put(setting.key().name(), setting.text()));
    JsonObject json =
        new JsonObject()
            .put("name", entry.name())
            .put("class", entry.type())
            .put("operation", benchmark.operation().name())
            .put("datatype", benchmark.operation().datatype().name())
            .put("description", benchmark.description())
            .put("parameters", values(parameters))
            .put(
                "choices",
                benchmark.parameters().choices().stream().map(OperationChoice::parameter).toList())
            .put("settings", settings)
            .put("suites", entry.catalog().map(CatalogPlace::suites).orElse(List.of()));
    entry.catalog().ifPresent(place -> json.put("counterparts", place.counterparts()));
    return json;
  }

  private static JsonObject values(Map<String, List<String>> parameters) {
    JsonObject json = new JsonObject();
    parameters.forEach(json::put);
    return json;
  }
}
