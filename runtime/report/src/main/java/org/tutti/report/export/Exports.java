package org.tutti.report.export;

import java.util.List;
import java.util.stream.Collectors;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;

/** The formats that there are. */
public final class Exports {
  private static final List<Export> ALL =
      List.of(
          new ObservationCsv(),
          new RankCsv(),
          new LaunchCsv(),
          new JmhJson(),
          new ReproMpiText(),
          new MarkdownTable(),
          new LatexTable());

  private Exports() {}

  /**
   * The format of a name.
   *
   * @throws TuttiException if there is none
   */
  public static Export named(String name) {
    return ALL.stream()
        .filter(export -> export.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                CampaignProblem.FORMAT_UNKNOWN.error(
                    "There is no export format '" + name + "'.",
                    "Known are "
                        + ALL.stream()
                            .map(export -> export.name() + " (" + export.description() + ")")
                            .collect(Collectors.joining(", "))
                        + "."));
  }
}
