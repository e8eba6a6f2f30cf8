package org.tutti.lab.replicate;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.UnmeasuredCell;
import org.tutti.analysis.column.RowPlace;
import org.tutti.analysis.compare.CellPair;
import org.tutti.lab.sizes.MeasuredCurve;
import org.tutti.lab.sizes.SizeRefinement;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;

/**
 * The cells of a campaign, by those of another one of the same plan. If each was measured with one
 * number of processes only, the numbers may differ.
 */
final class CellsOfReplica {
  private record CellName(CellKey key, Map<String, String> levels) {}

  private final boolean countsDiffer;
  private final Map<CellName, CellFigures> cells = new HashMap<>();
  private final Map<CellName, UnmeasuredCell> unmeasured = new HashMap<>();
  private final Map<CellName, MeasuredCurve> curves = new HashMap<>();
  private final Map<CellPair, Optional<CellPair>> pairs = new IdentityHashMap<>();
  private final Map<List<CellName>, Optional<CellPair>> known = new HashMap<>();

  /**
   * The cells of a campaign.
   *
   * @param first the campaign whose cells name them
   * @param second the campaign that has them
   */
  CellsOfReplica(CampaignAnalysis first, CampaignAnalysis second) {
    this.countsDiffer = counts(first) == 1 && counts(second) == 1;
    second.cells().forEach(cell -> cells.put(name(cell.key(), cell.treatment()), cell));
    second
        .unmeasured()
        .forEach(one -> unmeasured.put(name(one.cell().key(), one.cell().treatment()), one));
    SizeRefinement.of(second).stream()
        .flatMap(sizes -> sizes.curves().stream())
        .forEach(curve -> curves.put(name(curve.key(), curve.treatment()), curve));
  }

  private static long counts(CampaignAnalysis campaign) {
    return campaign.cells().stream().map(cell -> cell.key().processes()).distinct().count();
  }

  private CellName name(CellKey key, Treatment treatment) {
    CellKey common =
        countsDiffer
            ? new CellKey(key.benchmark(), key.operation(), key.msize(), 0, key.parameters())
            : key;
    return new CellName(common, treatment.levels());
  }

  private CellName name(CellFigures cell) {
    return name(cell.key(), cell.treatment());
  }

  /** The same two cells, measured there; one object for the same two. */
  Optional<CellPair> pair(CellPair first) {
    return pairs.computeIfAbsent(
        first,
        any ->
            known.computeIfAbsent(
                List.of(name(first.figuresOfA()), name(first.figuresOfB())),
                both ->
                    Optional.ofNullable(cells.get(both.get(0)))
                        .flatMap(
                            a ->
                                Optional.ofNullable(cells.get(both.get(1)))
                                    .flatMap(b -> CellPair.of(b.key(), a, b, true)))));
  }

  /** The same curve, measured there. */
  Optional<MeasuredCurve> curve(CellKey key, Treatment treatment) {
    return Optional.ofNullable(curves.get(name(key, treatment)));
  }

  /** Why a cell has no figures there, in words. */
  String reason(RowPlace place) {
    return Optional.ofNullable(unmeasured.get(name(place.key(), place.treatment())))
        .map(one -> one.words(0))
        .orElse("not measured here");
  }
}
