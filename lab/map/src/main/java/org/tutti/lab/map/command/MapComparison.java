package org.tutti.lab.map.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import org.tutti.analysis.JudgedFigure;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.cli.gate.ComparedKind;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.OpenedCampaign;
import org.tutti.cli.option.PageOptions;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.MapProblem;
import org.tutti.lab.history.HistoryComparability;
import org.tutti.lab.history.MeasuredCampaign;
import org.tutti.lab.map.MapChange;
import org.tutti.lab.map.MapHistory;
import org.tutti.lab.map.MapMatrix;
import org.tutti.lab.map.MapReading;
import org.tutti.lab.map.PairMap;
import org.tutti.lab.map.measure.Mapping;
import org.tutti.lab.map.text.MapChangeText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;
import picocli.CommandLine.Model.CommandSpec;

/** What {@code gate} and {@code history} say of maps. */
public final class MapComparison implements ComparedKind {
  private static final String FIGURE = "--figure";
  private static final String ALLOW_DIFFERENT = "--allow-different";

  @Override
  public boolean isOf(List<Path> directories) {
    long maps = directories.stream().filter(Mapping::isMap).count();
    if (maps > 0 && maps < directories.size()) {
      throw MapProblem.NOTHING_IN_COMMON.error(
          "Some of " + directories + " are maps, and some are campaigns.",
          "Compare maps with maps.");
    }
    return maps > 0;
  }

  @Override
  public int gate(
      List<Path> baselines,
      Path head,
      OptionalDouble limit,
      Optional<JudgedFigure> figure,
      boolean allowDifferent,
      CommandSpec spec) {
    checkOptions(spec, Set.of("--baseline", "--margin", FIGURE, ALLOW_DIFFERENT));
    if (baselines.size() != 1) {
      throw CampaignProblem.OPTION_WITHOUT_EFFECT.error(
          "A map is compared with one earlier map.", "Give --baseline once, or use history.");
    }
    List<MapHistory> histories =
        MapHistory.between(
            maps(baselines.get(0), limit, figure), List.of(maps(head, limit, figure)));
    List<String> notes =
        HistoryComparability.notes(
            List.of(measured(baselines.get(0), spec), measured(head, spec)), allowDifferent);
    boolean slower = false;
    for (MapHistory history : histories) {
      MapChange change = history.changes().get(0);
      print(MapChangeText.lines(change), spec);
      slower |= !change.slower().isEmpty();
    }
    printNotes(notes, spec);
    return slower ? GateOutcome.REGRESSION.exitStatus() : ExitStatus.SUCCESS;
  }

  @Override
  public void history(
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
    List<MapHistory> histories =
        MapHistory.of(
            directories.stream()
                .map(directory -> maps(directory, OptionalDouble.empty(), figure))
                .toList());
    List<String> notes =
        HistoryComparability.notes(
            directories.stream()
                .map(directory -> measured(directory, spec))
                .sorted(Comparator.comparing(measured -> measured.campaign().started()))
                .toList(),
            allowDifferent);
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

  /** The campaign in which all pairs met. */
  private static MeasuredCampaign measured(Path map, CommandSpec spec) {
    return MeasuredCampaign.of(OpenedCampaign.open(Mapping.campaign(map), spec).analysis());
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

  /** Read as it was measured, but for limit and figure if they are named. */
  private static List<PairMap> maps(
      Path directory, OptionalDouble limit, Optional<JudgedFigure> figure) {
    MapReading own = Mapping.reading(directory);
    MapReading reading = limit.isPresent() ? own.withLimit(limit.getAsDouble()) : own;
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
      throw CampaignProblem.OPTION_WITHOUT_EFFECT.error(
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
