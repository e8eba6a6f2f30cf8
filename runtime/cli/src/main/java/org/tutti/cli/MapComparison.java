package org.tutti.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tutti.analysis.JudgedFigure;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.analysis.history.HistoryComparability;
import org.tutti.analysis.history.MeasuredCampaign;
import org.tutti.analysis.map.MapChange;
import org.tutti.analysis.map.MapHistory;
import org.tutti.analysis.map.MapMatrix;
import org.tutti.analysis.map.MapReading;
import org.tutti.analysis.map.PairMap;
import org.tutti.campaign.map.Mapping;
import org.tutti.diagnostics.MapProblem;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.map.MapChangeText;
import picocli.CommandLine.Model.CommandSpec;

/** What {@code gate} and {@code history} say of maps. */
final class MapComparison {
  private static final String FIGURE = "--figure";
  private static final String ALLOW_DIFFERENT = "--allow-different";

  private MapComparison() {}

  /** Whether directories hold maps; then all must. */
  static boolean isOf(List<Path> directories) {
    long maps = directories.stream().filter(Mapping::isMap).count();
    if (maps > 0 && maps < directories.size()) {
      throw MapProblem.NOTHING_IN_COMMON.error(
          "Some of " + directories + " are maps, and some are campaigns.",
          "Compare maps with maps.");
    }
    return maps > 0;
  }

  /**
   * Judges a map by an earlier one.
   *
   * @param limit largest slowdown that passes, such as 1.03
   * @param figure of the observations; empty for that with which each map was made
   * @param allowDifferent whether to compare maps that were measured in different ways
   * @return the exit status
   */
  static int gate(
      List<Path> baselines,
      Path head,
      double limit,
      Optional<JudgedFigure> figure,
      boolean allowDifferent,
      CommandSpec spec) {
    checkOptions(spec, Set.of("--baseline", "--margin", FIGURE, ALLOW_DIFFERENT));
    if (baselines.size() != 1) {
      throw MapProblem.OPTION_OF_CAMPAIGNS.error(
          "A map is compared with one earlier map.", "Give --baseline once, or use history.");
    }
    List<Path> both = List.of(baselines.get(0), head);
    List<MapHistory> histories = histories(both, limit, figure);
    List<String> notes = notes(both, allowDifferent, spec);
    boolean slower = false;
    for (MapHistory history : histories) {
      MapChange change = history.changes().get(0);
      print(MapChangeText.lines(change), spec);
      slower |= !change.slower().isEmpty();
    }
    printNotes(notes, spec);
    return slower ? GateOutcome.REGRESSION.exitStatus() : ExitStatus.SUCCESS;
  }

  /** Tells since when what is slow. */
  static void history(
      List<Path> directories,
      Optional<JudgedFigure> figure,
      Optional<Path> figures,
      boolean allowDifferent,
      CommandSpec spec) {
    checkOptions(spec, Set.of("--figures", FIGURE, ALLOW_DIFFERENT));
    if (directories.size() < 2) {
      throw MapProblem.NOTHING_IN_COMMON.error(
          "There is one map.", "Name two or more directories that map has made.");
    }
    List<MapHistory> histories = histories(directories, MapReading.DEFAULT.limit(), figure);
    List<String> notes = notes(directories, allowDifferent, spec);
    histories.forEach(history -> print(MapChangeText.lines(history), spec));
    printNotes(notes, spec);
    figures.ifPresent(
        directory ->
            MapFiles.draw(
                histories.stream()
                    .map(history -> history.changes().get(history.changes().size() - 1))
                    .map(MapMatrix::of)
                    .toList(),
                directory));
  }

  private static List<MapHistory> histories(
      List<Path> directories, double limit, Optional<JudgedFigure> figure) {
    return MapHistory.of(
        directories.stream().map(directory -> maps(directory, limit, figure)).toList());
  }

  /** What else than time differs between the campaigns in which all pairs met. */
  private static List<String> notes(
      List<Path> directories, boolean allowDifferent, CommandSpec spec) {
    return HistoryComparability.notes(
        directories.stream()
            .map(Mapping::campaign)
            .map(directory -> MeasuredCampaign.of(OpenedCampaign.open(directory, spec).analysis()))
            .sorted(Comparator.comparing(measured -> measured.campaign().started()))
            .toList(),
        allowDifferent);
  }

  private static void printNotes(List<String> notes, CommandSpec spec) {
    if (!notes.isEmpty()) {
      print(
          notes.stream()
              .flatMap(note -> WrappedText.paragraph(note, PageStyle.MIN_WIDTH).stream())
              .toList(),
          spec);
    }
  }

  /** Read as it was measured, but for the limit and, if one is named, the figure. */
  private static List<PairMap> maps(Path directory, double limit, Optional<JudgedFigure> figure) {
    MapReading reading = Mapping.reading(directory).withLimit(limit);
    return Mapping.open(directory, figure.map(reading::with).orElse(reading)).maps();
  }

  private static void checkOptions(CommandSpec spec, Set<String> known) {
    TreeSet<String> given = new TreeSet<>();
    spec.commandLine()
        .getParseResult()
        .matchedOptions()
        .forEach(option -> given.add(option.longestName()));
    given.removeAll(known);
    if (!given.isEmpty()) {
      throw MapProblem.OPTION_OF_CAMPAIGNS.error(
          String.join(", ", given) + " is for campaigns, not for maps.", "Omit it.");
    }
  }

  private static void print(List<String> lines, CommandSpec spec) {
    PrintWriter output = spec.commandLine().getOut();
    PageStyle style = PageOptions.styleOf(spec);
    style.fit(lines).forEach(output::println);
    output.println();
    output.flush();
  }
}
