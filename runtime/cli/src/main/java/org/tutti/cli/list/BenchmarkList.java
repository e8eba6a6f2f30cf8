package org.tutti.cli.list;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.annotations.syntax.TextList;
import org.tutti.measure.harness.CatalogPlace;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.OperationChoice;
import org.tutti.records.settings.Settings;

/** Benchmarks in detail: what each measures and how, as far as it differs from the defaults. */
final class BenchmarkList {
  private BenchmarkList() {}

  /** Grouped by package, or by suite in the catalog. */
  static List<String> of(List<IndexEntry> entries, ListLayout layout) {
    Map<String, List<IndexEntry>> groups = new LinkedHashMap<>();
    entries.forEach(
        entry -> groups.computeIfAbsent(group(entry), any -> new ArrayList<>()).add(entry));
    List<String> lines = new ArrayList<>();
    groups.forEach(
        (group, members) -> {
          lines.add(group);
          members.forEach(entry -> lines.addAll(lines(entry, layout)));
        });
    return lines;
  }

  private static String group(IndexEntry entry) {
    return entry
        .catalog()
        .map(CatalogPlace::group)
        .orElseGet(() -> entry.name().substring(0, Math.max(0, beginOfType(entry) - 1)));
  }

  private static List<String> lines(IndexEntry entry, ListLayout layout) {
    BenchmarkDescriptor benchmark = entry.benchmark();
    String head = shortName(entry) + "  " + benchmark.operation().name();
    List<String> details =
        Stream.concat(Stream.of(benchmark.operation().datatype().name()), settings(benchmark))
            .toList();
    List<String> lines = new ArrayList<>(layout.wrapped("  ", head, details));
    if (!benchmark.description().isEmpty()) {
      lines.addAll(layout.text("      ", benchmark.description()));
    }
    if (!benchmark.parameters().choices().isEmpty()) {
      lines.addAll(layout.text("      ", "takes --param " + choices(benchmark)));
    }
    entry
        .catalog()
        .map(BenchmarkList::counterparts)
        .filter(texts -> !texts.isEmpty())
        .ifPresent(texts -> lines.addAll(layout.items("      ", texts)));
    return lines;
  }

  private static String shortName(IndexEntry entry) {
    return entry.name().substring(beginOfType(entry));
  }

  private static int beginOfType(IndexEntry entry) {
    return entry.name().lastIndexOf('.', entry.name().lastIndexOf('.') - 1) + 1;
  }

  private static Stream<String> settings(BenchmarkDescriptor benchmark) {
    return Stream.concat(
        benchmark.parameters().axes().stream()
            .map(axis -> axis.name() + "=" + TextList.joinByCommas(axis.values())),
        benchmark.settings().values().stream()
            .filter(setting -> !Settings.defaults().values().contains(setting))
            .map(setting -> setting.key().name() + "=" + setting.text()));
  }

  /** What can be chosen of an operation without a declaration. */
  private static String choices(BenchmarkDescriptor benchmark) {
    return benchmark.parameters().choices().stream()
        .map(OperationChoice::parameter)
        .collect(Collectors.joining(", "));
  }

  private static List<String> counterparts(CatalogPlace place) {
    List<String> texts = new ArrayList<>();
    place.counterparts().forEach((program, text) -> texts.add(program + ": " + text));
    return texts;
  }
}
