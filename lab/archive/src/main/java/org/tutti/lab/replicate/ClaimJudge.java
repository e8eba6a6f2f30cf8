package org.tutti.lab.replicate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellJudge;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.ComparisonMethod;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.stats.hypothesis.Correction;
import org.tutti.stats.planning.FurtherSamples;

/**
 * Judges statements about cells together. Each test is made at the significance divided by the
 * number of all tests (Bonferroni), and each interval has that level. So all intervals contain the
 * true ratios at once with the confidence that is asked for, and whatever is read from them is
 * right together: that statements hold, and also that they do not. The levels of Holm's procedure
 * would promise that of hypotheses of no difference only.
 */
public final class ClaimJudge {
  private final ComparisonOptions all;
  private final Set<CellPair> known = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<CellPair, CellComparison> found = new IdentityHashMap<>();
  private int number;

  private ClaimJudge(ComparisonOptions all) {
    this.all = all;
  }

  /**
   * One result for each statement, in order.
   *
   * @param claims any number may be about one pair, which is then tested once
   * @param options whose significance is that of all together; their correction does not matter
   */
  public static List<JudgedClaim> judge(
      List<? extends RatioClaim> claims, ComparisonOptions options) {
    if (claims.isEmpty()) {
      return List.of();
    }
    return new ClaimJudge(options).judged(claims);
  }

  private List<JudgedClaim> judged(List<? extends RatioClaim> claims) {
    List<CellPair> paired = new ArrayList<>();
    List<CellPair> independent = new ArrayList<>();
    for (RatioClaim claim : claims) {
      add(claim.pair(), claim.isPaired(), claim.isPaired() ? paired : independent);
      add(claim.shown(), true, paired);
    }
    ComparisonOptions each =
        new ComparisonOptions(
            all.alternative(),
            Correction.NONE,
            all.margin(),
            all.significance() / number,
            all.figure());
    compare(paired, method(true), each);
    compare(independent, method(false), each);
    return claims.stream().map(this::judged).toList();
  }

  private void add(CellPair pair, boolean isPaired, List<CellPair> pairs) {
    if (known.add(pair)) {
      pairs.add(pair);
      number += method(isPaired).blocks(pair).tests();
    }
  }

  private static ComparisonMethod method(boolean isPaired) {
    return isPaired ? ComparisonMethod.PAIRED : ComparisonMethod.INDEPENDENT;
  }

  private void compare(List<CellPair> pairs, ComparisonMethod method, ComparisonOptions each) {
    List<CellComparison> compared = CellJudge.judge(pairs, method, each);
    for (int i = 0; i < pairs.size(); i++) {
      found.put(pairs.get(i), compared.get(i));
    }
  }

  private JudgedClaim judged(RatioClaim claim) {
    CellComparison comparison = found.get(claim.pair());
    ClaimState state = claim.state(comparison);
    CellPair shown = claim.shown();
    return new JudgedClaim(
        claim,
        state,
        found.get(shown).ratio(),
        state == ClaimState.UNDECIDED
            ? claim.further(comparison, comparison.further())
            : FurtherSamples.NEVER,
        Math.min(shown.a().length, shown.b().length));
  }
}
