package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.diagnostics.CommandLineProblem;

/** A format in which campaigns can be written. */
public interface Export {
  /** Its name on the command line. */
  String name();

  /** What it is, in a few words. */
  String description();

  /**
   * The same format with these columns, in this order.
   *
   * @param columns their names, at least one
   * @throws org.tutti.diagnostics.TuttiException if the columns of this format cannot be chosen
   */
  default Export with(List<String> columns) {
    throw CommandLineProblem.OPTION_VALUE_INVALID.error(
        "The columns of the format " + name() + " cannot be chosen, because programs read it.",
        "Choose them with --format latex or markdown.");
  }

  /** Writes a campaign. */
  void write(CampaignAnalysis analysis, Writer output) throws IOException;

  /** All formats; those that {@link ServiceLoader} finds in other modules come last. */
  static List<Export> all() {
    return Stream.concat(
            own().stream(),
            ServiceLoader.load(Export.class, Export.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get))
        .toList();
  }

  private static List<Export> own() {
    return List.of(
        new ObservationCsv(),
        new RankCsv(),
        new PhaseCsv(),
        new LaunchCsv(),
        new CounterCsv(),
        new JmhJson(),
        DirectedJson.times(),
        DirectedJson.rates(),
        new ReproMpiText(),
        new HdrLog(),
        new BencherJson(),
        new OtavaCsv(),
        new PrometheusText(),
        new MarkdownTable(),
        new LatexTable());
  }

  /**
   * The format with this name.
   *
   * @throws org.tutti.diagnostics.TuttiException if there is none
   */
  static Export named(String name) {
    return all().stream()
        .filter(export -> export.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                CommandLineProblem.NAME_UNKNOWN.error(
                    "There is no export format '" + name + "'.",
                    "Formats: "
                        + all().stream()
                            .map(export -> export.name() + " (" + export.description() + ")")
                            .collect(Collectors.joining(", "))
                        + "."));
  }
}
