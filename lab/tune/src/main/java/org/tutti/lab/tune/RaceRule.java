package org.tutti.lab.tune;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.SameAlgorithms;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.campaign.driver.CampaignOutcome;
import org.tutti.campaign.driver.CampaignProgress;
import org.tutti.campaign.driver.CampaignStoppingRule;
import org.tutti.campaign.driver.LaunchFailure;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.LaunchHeader;

/**
 * A race of algorithms (Maron and Moore 1994; Birattari et al. 2002, section 3): blocks of one
 * launch of each, and from the fifth block on those that have lost at all sizes are not launched
 * any more. The race ends once one is left at each size.
 */
final class RaceRule implements CampaignStoppingRule {
  /** The blocks before which no algorithm is dropped, as in F-race. */
  private static final int MIN_BLOCKS = 5;

  private final Map<String, List<Treatment>> treatments;
  private final ArrivalLevels arrivals;
  private final ComparisonOptions options;
  private final Map<CellKey, RaceCell> cells = new LinkedHashMap<>();
  private final Map<String, String> excluded = new TreeMap<>();
  private final Map<String, Set<CellKey>> defaults = new TreeMap<>();
  private final Set<Treatment> dropped = new HashSet<>();

  /**
   * A race.
   *
   * @param treatments of the campaign, by algorithm: one for each arrival pattern
   */
  RaceRule(
      Map<String, List<Treatment>> treatments, ArrivalLevels arrivals, ComparisonOptions options) {
    this.treatments = treatments;
    this.arrivals = arrivals;
    this.options = options;
  }

  @Override
  public Optional<String> stop(CampaignProgress progress) {
    if (progress.blocksRun() > 0) {
      update(CampaignAnalysis.of(progress.directory()), progress.blocksRun());
    }
    return !cells.isEmpty() && cells.values().stream().allMatch(RaceCell::isDecided)
        ? Optional.of("one algorithm is left at each size")
        : Optional.empty();
  }

  @Override
  public Set<Treatment> dropped() {
    return dropped;
  }

  /** The race in each cell. */
  Map<CellKey, RaceCell> cells() {
    return cells;
  }

  /** Why algorithms were excluded, by name. */
  Map<String, String> excluded() {
    return excluded;
  }

  /** Takes the results of a number of blocks, the last of which may also be the last of all. */
  void update(CampaignAnalysis analysis, int blocks) {
    Map<CellKey, Map<String, CellFigures>> figures = arrivals.worst(analysis.cells());
    figures
        .keySet()
        .forEach(
            key -> cells.computeIfAbsent(key, k -> new RaceCell(treatments.keySet(), options)));
    excludeFailures(analysis);
    excludeUnmeasured(analysis, figures);
    excludeDefaults(analysis.headers());
    cells.values().forEach(cell -> excluded.keySet().forEach(cell::exclude));
    if (blocks >= MIN_BLOCKS) {
      cells.forEach((key, cell) -> cell.update(figures.get(key)));
    }
    treatments.forEach(
        (name, ofAlgorithm) -> {
          if (cells.values().stream().noneMatch(cell -> cell.racing().contains(name))) {
            dropped.addAll(ofAlgorithm);
          }
        });
  }

  /** The cells in which an algorithm is the one that the default runs, by algorithm. */
  Map<String, Set<CellKey>> defaults() {
    return defaults;
  }

  /** The default is not raced with itself. */
  private void excludeDefaults(List<LaunchHeader> headers) {
    List<LaunchHeader> usual = headers(headers, Algorithm.DEFAULT.name());
    for (String name : treatments.keySet()) {
      List<LaunchHeader> own = headers(headers, name);
      cells.forEach(
          (key, cell) -> {
            if (SameAlgorithms.of(usual, own, key).isPresent()) {
              cell.exclude(name);
              defaults.computeIfAbsent(name, any -> new LinkedHashSet<>()).add(key);
            }
          });
    }
  }

  private List<LaunchHeader> headers(List<LaunchHeader> all, String algorithm) {
    return all.stream()
        .filter(
            header ->
                treatments.get(algorithm).stream()
                    .anyMatch(one -> one.levels().equals(header.identity().levels())))
        .toList();
  }

  private void excludeFailures(CampaignAnalysis analysis) {
    for (LaunchFailure failure : CampaignOutcome.of(analysis.contents()).failures()) {
      treatments.forEach(
          (name, ofAlgorithm) -> {
            if (ofAlgorithm.stream()
                .anyMatch(treatment -> treatment.toString().equals(failure.treatment()))) {
              excluded.putIfAbsent(name, failure.toString());
            }
          });
    }
  }

  /**
   * A launch may end well without a cell whose data were wrong. Where the library cannot run an
   * algorithm in a cell, that takes part in the others.
   */
  private void excludeUnmeasured(
      CampaignAnalysis analysis, Map<CellKey, Map<String, CellFigures>> figures) {
    treatments.forEach(
        (name, ofAlgorithm) -> {
          List<CellKey> without =
              figures.keySet().stream().filter(key -> !figures.get(key).containsKey(name)).toList();
          if (without.isEmpty() || excluded.containsKey(name)) {
            return;
          }
          Map<CellKey, String> impossible = impossible(analysis, ofAlgorithm);
          if (!impossible.keySet().containsAll(without)) {
            excluded.put(name, FailedCells.reason(analysis.contents(), ofAlgorithm));
          } else if (without.size() == figures.size()) {
            excluded.put(name, impossible.get(without.get(0)));
          } else {
            without.forEach(key -> cells.get(key).exclude(name));
          }
        });
  }

  /** The cells that the library cannot measure with an algorithm, with the reasons. */
  private static Map<CellKey, String> impossible(
      CampaignAnalysis analysis, List<Treatment> ofAlgorithm) {
    Map<CellKey, String> impossible = new LinkedHashMap<>();
    analysis.unmeasured().stream()
        .filter(cell -> !cell.isFailure() && ofAlgorithm.contains(cell.cell().treatment()))
        .forEach(cell -> impossible.put(cell.cell().key(), cell.reason().text()));
    return impossible;
  }
}
