package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.List;
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
    List<MissingCell> missing,
    List<String> notes) {

  public CampaignComparison {
    cells = List.copyOf(cells);
    missing = List.copyOf(missing);
    notes = List.copyOf(notes);
  }

  /**
   * Compares two sides.
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
   * Compares several sides with one. The p-values of all cells of all comparisons are corrected for
   * each other.
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
        a,
        others,
        paired ? new PairedLaunches() : new IndependentLaunches(),
        paired,
        allowDifferent,
        options);
  }

  /**
   * Compares a night with those before it: whether it is what a further night may be.
   *
   * @param nights the campaigns of at least one night, in the order of time
   * @param allowDifferent whether to compare even if the sides were measured in different ways
   * @throws TuttiException if any were measured in different ways, or share no cell
   */
  public static CampaignComparison ofNights(
      List<Side> nights, Side night, boolean allowDifferent, ComparisonOptions options) {
    return of(
            Nights.of(nights, allowDifferent),
            List.of(night),
            new NewNight(),
            false,
            allowDifferent,
            options)
        .get(0);
  }

  private static List<CampaignComparison> of(
      Side a,
      List<Side> others,
      ComparisonMethod method,
      boolean paired,
      boolean allowDifferent,
      ComparisonOptions options) {
    List<CellMatcher.Match> matches = new ArrayList<>();
    for (Side b : others) {
      CellMatcher.Match match = CellMatcher.match(a, b, paired);
      check(a, b, match, allowDifferent);
      matches.add(match);
    }
    List<CellComparison> judged =
        new CellJudge(method, options)
            .judge(matches.stream().flatMap(match -> match.pairs().stream()).toList());
    List<CampaignComparison> comparisons = new ArrayList<>();
    int first = 0;
    for (int index = 0; index < others.size(); index++) {
      Side b = others.get(index);
      CellMatcher.Match match = matches.get(index);
      int end = first + match.pairs().size();
      comparisons.add(
          new CampaignComparison(
              a.name(),
              b.name(),
              method,
              options,
              judged.subList(first, end),
              match.missing(),
              notes(a, b, match)));
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

  private static List<String> notes(Side a, Side b, CellMatcher.Match match) {
    List<String> notes = new ArrayList<>(Comparability.check(a, b, match.pairs(), true));
    Comparability.notes(a, b).forEach(note -> notes.add("different: " + note));
    notes.addAll(match.unmatched());
    return notes;
  }
}
