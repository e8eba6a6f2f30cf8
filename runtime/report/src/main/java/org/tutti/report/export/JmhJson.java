package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.tutti.analysis.BenchmarkCounter;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.records.json.JsonObject;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.MovedData;
import org.tutti.report.encoding.FlatName;
import org.tutti.report.encoding.JsonDocument;

/**
 * The JSON of JMH, so that its visualizers can be used. A launch appears as a fork whose only
 * iteration is its median. The score is the median over the launches, and its error is half the
 * width of the interval. A rate is a throughput in MB/s; messages per second, the time, and the
 * counters of the benchmark are its secondary metrics.
 */
final class JmhJson implements Export {
  private static final Pattern SPLITTING = Pattern.compile("[\\s=]+");
  private static final String CATALOG = "org.tutti.operations.";

  @Override
  public String name() {
    return "jmh";
  }

  @Override
  public String description() {
    return "the JSON of JMH";
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    Optional<LaunchHeader> header = analysis.headers().stream().findFirst();
    List<String> results = new ArrayList<>();
    CellLabels labels = new CellLabels(analysis);
    for (CellFigures cell : analysis.cells()) {
      JsonObject result =
          result(cell, labels, header.map(known -> known.environment().facts()).orElse(Map.of()));
      results.add(JsonDocument.of(result).strip());
    }
    output.write("[" + String.join(",\n", results) + "]\n");
  }

  private static JsonObject result(
      CellFigures cell, CellLabels labels, Map<String, String> environment) {
    Map<String, String> parameters = new TreeMap<>();
    labels.of(cell).forEach((name, value) -> parameters.put(word(name), word(value)));
    parameters.remove("benchmark");
    parameters.put("p", parameters.remove("processes"));
    parameters.put("sync", cell.settings().method().sync().name());
    parameters.put("data", cell.settings().method().data().text());
    return new JsonObject()
        .put("jmhVersion", "1.37")
        .put("benchmark", qualified(cell.key().benchmark()))
        .put("mode", cell.settings().moved().isPresent() ? "thrpt" : "ss")
        .put("threads", cell.key().processes())
        .put("forks", cell.launches().size())
        .put("jvm", environment.getOrDefault("jvm.home", ""))
        .put("jvmArgs", List.of())
        .put("jdkVersion", environment.getOrDefault("jvm.version", ""))
        .put("vmName", environment.getOrDefault("jvm.name", ""))
        .put("vmVersion", environment.getOrDefault("jvm.version", ""))
        .put("warmupIterations", 1)
        .put("warmupTime", "single-shot")
        .put("warmupBatchSize", Math.max(1, cell.settings().counts().warmup()))
        .put("measurementIterations", 1)
        .put("measurementTime", "single-shot")
        .put("measurementBatchSize", 1)
        .put("params", parameters)
        .put(
            "primaryMetric",
            cell.settings().moved().map(JmhMetric::rate).orElseGet(JmhMetric::time).of(cell))
        .put("secondaryMetrics", secondary(cell));
  }

  /**
   * The name of a class and a method, as tools expect it: that of an operation of the catalog has
   * neither, and what precedes its colon stands for the class.
   */
  static String qualified(String benchmark) {
    if (benchmark.indexOf('.') >= 0) {
      return benchmark.startsWith(CATALOG) ? FlatName.marked(benchmark, benchmark) : benchmark;
    }
    String family = CellKey.family(benchmark);
    String variant =
        family.length() < benchmark.length() ? benchmark.substring(family.length() + 1) : family;
    String qualified = CATALOG + family + "." + variant;
    return variant.equals(family) && !benchmark.equals(family)
        ? FlatName.marked(qualified, benchmark)
        : qualified;
  }

  /** JMH Visualizer splits parameters at white space and equals signs. */
  private static String word(String text) {
    return FlatName.of(text, any -> any.isEmpty() ? "-" : SPLITTING.matcher(any).replaceAll("_"));
  }

  private static JsonObject secondary(CellFigures cell) {
    JsonObject metrics = new JsonObject();
    Optional<MovedData> moved = cell.settings().moved();
    if (moved.isPresent()) {
      metrics.put("messages", JmhMetric.messages(moved.get()).of(cell));
      metrics.put("time", JmhMetric.time().of(cell));
    }
    List<BenchmarkCounter> counters = BenchmarkCounter.of(cell);
    for (BenchmarkCounter counter : counters) {
      boolean isAlone =
          counters.stream().filter(other -> other.name().equals(counter.name())).count() == 1;
      metrics.put("counter." + (isAlone ? counter.name() : counter.label()), JmhMetric.of(counter));
    }
    return metrics;
  }
}
