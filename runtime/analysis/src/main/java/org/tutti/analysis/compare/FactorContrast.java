package org.tutti.analysis.compare;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.tutti.analysis.CellFigures;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.settings.SettingKey;

/** A factor of the campaign's design, whose levels vary between launches. */
record FactorContrast(String name) implements Contrast {
  /** Factors that vary settings of the method. */
  private static final Set<String> METHODS = Set.of("sync", "data");

  /** Factors that place ranks, and variables of launchers that do. */
  private static final Pattern BINDING =
      Pattern.compile("binding|mapping|launcher-option|(env|mca):.*(bind|map).*", CASE_INSENSITIVE);

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
