package org.tutti.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.Treatment;
import org.tutti.stats.design.OrderEffect;
import org.tutti.stats.design.OrderEffects;
import org.tutti.stats.diagnosis.Diagnosis;
import org.tutti.stats.diagnosis.Finding;
import org.tutti.stats.diagnosis.Finding.Kind;

/**
 * Whether the place of a launch in its block, or the launch before it, shows in the figures. One
 * family of tests, so that one is found in at most 5 % of campaigns without such effects, however
 * many cells they have.
 */
final class OrderFindings {
  private static final int EXCHANGES = 999;

  private record AffectedCell(BlockedCell cell, OrderEffect effect) {
    static final Comparator<AffectedCell> CLEAREST_FIRST =
        Comparator.<AffectedCell>comparingDouble(found -> found.effect.pValue())
            .thenComparingDouble(found -> -Math.abs(found.effect.shift()));
  }

  private OrderFindings() {}

  /** The findings, at most one of each kind; none for a campaign without factors. */
  static List<MergedFinding> of(CampaignContents contents, List<CellFigures> cells) {
    return contents
        .manifest()
        .filter(manifest -> manifest.treatments().size() > 1)
        .map(manifest -> of(contents, manifest, cells))
        .orElse(List.of());
  }

  private static List<MergedFinding> of(
      CampaignContents contents, Manifest manifest, List<CellFigures> cells) {
    List<Treatment> treatments =
        manifest.treatments().stream().map(PlannedTreatment::treatment).toList();
    List<BlockedCell> blocked = BlockedCell.of(contents, cells, treatments);
    List<OrderEffect> effects =
        OrderEffects.of(
            Stream.concat(
                    blocked.stream().map(BlockedCell::byPlace),
                    blocked.stream().map(BlockedCell::byPredecessor))
                .toList(),
            EXCHANGES,
            manifest.seed());
    List<MergedFinding> findings = new ArrayList<>();
    int number = blocked.size();
    finding(
            Kind.DEPENDS_ON_PLACE,
            found(blocked, effects.subList(0, number)),
            place -> "in place " + (place + 1) + " of a block",
            "Each level takes each position equally often, so comparisons are not biased.")
        .forEach(findings::add);
    finding(
            Kind.DEPENDS_ON_PREDECESSOR,
            found(blocked, effects.subList(number, 2 * number)),
            treatment -> "after one with " + treatments.get(treatment),
            "No level follows itself within a block, so part of this may bias comparisons.")
        .forEach(findings::add);
    return findings;
  }

  private static List<AffectedCell> found(List<BlockedCell> cells, List<OrderEffect> effects) {
    List<AffectedCell> found = new ArrayList<>();
    for (int index = 0; index < cells.size(); index++) {
      if (effects.get(index).pValue() <= Diagnosis.SIGNIFICANCE) {
        found.add(new AffectedCell(cells.get(index), effects.get(index)));
      }
    }
    found.sort(AffectedCell.CLEAREST_FIRST);
    return found;
  }

  private static Stream<MergedFinding> finding(
      Kind kind, List<AffectedCell> found, IntFunction<String> level, String consequence) {
    return found.stream()
        .limit(1)
        .map(
            clearest ->
                new MergedFinding(
                    new Finding(
                        kind,
                        clearest.effect().pValue(),
                        Diagnosis.SIGNIFICANCE,
                        sentence(clearest.effect(), level) + " " + consequence),
                    found.stream().flatMap(each -> each.cell().figures().stream()).toList(),
                    1));
  }

  private static String sentence(OrderEffect effect, IntFunction<String> level) {
    double change = Math.expm1(effect.shift());
    return String.format(
        Locale.ROOT,
        "A launch %s takes %.1f %% %s than the others (p = %.3f, corrected for the number of"
            + " cells).",
        level.apply(effect.level()),
        100 * Math.abs(change),
        change < 0 ? "less" : "longer",
        effect.pValue());
  }
}
