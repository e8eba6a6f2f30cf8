package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.column.TableColumn;
import org.tutti.report.encoding.FlatName;
import org.tutti.stats.interval.Estimate;

/**
 * The text format of Prometheus, version 0.0.4: a gauge for each figure, in base units, and for
 * either end of the median's interval.
 */
final class PrometheusText implements Export {
  private static final Pattern FORBIDDEN = Pattern.compile("[^A-Za-z0-9_]+");
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double BYTES_PER_MEGABYTE = 1e6;

  @Override
  public String name() {
    return "prometheus";
  }

  @Override
  public String description() {
    return "the text format of Prometheus";
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    CellLabels known = new CellLabels(analysis);
    for (TableColumn<CellFigures> figure : CellFigure.in(analysis.cells())) {
      String name = "tutti_" + figure.title().replaceAll("[^A-Za-z0-9]", "_") + suffix(figure);
      family(name, figure.definition(), output);
      for (CellFigures cell : analysis.cells()) {
        OptionalDouble value = figure.entry(cell).number();
        if (value.isPresent()) {
          sample(name, labels(cell, known, Map.of()), value.getAsDouble() * scale(figure), output);
        }
      }
    }
    interval(analysis.cells(), known, output);
  }

  private static void interval(List<CellFigures> cells, CellLabels known, Writer output)
      throws IOException {
    if (cells.stream().noneMatch(cell -> cell.medianInterval().isPresent())) {
      return;
    }
    String name = "tutti_median_interval_seconds";
    family(name, "ends of the interval of the median at 95 %", output);
    for (CellFigures cell : cells) {
      if (cell.medianInterval().isPresent()) {
        Estimate ends = cell.medianInterval().get();
        sample(
            name, labels(cell, known, Map.of("end", "low")), ends.low() / NANOS_PER_SECOND, output);
        sample(
            name,
            labels(cell, known, Map.of("end", "high")),
            ends.high() / NANOS_PER_SECOND,
            output);
      }
    }
  }

  private static String suffix(TableColumn<CellFigures> figure) {
    return switch (figure.unit()) {
      case NANOS -> "_seconds";
      case MEGABYTES_PER_SECOND -> "_bytes_per_second";
      case PER_SECOND -> "_per_second";
      case BYTES -> "_bytes";
      case SHARE -> "_ratio";
      default -> "";
    };
  }

  private static double scale(TableColumn<CellFigures> figure) {
    return switch (figure.unit()) {
      case NANOS -> 1 / NANOS_PER_SECOND;
      case MEGABYTES_PER_SECOND -> BYTES_PER_MEGABYTE;
      default -> 1;
    };
  }

  private static void family(String name, String definition, Writer output) throws IOException {
    output.write("# HELP " + name + " " + definition + ".\n# TYPE " + name + " gauge\n");
  }

  private static void sample(String name, String labels, double value, Writer output)
      throws IOException {
    output.write(name + "{" + labels + "} " + value + "\n");
  }

  private static String labels(CellFigures cell, CellLabels known, Map<String, String> more) {
    Map<String, String> labels = new LinkedHashMap<>();
    known.of(cell).forEach((name, value) -> labels.put(word(name), value));
    labels.put("operation", cell.key().operation());
    labels.putAll(more);
    return labels.entrySet().stream()
        .map(label -> label.getKey() + "=\"" + escaped(label.getValue()) + "\"")
        .collect(Collectors.joining(","));
  }

  /** The point that follows {@code param} is an underscore; what else is lost leaves a digest. */
  private static String word(String name) {
    int point = name.indexOf('.') + 1;
    return name.substring(0, point).replace('.', '_')
        + FlatName.of(name.substring(point), FORBIDDEN);
  }

  private static String escaped(String value) {
    return value.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
  }
}
