package org.tutti.analysis.compare;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.JudgedFigure;
import org.tutti.analysis.UnmeasuredCell;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.LaunchHeader;

/**
 * One side of a comparison.
 *
 * @param name its name in messages
 * @param cells its cells, without the level that distinguishes the sides
 * @param unmeasured its cells that have no figure in some launches, named in the same way
 * @param expected what it should have
 * @param headers the headers of its launches
 * @param measuredAlike whether both sides must have been measured in the same way; if not, they
 *     must still have measured the same quantity
 * @param boundAlike whether the ranks of both sides must have been bound in the same way
 */
public record Side(
    String name,
    List<CellFigures> cells,
    List<UnmeasuredCell> unmeasured,
    ExpectedCells expected,
    List<LaunchHeader> headers,
    boolean measuredAlike,
    boolean boundAlike) {

  /** A side that has measured all of its cells. */
  public Side(
      String name,
      List<CellFigures> cells,
      List<LaunchHeader> headers,
      boolean measuredAlike,
      boolean boundAlike) {
    this(name, cells, List.of(), ExpectedCells.ALL, headers, measuredAlike, boundAlike);
  }

  /** A side whose ranks must have been bound like those of the other side. */
  public Side(
      String name, List<CellFigures> cells, List<LaunchHeader> headers, boolean measuredAlike) {
    this(name, cells, headers, measuredAlike, true);
  }

  /** A whole campaign. */
  public static Side of(String name, CampaignAnalysis analysis) {
    return new Side(
        name,
        analysis.cells(),
        analysis.unmeasured(),
        ExpectedCells.of(analysis),
        analysis.headers(),
        true,
        true);
  }

  /**
   * The measurements of a campaign at one level: of a factor of its design, of a parameter of its
   * benchmarks, or one of several benchmarks of a class (the name is then {@code benchmark} and the
   * level a method, or the name of an operation in the catalog, such as {@code MPI_Bcast:ring} or
   * {@code ring}).
   *
   * @throws TuttiException if the campaign has no such level
   */
  public static Side of(CampaignAnalysis analysis, String name, String level) {
    List<CellFigures> planned = planned(analysis);
    Contrast contrast =
        Contrast.named(planned, name).orElseThrow(() -> unknown(planned, name, level));
    if (planned.stream().noneMatch(cell -> contrast.isAt(level, cell))) {
      throw unknown(planned, name, level);
    }
    List<CellFigures> chosen =
        analysis.cells().stream().filter(cell -> contrast.isAt(level, cell)).toList();
    List<UnmeasuredCell> unmeasured =
        analysis.unmeasured().stream()
            .filter(missing -> contrast.isAt(level, missing.cell()))
            .map(missing -> missing.as(contrast.without(missing.cell())))
            .toList();
    return new Side(
        level,
        chosen.stream().map(contrast::without).toList(),
        unmeasured,
        ExpectedCells.of(analysis, contrast, level),
        headers(analysis, chosen),
        !contrast.decidesMethod(),
        !contrast.decidesBinding());
  }

  /**
   * The same side with a figure of each launch in the place of its median.
   *
   * @throws TuttiException if a launch has too few observations for it
   */
  public Side judgedBy(JudgedFigure figure) {
    return figure.isMedian()
        ? this
        : withCells(cells.stream().map(cell -> cell.judgedBy(figure)).toList());
  }

  /** The same side with other figures of its cells. */
  Side withCells(List<CellFigures> others) {
    return new Side(name, others, unmeasured, expected, headers, measuredAlike, boundAlike);
  }

  /** All cells that were to be measured; those without any figure have no launches. */
  private static List<CellFigures> planned(CampaignAnalysis analysis) {
    return Stream.concat(
            analysis.cells().stream(), analysis.unmeasured().stream().map(UnmeasuredCell::cell))
        .toList();
  }

  private static List<LaunchHeader> headers(CampaignAnalysis analysis, List<CellFigures> cells) {
    Set<Integer> numbers =
        cells.stream()
            .flatMap(cell -> cell.launches().stream())
            .map(figures -> figures.launch().number())
            .collect(Collectors.toSet());
    var files = analysis.contents().launches();
    return IntStream.range(0, files.size())
        .filter(i -> numbers.contains(files.get(i).launch().number()))
        .mapToObj(analysis.headers()::get)
        .toList();
  }

  private static TuttiException unknown(List<CellFigures> cells, String name, String level) {
    String known =
        Contrast.names(cells).stream()
            .flatMap(one -> Contrast.named(cells, one).stream())
            .flatMap(one -> Contrast.levels(cells, one).stream().map(has -> one.name() + "=" + has))
            .collect(Collectors.joining(", "));
    return CampaignProblem.LEVEL_NOT_MEASURED.error(
        "The campaign has no measurement with " + name + "=" + level + ".",
        "The known levels are " + known + ".");
  }

  /**
   * Which cells a side should have because the other side has them. A whole campaign should have
   * all of them, and a level of a factor those of the treatments in which it was launched. A level
   * of a parameter, or a method of a class, need not have what another one has: the plan of the
   * same launches decides.
   *
   * @param treatments levels of the other factors with which it was launched; empty if all cells
   *     are expected
   * @param adaptive whether message sizes were chosen while measuring, so that those of two sides
   *     differ
   */
  public record ExpectedCells(Optional<Set<Map<String, String>>> treatments, boolean adaptive) {
    /** All of them. */
    public static final ExpectedCells ALL = new ExpectedCells(Optional.empty(), false);

    /** Those of a whole campaign. */
    static ExpectedCells of(CampaignAnalysis campaign) {
      return new ExpectedCells(Optional.empty(), isAdaptive(campaign));
    }

    /** Those of a level. */
    static ExpectedCells of(CampaignAnalysis campaign, Contrast contrast, String level) {
      Set<Map<String, String>> treatments =
          contrast.variesBetweenLaunches()
              ? campaign.contents().launches().stream()
                  .map(file -> file.launch().treatment().levels())
                  .filter(levels -> level.equals(levels.get(contrast.name())))
                  .map(levels -> Contrast.FactorContrast.without(levels, contrast.name()))
                  .collect(Collectors.toSet())
              : Set.of();
      return new ExpectedCells(Optional.of(treatments), isAdaptive(campaign));
    }

    /**
     * Whether a cell that the side does not have is missing.
     *
     * @param present the cells that it has
     */
    boolean contains(CellKey key, Map<String, String> levels, List<CellKey> present) {
      return treatments.map(launched -> launched.contains(levels)).orElse(true)
          && !(adaptive && present.stream().anyMatch(other -> isSameButForSize(key, other)));
    }

    private static boolean isSameButForSize(CellKey key, CellKey other) {
      return key.benchmark().equals(other.benchmark())
          && key.processes() == other.processes()
          && key.parameters().equals(other.parameters());
    }

    private static boolean isAdaptive(CampaignAnalysis campaign) {
      return campaign.contents().manifest().flatMap(Manifest::adaptive).isPresent();
    }
  }
}
