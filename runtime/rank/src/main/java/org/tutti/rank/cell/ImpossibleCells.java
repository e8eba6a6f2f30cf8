package org.tutti.rank.cell;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.Cell;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.records.launch.Warning;

/**
 * The cells of a plan that cannot be measured, known before MPI is started. They are recorded with
 * the reason, and the others are measured.
 *
 * @param reasons why, in words that end without a period
 */
public record ImpossibleCells(Map<Cell, String> reasons) {
  /** All cells can be measured. */
  public static final ImpossibleCells NONE = new ImpossibleCells(Map.of());

  /** Keeps the words of exceptions, in the order of the plan. */
  public static ImpossibleCells of(Map<Cell, TuttiException> errors) {
    Map<Cell, String> reasons = new LinkedHashMap<>();
    for (Map.Entry<Cell, TuttiException> error : errors.entrySet()) {
      reasons.put(error.getKey(), error.getValue().what().replaceAll("\\.$", ""));
    }
    return new ImpossibleCells(reasons);
  }

  /** These cells, and others for other reasons. */
  public ImpossibleCells and(ImpossibleCells others) {
    Map<Cell, String> all = new LinkedHashMap<>(others.reasons);
    all.putAll(reasons);
    return new ImpossibleCells(all);
  }

  /** The warning that a cell cannot be measured, if so. */
  public Optional<Warning> warning(Cell cell) {
    String why = reasons.get(cell);
    return why == null
        ? Optional.empty()
        : Optional.of(Warning.because(MeasurementProblem.CELL_IMPOSSIBLE, why));
  }

  /** Why a cell cannot be measured, if so. */
  public Optional<String> reason(Cell cell) {
    return Optional.ofNullable(reasons.get(cell));
  }

  /**
   * Collective: the cells that are impossible on any rank. Ranks may differ: they see the memory of
   * their own node only.
   *
   * @param plan all cells, in the same order on all ranks
   */
  public ImpossibleCells onAnyRank(Collection<Cell> plan, CollectiveExchange collectives) {
    if (collectives.isSame(reasons.toString().hashCode())) {
      return this;
    }
    Map<Cell, String> all = new LinkedHashMap<>();
    for (Cell cell : plan) {
      collectives.first(reason(cell)).ifPresent(why -> all.put(cell, why));
    }
    return new ImpossibleCells(all);
  }

  /**
   * A line for the user, if there are any.
   *
   * @param cells number of cells of the plan
   */
  public Optional<String> notice(int cells, int processes) {
    return reasons.entrySet().stream()
        .findFirst()
        .map(
            first ->
                MeasurementProblem.CELL_IMPOSSIBLE.message(
                    String.format(
                        "%d of %s cannot be measured with %s, such as %s: %s.",
                        reasons.size(),
                        Counted.of(cells, "cell"),
                        Counted.of(processes, "process"),
                        first.getKey(),
                        first.getValue()),
                    "The others are."));
  }
}
