package org.tutti.lab.analyze;

import java.util.List;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellGroup;
import org.tutti.lab.analyze.regression.QuantileFit;

/**
 * What a factor does to each quantile of the run-times in a group of cells, in nanoseconds.
 *
 * @param group the group
 * @param level the level that is compared with the base; empty for a covariate
 * @param cells the cells of the base and of the level, or of all levels of a covariate
 * @param launches launches of the base and of the level, or of all levels of a covariate
 * @param fits for each quantile the intercept (the quantile at the base level, or where the
 *     covariate is 0) and the slope (the change to the other level, or per unit); empty if there
 *     are too few launches for an interval
 */
public record GroupQuantiles(
    CellGroup group, String level, List<CellFigures> cells, int launches, List<QuantileFit> fits) {
  public GroupQuantiles {
    cells = List.copyOf(cells);
    fits = List.copyOf(fits);
  }
}
