package org.tutti.lab.analyze;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import org.tutti.analysis.CellFigures;

/**
 * How far single launches of a cell lie apart (Hunold and Carpen-Amarie 2016, section 4.2): {@code
 * t(i) / min(t)}, normalized as whole campaigns are in section 5.3 of that paper.
 *
 * @param cell its figures
 * @param normalized the median of each launch, divided by the least of them; at least two
 */
public record TrialSpread(CellFigures cell, List<Double> normalized) {
  public TrialSpread {
    normalized = List.copyOf(normalized);
  }

  /** The spread of each cell that was launched at least twice. */
  public static List<TrialSpread> of(List<CellFigures> cells) {
    return cells.stream()
        .filter(cell -> cell.launches().size() > 1)
        .filter(cell -> least(cell).orElse(0) > 0)
        .map(
            cell ->
                new TrialSpread(
                    cell,
                    Arrays.stream(cell.medians())
                        .map(median -> median / least(cell).orElseThrow())
                        .boxed()
                        .toList()))
        .toList();
  }

  /** The slowest launch in relation to the fastest. */
  public double largest() {
    return normalized.stream().mapToDouble(Double::doubleValue).max().orElse(1);
  }

  private static OptionalDouble least(CellFigures cell) {
    return Arrays.stream(cell.medians()).min();
  }
}
