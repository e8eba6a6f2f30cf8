package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tutti.analysis.CellFigures;

/** What varies between the cells of a campaign. */
public final class Contrasts {
  private Contrasts() {}

  /**
   * The contrast of a name that some cell has a level of. A factor of the design comes before a
   * parameter of the same name.
   *
   * @return empty if no cell has such a level
   */
  public static Optional<Contrast> named(List<CellFigures> cells, String name) {
    return candidates(name).stream().filter(contrast -> isPresent(cells, contrast)).findFirst();
  }

  /** The names of all contrasts that some cell has a level of, in alphabetical order. */
  public static Set<String> names(List<CellFigures> cells) {
    Set<String> names = new TreeSet<>();
    for (CellFigures cell : cells) {
      names.addAll(cell.treatment().levels().keySet());
      names.addAll(cell.key().parameters().keySet());
      names.add(BenchmarkContrast.NAME);
      names.add(SizeContrast.NAME);
    }
    return names;
  }

  /** The levels that some cell was measured at, in alphabetical order. */
  public static Set<String> levels(List<CellFigures> cells, Contrast contrast) {
    Set<String> levels = new TreeSet<>();
    cells.forEach(cell -> contrast.levelOf(cell).ifPresent(levels::add));
    return levels;
  }

  private static List<Contrast> candidates(String name) {
    List<Contrast> candidates = new ArrayList<>(List.of(new FactorContrast(name)));
    switch (name) {
      case BenchmarkContrast.NAME -> candidates.add(new BenchmarkContrast());
      case SizeContrast.NAME -> candidates.add(new SizeContrast());
      default -> candidates.add(new ParameterContrast(name));
    }
    return candidates;
  }

  private static boolean isPresent(List<CellFigures> cells, Contrast contrast) {
    return cells.stream().anyMatch(cell -> contrast.levelOf(cell).isPresent());
  }
}
