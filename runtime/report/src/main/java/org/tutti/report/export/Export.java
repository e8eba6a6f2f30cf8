package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.diagnostics.CampaignProblem;

/** A format in which campaigns can be written. */
public interface Export {
  /** Its name on the command line. */
  String name();

  /** What it is, in a few words. */
  String description();

  /** Writes a campaign. */
  void write(CampaignAnalysis analysis, Writer output) throws IOException;

  /** All formats. */
  static List<Export> all() {
    return List.of(
        new ObservationCsv(),
        new RankCsv(),
        new PhaseCsv(),
        new LaunchCsv(),
        new CounterCsv(),
        new JumpCsv(),
        new JmhJson(),
        DirectedJson.times(),
        DirectedJson.rates(),
        new ReproMpiText(),
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
                CampaignProblem.FORMAT_UNKNOWN.error(
                    "There is no export format '" + name + "'.",
                    "Formats: "
                        + all().stream()
                            .map(export -> export.name() + " (" + export.description() + ")")
                            .collect(Collectors.joining(", "))
                        + "."));
  }
}
