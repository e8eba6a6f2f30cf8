package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.LibraryBarriers;
import org.tutti.analysis.SameAlgorithms;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * Two sides, compared cell by cell.
 *
 * @param a name of side A
 * @param b name of side B
 * @param method the statistical method
 * @param options margin, significance and the rest
 * @param cells the result for each cell that both sides have
 * @param family the comparisons for which their p-values are corrected
 * @param missing cells that A has measured and that B should have measured in all of its launches:
 *     they failed, are not possible, or are absent
 * @param notes differences between the sides, and other cells without a counterpart
 */
public record CampaignComparison(
    String a,
    String b,
    ComparisonMethod method,
    ComparisonOptions options,
    List<CellComparison> cells,
    ComparisonFamily family,
    List<MissingCell> missing,
    List<String> notes) {
  /** Levels of this name are benchmarks: methods of a class, or operations of the catalog. */
  public static final String BENCHMARK = Contrast.BenchmarkContrast.NAME;

  public CampaignComparison {
    cells = List.copyOf(cells);
    missing = List.copyOf(missing);
    notes = List.copyOf(notes);
  }

  /**
   * Compares two sides of one campaign.
   *
   * @param paired whether launches of one block form a pair
   * @param allowDifferent whether to compare even if the sides were measured in different ways
   * @throws TuttiException if they were measured in different ways, or if they share no cell
   */
  public static CampaignComparison of(
      Side a, Side b, boolean paired, boolean allowDifferent, ComparisonOptions options) {
    return of(a, List.of(b), paired, allowDifferent, options).get(0);
  }

  /**
   * Compares several sides of one campaign with one. The p-values of all cells of all comparisons
   * are corrected for each other.
   *
   * @param paired whether launches of one block form a pair
   * @param allowDifferent whether to compare even if the sides were measured in different ways
   * @return one comparison for each of the others
   * @throws TuttiException if two were measured in different ways, or if they share no cell
   */
  public static List<CampaignComparison> of(
      Side a,
      List<Side> others,
      boolean paired,
      boolean allowDifferent,
      ComparisonOptions options) {
    return of(
        a.judgedBy(options.figure()),
        others.stream().map(other -> other.judgedBy(options.figure())).toList(),
        paired ? ComparisonMethod.PAIRED : ComparisonMethod.INDEPENDENT,
        paired,
        allowDifferent,
        options,
        List.of());
  }

  /**
   * Compares levels within a campaign with the first of them: of a factor of its design, of a
   * parameter of its benchmarks, or of {@code benchmark}. If the report of the campaign makes these
   * comparisons, they are corrected as in the report.
   *
   * @param levels two or more
   * @param paired whether launches of one block form a pair
   * @param allowDifferent whether to compare even if the sides were measured in different ways
   * @return one comparison for each level but the first
   * @throws TuttiException if there is no such level, or if two were measured in different ways, or
   *     share no cell
   */
  public static List<CampaignComparison> ofLevels(
      CampaignAnalysis analysis,
      String name,
      List<String> levels,
      boolean paired,
      boolean allowDifferent,
      ComparisonOptions options) {
    List<Side> sides =
        levels.stream()
            .map(level -> Side.of(analysis, name, level).judgedBy(options.figure()))
            .toList();
    return of(
        sides.get(0),
        sides.subList(1, sides.size()),
        paired ? ComparisonMethod.PAIRED : ComparisonMethod.INDEPENDENT,
        paired,
        allowDifferent,
        options,
        paired && options.figure().isMedian() ? OwnComparisons.pairs(analysis) : List.of());
  }

  /**
   * Compares campaigns that were made at different times, one or many of each side. Each of many
   * counts as one value, so that the intervals contain what their times differ by: many are
   * compared with many as launches are, and a single one is what a further night may be. Of two
   * campaigns that is not known, and {@link ComparisonMethod#twoMoments} says what can be
   * concluded.
   *
   * @param a the campaigns of at least one night, in the order of time
   * @param b the same of side B
   * @param allowDifferent whether to compare even if any were measured in different ways
   * @throws TuttiException if any were measured in different ways, or share no cell
   */
  public static CampaignComparison ofCampaigns(
      List<Side> a, List<Side> b, boolean allowDifferent, ComparisonOptions options) {
    Optional<CommonState> state =
        a.size() + b.size() > 2
            ? CommonState.of(Stream.concat(a.stream(), b.stream()).toList())
            : Optional.empty();
    if (state.isPresent()) {
      List<Side> all = state.get().campaigns();
      return ofNights(
              all.subList(0, a.size()), all.subList(a.size(), all.size()), allowDifferent, options)
          .noting(List.of(state.get().remark()));
    }
    return ofNights(a, b, allowDifferent, options);
  }

  private static CampaignComparison ofNights(
      List<Side> a, List<Side> b, boolean allowDifferent, ComparisonOptions options) {
    CampaignComparison compared =
        of(
                side(judged(a, options), allowDifferent),
                List.of(side(judged(b, options), allowDifferent)),
                method(a, b),
                false,
                allowDifferent,
                options,
                List.of())
            .get(0);
    return compared.noting(Nights.notes(a, b, compared.cells()));
  }

  /** The same with some of its cells only, whose p-values remain corrected for all. */
  public CampaignComparison ofCells(Predicate<CellPair> wanted) {
    return new CampaignComparison(
        a,
        b,
        method,
        options,
        cells.stream().filter(cell -> wanted.test(cell.pair())).toList(),
        family,
        missing,
        notes);
  }

  /** The same with further notes before the others. */
  public CampaignComparison noting(List<String> first) {
    List<String> all = new ArrayList<>(first);
    all.addAll(notes);
    return new CampaignComparison(a, b, method, options, cells, family, missing, all);
  }

  private static List<Side> judged(List<Side> campaigns, ComparisonOptions options) {
    return campaigns.stream().map(campaign -> campaign.judgedBy(options.figure())).toList();
  }

  private static Side side(List<Side> campaigns, boolean allowDifferent) {
    return campaigns.size() == 1 ? campaigns.get(0) : Nights.of(campaigns, allowDifferent);
  }

  private static ComparisonMethod method(List<Side> a, List<Side> b) {
    if (a.size() == 1 && b.size() == 1) {
      return ComparisonMethod.twoMoments(a.get(0), b.get(0));
    }
    return a.size() > 1 && b.size() > 1
        ? ComparisonMethod.CAMPAIGNS
        : ComparisonMethod.furtherNight(Math.max(a.size(), b.size()), a.size() == 1);
  }

  private static List<CampaignComparison> of(
      Side a,
      List<Side> others,
      ComparisonMethod method,
      boolean paired,
      boolean allowDifferent,
      ComparisonOptions options,
      List<CellPair> ofReport) {
    List<CellMatcher.Match> matches = new ArrayList<>();
    for (Side b : others) {
      CellMatcher.Match match = CellMatcher.match(a, b, paired);
      check(a, b, match, allowDifferent);
      matches.add(match);
    }
    List<CellPair> asked = matches.stream().flatMap(match -> match.pairs().stream()).toList();
    ComparisonFamily family = ComparisonFamily.of(method, options, asked, ofReport);
    List<CellComparison> judged = family.of(asked);
    List<CampaignComparison> comparisons = new ArrayList<>();
    int first = 0;
    for (int index = 0; index < others.size(); index++) {
      Side b = others.get(index);
      CellMatcher.Match match = matches.get(index);
      int end = first + match.pairs().size();
      List<CellComparison> cells = judged.subList(first, end);
      comparisons.add(
          new CampaignComparison(
              a.name(),
              b.name(),
              method,
              options,
              cells,
              family,
              match.missing(),
              notes(method, options, a, b, match, cells)));
      first = end;
    }
    return comparisons;
  }

  private static void check(Side a, Side b, CellMatcher.Match match, boolean allowDifferent) {
    if (match.pairs().isEmpty() && match.missing().stream().noneMatch(MissingCell::wasTried)) {
      throw CampaignProblem.NO_COMMON_CELL.error(
          a.name() + " and " + b.name() + " have no cell in common.",
          "Compare campaigns of the same benchmarks, message sizes and numbers of processes.");
    }
    Comparability.check(a, b, match.pairs(), allowDifferent);
  }

  private static List<String> notes(
      ComparisonMethod method,
      ComparisonOptions options,
      Side a,
      Side b,
      CellMatcher.Match match,
      List<CellComparison> cells) {
    List<String> notes = new ArrayList<>(options.figure().note().stream().toList());
    notes.addAll(method.remark().stream().toList());
    cells.forEach(cell -> FurtherNight.remark(cell).ifPresent(notes::add));
    match.pairs().stream()
        .map(CellPair::remarkOnStates)
        .flatMap(Optional::stream)
        .distinct()
        .forEach(notes::add);
    notes.addAll(Comparability.check(a, b, match.pairs(), true));
    LibraryBarriers.remark(
            Stream.of(a, b).flatMap(side -> side.headers().stream()).toList(),
            match.pairs().stream().map(pair -> pair.figuresOfA().settings()).toList())
        .ifPresent(notes::add);
    notes.addAll(
        SameAlgorithms.remarks(
            a.headers(), b.headers(), match.pairs().stream().map(CellPair::key).toList()));
    Comparability.notes(a, b).forEach(note -> notes.add("different: " + note));
    notes.addAll(match.unmatched());
    return notes;
  }
}
