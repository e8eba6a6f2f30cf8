package org.tutti.processor.write;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.tutti.annotations.ReductionKind;
import org.tutti.processor.model.BenchmarkMethod;
import org.tutti.processor.model.BenchmarkMethod.Details;
import org.tutti.processor.model.CatalogName;
import org.tutti.processor.model.ParameterField;
import org.tutti.processor.model.RoleBody;
import org.tutti.processor.model.StateObject;
import org.tutti.processor.model.Target;

/**
 * The entry of a benchmark in the index: what it measures, and with which settings. The index is
 * data and needs no compilation; {@code org.tutti.measure.harness.IndexReader} reads it.
 */
final class IndexText {
  private final StringBuilder text = new StringBuilder();

  private IndexText() {}

  /**
   * @param name name of the benchmark
   * @param harness binary name of its harness
   */
  static String of(String name, String harness, BenchmarkMethod benchmark) {
    IndexText index = new IndexText();
    index.line("benchmark", name, harness);
    index.details(benchmark.details());
    index.operation(benchmark.target());
    index.line("datatype", benchmark.target().datatype());
    if (LoopWriter.hasRoles(benchmark)) {
      for (RoleBody body : benchmark.bodies()) {
        index.line("role", body.method(), body.ranks());
      }
    }
    for (StateObject object : benchmark.objects().inOrderOfSetUp()) {
      for (ParameterField parameter : object.parameters()) {
        String key = parameter.hasFractions() ? "parameter-with-fractions" : "parameter";
        index.line(key, parameter.name(), parameter.values());
      }
    }
    if (benchmark.objects().surroundCalls()) {
      index.line("single-calls");
    }
    benchmark.details().constraints().forEach(one -> index.line("constraint", one));
    benchmark.settings().forEach(one -> index.line("set", one.name(), one.text()));
    return index.text.toString();
  }

  private void details(Details details) {
    if (!details.description().isEmpty()) {
      line("description", details.description());
    }
    if (details.baseline()) {
      line("baseline");
    }
    if (details.operationsPerCall() != 1) {
      line("operations-per-call", Integer.toString(details.operationsPerCall()));
    }
    if (details.leastProcesses() != 1) {
      line("least-processes", Integer.toString(details.leastProcesses()));
    }
    details.rate().ifPresent(rate -> line("rate", rate.messages(), rate.bytes()));
    details.catalog().ifPresent(this::catalog);
    details.guidelines().forEach(guideline -> line("guideline", guideline));
  }

  private void catalog(CatalogName catalog) {
    line("catalog", catalog.suites().toArray(String[]::new));
    catalog.counterparts().forEach((program, text) -> line("counterpart", program, text));
  }

  private void operation(Target target) {
    if (target instanceof Target.CollectiveTarget collective) {
      List<String> details = new ArrayList<>();
      if (!collective.reduction().equals(ReductionKind.SUM.name())) {
        details.add(collective.reduction());
      }
      if (collective.inPlace()) {
        details.add("in-place");
      }
      line("collective", collective.operation(), details);
    } else if (target instanceof Target.PointToPointTarget pointToPoint) {
      line("point-to-point", pointToPoint.pattern());
    } else if (target instanceof Target.OwnTarget own) {
      line("operation", own.operation(), own.send(), own.receive());
    }
  }

  private void line(String key, String first, List<String> others) {
    line(key, Stream.concat(Stream.of(first), others.stream()).toArray(String[]::new));
  }

  private void line(String key, String... values) {
    text.append(key);
    for (String value : values) {
      text.append('\t').append(escaped(value));
    }
    text.append('\n');
  }

  private static String escaped(String value) {
    return value
        .replace("\\", "\\\\")
        .replace("\t", "\\t")
        .replace("\n", "\\n")
        .replace("\r", "\\r");
  }
}
