package org.tutti.analysis.compare;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.tutti.analysis.CellFigures;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.settings.SettingKey;

/** Something that has levels to compare: each cell is at one of them, or at none. */
public interface Contrast {
  /** Its name in messages. */
  String name();

  /** The level at which a cell was measured; empty if it has none. */
  Optional<String> levelOf(CellFigures cell);

  /** Whether a cell was measured at a level, as a user names it. */
  default boolean isAt(String level, CellFigures cell) {
    return levelOf(cell).equals(Optional.of(level));
  }

  /** The cell without the level, as both sides have it. */
  CellFigures without(CellFigures cell);

  /** Whether its levels change how a cell is measured, so that the sides must differ in this. */
  boolean decidesMethod();

  /** Whether each launch is at one level, rather than measuring all of them. */
  default boolean variesBetweenLaunches() {
    return false;
  }

  /** Whether it decides how ranks are bound, so that the sides may differ in that. */
  default boolean decidesBinding() {
    return false;
  }

  /**
   * The contrast of a name that some cell has a level of. A factor of the design comes before a
   * parameter of the same name.
   *
   * @return empty if no cell has such a level
   */
  static Optional<Contrast> named(List<CellFigures> cells, String name) {
    return candidates(name).stream().filter(contrast -> isPresent(cells, contrast)).findFirst();
  }

  /** The names of all contrasts that some cell has a level of, in alphabetical order. */
  static Set<String> names(List<CellFigures> cells) {
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
  static Set<String> levels(List<CellFigures> cells, Contrast contrast) {
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

  /** A factor of the campaign's design, whose levels vary between launches. */
  record FactorContrast(String name) implements Contrast {
    /** Factors that vary settings of the method. */
    private static final Set<String> METHODS = Set.of("sync", "data");

    /** Factors that place ranks, and variables of launchers that do. */
    private static final Pattern BINDING =
        Pattern.compile(
            "binding|mapping|launcher-option|(env|mca):.*(bind|map).*", CASE_INSENSITIVE);

    @Override
    public Optional<String> levelOf(CellFigures cell) {
      return Optional.ofNullable(cell.treatment().levels().get(name));
    }

    @Override
    public CellFigures without(CellFigures cell) {
      CellKey key = cell.key();
      CellKey common =
          name.equals(Treatment.PROCESSES)
              ? new CellKey(key.benchmark(), key.operation(), key.msize(), 0, key.parameters())
              : key;
      return new CellFigures(
          common,
          new Treatment(without(cell.treatment().levels(), name)),
          cell.settings(),
          cell.launches());
    }

    /** The levels of the other factors. */
    static Map<String, String> without(Map<String, String> levels, String name) {
      Map<String, String> rest = new LinkedHashMap<>(levels);
      rest.remove(name);
      return rest;
    }

    @Override
    public boolean variesBetweenLaunches() {
      return true;
    }

    @Override
    public boolean decidesMethod() {
      return METHODS.contains(name)
          || SettingKey.named(name).filter(key -> key.compared().isPresent()).isPresent();
    }

    @Override
    public boolean decidesBinding() {
      return BINDING.matcher(name).matches();
    }
  }

  /** A parameter of the benchmarks, all of whose values each launch measures. */
  record ParameterContrast(String name) implements Contrast {
    @Override
    public Optional<String> levelOf(CellFigures cell) {
      return Optional.ofNullable(cell.key().parameters().get(name));
    }

    @Override
    public CellFigures without(CellFigures cell) {
      CellKey key = cell.key();
      Map<String, String> rest = new TreeMap<>(key.parameters());
      rest.remove(name);
      CellKey common =
          new CellKey(key.benchmark(), key.operation(), key.msize(), key.processes(), rest);
      return new CellFigures(common, cell.treatment(), cell.settings(), cell.launches());
    }

    @Override
    public boolean decidesMethod() {
      return false;
    }
  }

  /** The message sizes, all of which each launch measures. */
  record SizeContrast() implements Contrast {
    static final String NAME = "msize";

    @Override
    public String name() {
      return NAME;
    }

    @Override
    public Optional<String> levelOf(CellFigures cell) {
      return Optional.of(Long.toString(cell.key().msize()));
    }

    @Override
    public CellFigures without(CellFigures cell) {
      CellKey key = cell.key();
      CellKey common =
          new CellKey(key.benchmark(), key.operation(), 0, key.processes(), key.parameters());
      return new CellFigures(common, cell.treatment(), cell.settings(), cell.launches());
    }

    @Override
    public boolean decidesMethod() {
      return false;
    }
  }

  /**
   * The benchmarks of one class, such as an algorithm and its mock-ups; each launch measures all of
   * them.
   */
  record BenchmarkContrast() implements Contrast {
    static final String NAME = "benchmark";

    @Override
    public String name() {
      return NAME;
    }

    /** The method; in the catalog, the whole name, such as {@code MPI_Bcast:ring}. */
    @Override
    public Optional<String> levelOf(CellFigures cell) {
      return Optional.of(CellKey.level(cell.key().benchmark()));
    }

    /**
     * Whether a cell is of this level: in the catalog also what follows the colon, in a class also
     * class and method.
     */
    @Override
    public boolean isAt(String level, CellFigures cell) {
      String benchmark = cell.key().benchmark();
      return benchmark.equals(level)
          || benchmark.endsWith("." + level)
          || benchmark.endsWith(":" + level);
    }

    /** The class; its methods may name different operations. */
    @Override
    public CellFigures without(CellFigures cell) {
      CellKey key = cell.key();
      CellKey common =
          new CellKey(
              CellKey.family(key.benchmark()), "", key.msize(), key.processes(), key.parameters());
      return new CellFigures(common, cell.treatment(), cell.settings(), cell.launches());
    }

    @Override
    public boolean decidesMethod() {
      return false;
    }
  }
}
