package org.tutti.report.export;

import java.util.List;
import java.util.stream.Collectors;
import org.tutti.diagnostics.UserError;

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
   * @throws UserError 127 if there is none
   */
  public static Export named(String name) {
    return ALL.stream()
        .filter(export -> export.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UserError(
                    127,
                    "There is no format '" + name + "'.",
                    "Known are "
                        + ALL.stream()
                            .map(export -> export.name() + " (" + export.description() + ")")
                            .collect(Collectors.joining(", "))
                        + "."));
  }
}
