package org.tutti.analysis.gate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;

/**
 * Confirms what a gate has seen before it stops a change: cells that seem slower are measured
 * again, and only the new launches decide, so that a first look at many cells costs nothing but
 * time.
 *
 * <p>Where baseline and head can both be started, they are measured alternately, in up to {@value
 * #LOOKS} looks with as many launches of each side as asked for, twice, and four times as many. At
 * each look, a cell is a regression or passes at the level {@code 0.01 / 3}, corrected by Holm's
 * method for the cells that are measured again; what is decided stays so, and what never is remains
 * inconclusive. By Bonferroni's inequality over the looks, a night with any number of unchanged
 * cells that seem slower stops with a probability of at most 0.01: in a year of nights, at most
 * {@value #FALSE_STOPS_OF_A_YEAR} stops are to be expected that are none, even if something seems
 * slower each night. What nights differ by does not enter, since both sides are measured in the
 * same one.
 *
 * <p>Where the head alone can be started, its fresh launches are judged once, as the first ones
 * were, at the level 0.01 for all cells of the gate: launches of one night share what the night is,
 * so that more of them would tell no more, and the cells have been selected by it.
 *
 * @param launches of each side at the first look
 * @param alternating whether both sides are measured again
 */
public record ConfirmationRule(int launches, boolean alternating) {
  /** The probability that a night stops though nothing is slower. */
  public static final double NIGHT_ERROR = 0.01;

  /** 365 times that. */
  public static final double FALSE_STOPS_OF_A_YEAR = 3.65;

  private static final int LOOKS = 3;

  /**
   * The cells of a gate that are to be measured again: those that are a regression, and, if both
   * sides are measured again, all others that seem slower than the margin allows and are not known
   * to pass.
   */
  public List<CellGate> suspects(GateResult first) {
    return first.cells().stream()
        .filter(
            cell ->
                cell.outcome() == GateOutcome.REGRESSION
                    || alternating
                        && cell.outcome() == GateOutcome.INCONCLUSIVE
                        && cell.seemsSlower(first.margin()))
        .toList();
  }

  /** How many looks there are at most. */
  public int looks() {
    return alternating ? LOOKS : 1;
  }

  /** Launches of each side at a look, which is counted from 0. */
  public int launches(int look) {
    return launches << look;
  }

  /** The options of the comparison at each look. */
  public ComparisonOptions options(ComparisonOptions gate, int suspects, int cells) {
    return gate.withSignificance(
        NIGHT_ERROR / looks() * (alternating ? 1 : (double) suspects / cells));
  }

  /**
   * What the report says of the rule.
   *
   * @param confirmable the least slowdown that was likely to be confirmed, as a share; NaN if that
   *     is not known
   */
  String words(double confirmable) {
    return alternating
        ? String.format(
            Locale.ROOT,
            "measured again alternately, with %d, %d, or %d launches of each side: at most %s of"
                + " nights, %.1f in a year of them, stop though nothing is slower",
            launches(0),
            launches(1),
            launches(2),
            "1 in 100",
            FALSE_STOPS_OF_A_YEAR)
        : String.format(
            Locale.ROOT,
            "the head alone was measured again, with %d launches: what is slower on this night for"
                + " longer than both measurements took counts as a slowdown (--confirm N,over=TIME makes"
                + " the second one last longer)%s; with --baseline-jar, neither the night nor its"
                + " disturbances enter",
            launches(0),
            Double.isNaN(confirmable)
                ? ""
                : String.format(
                    Locale.ROOT,
                    ", and a slowdown of less than about %.0f %% is seldom confirmed so, by how"
                        + " much nights differ",
                    100 * confirmable));
  }

  /** Where half of the slowdowns of the cell that nights differ by most would be confirmed. */
  private static double confirmable(GateResult again) {
    return again.cells().stream()
        .flatMap(cell -> cell.ratio().stream())
        .mapToDouble(ratio -> (1 + again.margin()) * ratio.high() / ratio.value() - 1)
        .max()
        .orElse(Double.NaN);
  }

  /** The looks at the cells of one gate. */
  public Looks begin(GateResult first) {
    return new Looks(first);
  }

  /** What has been decided so far. */
  public final class Looks {
    private final GateResult first;
    private final Map<CellGate, CellConfirmation> decided = new LinkedHashMap<>();
    private int look;
    private double confirmable = Double.NaN;

    private Looks(GateResult first) {
      this.first = first;
      ConfirmationRule.this
          .suspects(first)
          .forEach(cell -> decided.put(cell, new CellConfirmation(cell, Optional.empty(), 0)));
    }

    /** The cells that are measured again. */
    public List<CellGate> cells() {
      return List.copyOf(decided.keySet());
    }

    /** Launches of each side of the next look; 0 if none is needed or allowed. */
    public int nextLaunches() {
      return look < looks() && decided.values().stream().anyMatch(Looks::isOpen)
          ? launches(look)
          : 0;
    }

    private static boolean isOpen(CellConfirmation confirmation) {
      return confirmation
          .again()
          .filter(cell -> cell.outcome() != GateOutcome.INCONCLUSIVE)
          .isEmpty();
    }

    /**
     * Takes the next look.
     *
     * @param again a comparison with {@link ConfirmationRule#options}, of the suspects and perhaps
     *     of others
     */
    public void take(CampaignComparison again) {
      CampaignComparison suspected =
          again.ofCells(
              pair ->
                  decided.keySet().stream()
                      .anyMatch(cell -> cell.pair().name().equals(pair.name())));
      GateResult result = GateResult.of(suspected, true, List.of(), List.of());
      confirmable = confirmable(result);
      int made = launches(look++);
      decided.replaceAll(
          (cell, before) ->
              isOpen(before)
                  ? new CellConfirmation(
                      cell, result.cells().stream().filter(cell::isCellOf).findFirst(), made)
                  : before);
    }

    /** The result of the gate with what was found. */
    public GateResult result(List<String> remarks) {
      List<CellGate> cells =
          first.cells().stream()
              .map(cell -> decided.containsKey(cell) ? decided.get(cell).cell() : cell)
              .toList();
      List<String> notes = new ArrayList<>(remarks);
      if (look > 0) {
        notes.add(words(confirmable));
      }
      notes.addAll(first.notes());
      return first.confirmed(cells, List.copyOf(decided.values()), notes);
    }
  }
}
