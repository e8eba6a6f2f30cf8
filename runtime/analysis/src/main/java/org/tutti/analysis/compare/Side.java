package org.tutti.analysis.compare;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
 * @param measuredAlike whether both sides must have been measured in the same way
 */
public record Side(
    String name, List<CellFigures> cells, List<LaunchHeader> headers, boolean measuredAlike) {

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
    Contrast contrast = contrast(analysis, name);
    List<CellFigures> chosen =
        analysis.cells().stream()
            .filter(cell -> contrast.levelOf(cell).equals(Optional.of(level)))
            .toList();
    if (chosen.isEmpty()) {
      throw unknown(analysis, contrast, level);
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
    return new Side(level, cells, headers, !contrast.decidesMethod());
  }

  /** The first kind of contrast that has levels of this name. */
  private static Contrast contrast(CampaignAnalysis analysis, String name) {
    Contrast design = new FactorContrast(name);
    Contrast others =
        name.equals(BenchmarkContrast.NAME) ? new BenchmarkContrast() : new ParameterContrast(name);
    boolean designed = analysis.cells().stream().anyMatch(cell -> design.levelOf(cell).isPresent());
    return designed ? design : others;
  }

  private static TuttiException unknown(
      CampaignAnalysis analysis, Contrast contrast, String level) {
    Set<String> known = new TreeSet<>();
    for (CellFigures cell : analysis.cells()) {
      Stream.of(
              cell.treatment().levels().entrySet(),
              cell.key().parameters().entrySet(),
              Map.of(BenchmarkContrast.NAME, new BenchmarkContrast().levelOf(cell).orElseThrow())
                  .entrySet())
          .flatMap(Set::stream)
          .forEach(entry -> known.add(entry.getKey() + "=" + entry.getValue()));
    }
    return CampaignProblem.LEVEL_NOT_MEASURED.error(
        "The campaign has no measurement with " + contrast.name() + "=" + level + ".",
        "The known levels are " + String.join(", ", known) + ".");
  }
}
