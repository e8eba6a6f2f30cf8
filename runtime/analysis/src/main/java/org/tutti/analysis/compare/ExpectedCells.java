package org.tutti.analysis.compare;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.launch.CellKey;

/**
 * Which cells a side should have because the other side has them. A whole campaign should have all
 * of them, and a level of a factor those of the treatments in which it was launched. A level of a
 * parameter, or a method of a class, need not have what another one has: the plan of the same
 * launches decides.
 *
 * @param treatments levels of the other factors with which it was launched; empty if all cells are
 *     expected
 * @param adaptive whether message sizes were chosen while measuring, so that those of two sides
 *     differ
 */
public record ExpectedCells(Optional<Set<Map<String, String>>> treatments, boolean adaptive) {
  /** All of them. */
  public static final ExpectedCells ALL = new ExpectedCells(Optional.empty(), false);

  /** Those of a whole campaign. */
  static ExpectedCells of(CampaignAnalysis campaign) {
    return new ExpectedCells(Optional.empty(), isAdaptive(campaign));
  }

  /** Those of a level. */
  static ExpectedCells of(CampaignAnalysis campaign, Contrast contrast, String level) {
    Set<Map<String, String>> treatments =
        contrast.variesBetweenLaunches()
            ? campaign.contents().launches().stream()
                .map(file -> file.launch().treatment().levels())
                .filter(levels -> level.equals(levels.get(contrast.name())))
                .map(levels -> FactorContrast.without(levels, contrast.name()))
                .collect(Collectors.toSet())
            : Set.of();
    return new ExpectedCells(Optional.of(treatments), isAdaptive(campaign));
  }

  /**
   * Whether a cell that the side does not have is missing.
   *
   * @param present the cells that it has
   */
  boolean contains(CellKey key, Map<String, String> levels, List<CellKey> present) {
    return treatments.map(launched -> launched.contains(levels)).orElse(true)
        && !(adaptive && present.stream().anyMatch(other -> isSameButForSize(key, other)));
  }

  private static boolean isSameButForSize(CellKey key, CellKey other) {
    return key.benchmark().equals(other.benchmark())
        && key.processes() == other.processes()
        && key.parameters().equals(other.parameters());
  }

  private static boolean isAdaptive(CampaignAnalysis campaign) {
    return campaign.contents().manifest().flatMap(Manifest::adaptive).isPresent();
  }
}
