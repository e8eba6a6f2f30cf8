package org.tutti.analysis.compare;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.launch.LaunchHeader;

/**
 * One side of a comparison.
 *
 * @param name its name in messages
 * @param cells its cells, without the level that distinguishes the sides
 * @param headers the headers of its launches
 * @param measuredAlike whether both sides must have been measured in the same way; if not, they
 *     must still have measured the same quantity
 * @param boundAlike whether the ranks of both sides must have been bound in the same way
 */
public record Side(
    String name,
    List<CellFigures> cells,
    List<LaunchHeader> headers,
    boolean measuredAlike,
    boolean boundAlike) {

  /** A side whose ranks must have been bound like those of the other side. */
  public Side(
      String name, List<CellFigures> cells, List<LaunchHeader> headers, boolean measuredAlike) {
    this(name, cells, headers, measuredAlike, true);
  }

  /** A whole campaign. */
  public static Side of(String name, CampaignAnalysis analysis) {
    return new Side(name, analysis.cells(), analysis.headers(), true);
  }

  /**
   * The measurements of a campaign at one level: of a factor of its design, of a parameter of its
   * benchmarks, or one of several benchmarks of a class (the name is then {@code benchmark} and the
   * level a method).
   *
   * @throws TuttiException if the campaign has no such level
   */
  public static Side of(CampaignAnalysis analysis, String name, String level) {
    Contrast contrast =
        Contrasts.named(analysis.cells(), name).orElseThrow(() -> unknown(analysis, name, level));
    List<CellFigures> chosen =
        analysis.cells().stream()
            .filter(cell -> contrast.levelOf(cell).equals(Optional.of(level)))
            .toList();
    if (chosen.isEmpty()) {
      throw unknown(analysis, name, level);
    }
    Set<Integer> numbers =
        chosen.stream()
            .flatMap(cell -> cell.launches().stream())
            .map(figures -> figures.launch().number())
            .collect(Collectors.toSet());
    var files = analysis.contents().launches();
    List<LaunchHeader> headers =
        IntStream.range(0, files.size())
            .filter(i -> numbers.contains(files.get(i).launch().number()))
            .mapToObj(analysis.headers()::get)
            .toList();
    List<CellFigures> cells = chosen.stream().map(contrast::without).toList();
    return new Side(level, cells, headers, !contrast.decidesMethod(), !contrast.decidesBinding());
  }

  private static TuttiException unknown(CampaignAnalysis analysis, String name, String level) {
    List<CellFigures> cells = analysis.cells();
    String known =
        Contrasts.names(cells).stream()
            .flatMap(one -> Contrasts.named(cells, one).stream())
            .flatMap(
                one -> Contrasts.levels(cells, one).stream().map(has -> one.name() + "=" + has))
            .collect(Collectors.joining(", "));
    return CampaignProblem.LEVEL_NOT_MEASURED.error(
        "The campaign has no measurement with " + name + "=" + level + ".",
        "The known levels are " + known + ".");
  }
}
