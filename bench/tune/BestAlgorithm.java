package org.tutti.bench.tune;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import org.tutti.analysis.CellFigures;
import org.tutti.campaign.CampaignResult;

/** How far the algorithm that {@code tune} has found is from the best of an exhaustive campaign. */
public final class BestAlgorithm {
  private BestAlgorithm() {}

  /**
   * The exhaustive campaign of one cell, one of the default and one of the tuned library; the
   * seconds that the exhaustive one and tuning took.
   */
  public static void main(String[] arguments) {
    CellFigures best =
        CampaignResult.open(Path.of(arguments[0])).cells().stream()
            .min(Comparator.comparing(CellFigures::median))
            .orElseThrow();
    System.out.printf(
        Locale.ROOT,
        "best of all: %s, %.3f us; forced default %.3f us%ntuned: %.3f us, %.3f of the best%n",
        best.treatment(),
        best.median() / 1e3,
        only(arguments[1]).median() / 1e3,
        only(arguments[2]).median() / 1e3,
        only(arguments[2]).median() / best.median());
    System.out.printf(
        Locale.ROOT,
        "tuning took %s s, the exhaustive campaign %s s%n",
        arguments[4],
        arguments[3]);
  }

  private static CellFigures only(String directory) {
    return CampaignResult.open(Path.of(directory)).cells().get(0);
  }
}
