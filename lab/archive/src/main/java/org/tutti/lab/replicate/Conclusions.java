package org.tutti.lab.replicate;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.OwnComparisons;
import org.tutti.analysis.compare.Verdict;
import org.tutti.lab.check.guideline.GuidelineCheck;
import org.tutti.lab.check.guideline.GuidelineTest;
import org.tutti.lab.sizes.MeasuredJump;
import org.tutti.lab.sizes.SizeRefinement;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;

/** What a campaign has concluded: only that, of what it has compared, which was decided. */
public final class Conclusions {
  /** The largest difference of ratios that count as the same, unless a reader says otherwise. */
  public static final double MARGIN = 0.1;

  private final CampaignAnalysis campaign;
  private final List<Conclusion> all;
  private final int open;

  private Conclusions(CampaignAnalysis campaign, List<Conclusion> all, int open) {
    this.campaign = campaign;
    this.all = List.copyOf(all);
    this.open = open;
  }

  /**
   * The conclusions of a campaign.
   *
   * @param margin by which a ratio may differ and be the same, such as 0.1
   */
  public static Conclusions of(CampaignAnalysis campaign, double margin) {
    List<Conclusion> all = new ArrayList<>();
    OwnComparisons own = OwnComparisons.of(campaign);
    List<CellComparison> decided =
        own.comparisons().stream()
            .filter(one -> one.verdict() != Verdict.NOT_ENOUGH_EVIDENCE)
            .toList();
    decided.forEach(one -> all.add(new VariantVerdict(one, against(own, one))));
    List<CellPair> compared = own.comparisons().stream().map(CellComparison::pair).toList();
    all.addAll(VariantGroups.orders(campaign.cells(), compared));
    for (CellComparison one : decided) {
      if (one.verdict() == Verdict.FASTER || one.verdict() == Verdict.SLOWER) {
        all.add(new VariantRatio(one, against(own, one), margin));
      }
    }
    GuidelineCheck check = GuidelineCheck.ofPlanned(campaign);
    check.tests().stream()
        .filter(GuidelineTest::ownViolated)
        .forEach(test -> all.add(new GuidelineViolation(test, check.options().margin())));
    SizeRefinement.of(campaign)
        .ifPresent(sizes -> sizes.jumps().forEach(jump -> add(jump, sizes, campaign, all)));
    return new Conclusions(campaign, all, own.comparisons().size() - decided.size());
  }

  private static String against(OwnComparisons own, CellComparison one) {
    return own.base()
        .map(Treatment::toString)
        .orElseGet(() -> CellKey.level(one.pair().figuresOfA().key().benchmark()));
  }

  private static void add(
      MeasuredJump jump, SizeRefinement sizes, CampaignAnalysis campaign, List<Conclusion> all) {
    NavigableSet<Long> measured =
        sizes.curves().stream()
            .filter(curve -> curve.key().equals(jump.key()))
            .filter(curve -> curve.treatment().equals(jump.treatment()))
            .findFirst()
            .orElseThrow()
            .times()
            .sizes();
    List<Long> around =
        List.of(
            measured.lower(jump.jump().after()),
            jump.jump().after(),
            jump.jump().upTo(),
            measured.higher(jump.jump().upTo()));
    Optional<CellFigures> sample =
        campaign.cells().stream()
            .filter(cell -> cell.key().benchmark().equals(jump.key().benchmark()))
            .filter(cell -> cell.treatment().equals(jump.treatment()))
            .findFirst();
    all.add(
        new ProtocolSwitch(jump, around, sizes.sizes().rule().threshold(), sample.orElseThrow()));
  }

  /** The campaign. */
  public CampaignAnalysis campaign() {
    return campaign;
  }

  List<Conclusion> all() {
    return all;
  }

  /** How many comparisons of the report decided nothing, and so conclude nothing. */
  public int open() {
    return open;
  }

  /** Whether there is nothing that another campaign could find again. */
  public boolean isEmpty() {
    return all.isEmpty();
  }
}
