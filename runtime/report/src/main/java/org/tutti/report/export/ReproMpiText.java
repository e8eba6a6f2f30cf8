package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.diagnostics.PrintableText;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.Observations;
import org.tutti.report.encoding.FlatName;

/**
 * The text of ReproMPI: lines {@code #@key=value}, then a table of valid observations with their
 * run-time in seconds. Each launch begins with its own header lines, which include the level of
 * each factor. Two columns after those of ReproMPI name benchmark and parameters, since benchmarks
 * may have one operation in common.
 */
final class ReproMpiText implements Export {
  /** What separates columns, and within a column names and values. */
  private static final Pattern SPLITTING = Pattern.compile("[\\s,=]+");

  private static final double NANOS_PER_SECOND = 1e9;

  /** Stands for parameters that a benchmark does not have. */
  private static final String NONE = "-";

  @Override
  public String name() {
    return "reprompi";
  }

  @Override
  public String description() {
    return "ReproMPI's text";
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    for (LaunchFile file : analysis.contents().launches()) {
      try (LaunchReader reader = file.open()) {
        header(file, reader.header(), analysis, output);
        for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
          cell(next.get(), output);
        }
      }
    }
  }

  private static void header(
      LaunchFile file, LaunchHeader header, CampaignAnalysis analysis, Writer output)
      throws IOException {
    line(output, "#@launch=" + file.launch().number());
    line(output, "#@nprocs=" + header.processes());
    line(output, "#@clocktype=" + clocks(analysis));
    line(output, "#@library=" + header.library().name());
    line(output, "#@seed=" + header.identity().seed());
    for (Map.Entry<String, String> level : file.launch().treatment().levels().entrySet()) {
      line(
          output,
          "#@factor."
              + word(level.getKey())
              + "="
              + FlatName.of(level.getValue(), PrintableText::of));
    }
    line(
        output,
        String.format(
            Locale.ROOT,
            "%-40s %8s %12s %16s %s %s",
            "test",
            "nrep",
            "count",
            "runtime_sec",
            "benchmark",
            "parameters"));
  }

  private static String clocks(CampaignAnalysis analysis) {
    return analysis.cells().stream()
        .map(cell -> cell.settings().method().clock().name())
        .distinct()
        .collect(Collectors.joining(","));
  }

  private static void cell(CellRecord cell, Writer output) throws IOException {
    String test = "MPI_" + name(cell.key().operation());
    String parameters =
        cell.key().parameters().entrySet().stream()
            .map(parameter -> word(parameter.getKey()) + "=" + word(parameter.getValue()))
            .collect(Collectors.joining(","));
    String names = word(cell.key().benchmark()) + " " + (parameters.isEmpty() ? NONE : parameters);
    double operations = cell.settings().counts().operationsPerCall();
    Observations observations = cell.observations();
    for (int index = 0; index < observations.count(); index++) {
      if (observations.isValid(index)) {
        line(
            output,
            String.format(
                Locale.ROOT,
                "%-40s %8d %12d %16.10f %s",
                test,
                index,
                cell.key().msize(),
                observations.runTime(index) / operations / NANOS_PER_SECOND,
                names));
      }
    }
  }

  /** MPI's spelling of an operation, with a single capital letter. */
  private static String name(String operation) {
    String safe = word(operation);
    return safe.substring(0, 1) + safe.substring(1).toLowerCase(Locale.ROOT);
  }

  private static String word(String text) {
    return FlatName.of(text, any -> PrintableText.of(SPLITTING.matcher(any).replaceAll("_")));
  }

  private static void line(Writer output, String text) throws IOException {
    output.write(PrintableText.of(text));
    output.write('\n');
  }
}
