package org.tutti.campaign.tune;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.analysis.compare.Verdict;
import org.tutti.campaign.CampaignPlan;
import org.tutti.records.campaign.Treatment;

/** Measures the default against the file with all choices, in launches of their own. */
final class TuningVerification {
  private static final String TUNED = "tuned";

  private final TunableLibrary library;
  private final Map<TuningCell, Choice> choices = new TreeMap<>();
  private final double margin;

  TuningVerification(TunableLibrary library, List<Choice> choices, double margin) {
    this.library = library;
    this.margin = margin;
    choices.forEach(choice -> this.choices.put(choice.cell(), choice));
  }

  /**
   * The plan of the verification.
   *
   * @param file with the choices, which exists
   */
  CampaignPlan plan(CampaignPlan measuring, Path file) {
    List<Choice> all = List.copyOf(choices.values());
    return measuring.toBuilder()
        .treatments(
            List.of(
                AlgorithmRace.levels(Algorithm.DEFAULT.name(), Map.of()),
                AlgorithmRace.levels(TUNED, library.levels(all, file))))
        .build();
  }

  /** What the launches say about the choices; only those cells are compared. */
  List<VerifiedChoice> results(List<CellFigures> measured) {
    Side before = side(measured, Algorithm.DEFAULT.name());
    Side after = side(measured, TUNED);
    if (before.cells().isEmpty() || after.cells().isEmpty()) {
      return List.of();
    }
    ComparisonOptions options = ComparisonOptions.DEFAULT.withMargin(margin);
    List<CellComparison> cells = CampaignComparison.of(before, after, true, true, options).cells();
    List<VerifiedChoice> verified = new ArrayList<>();
    for (CellComparison cell : cells) {
      Choice choice = choices.get(TuningCell.of(cell.pair().key()));
      boolean gains = gains(cell);
      boolean written = library.choosesBySize() ? gains : gainsWithoutLoss(cell, cells);
      verified.add(new VerifiedChoice(choice, cell, gains, written));
    }
    return verified;
  }

  /** The choices without a result, since no launch with them, or without, has figures. */
  List<ExcludedAlgorithm> failed(List<VerifiedChoice> results) {
    Set<TuningCell> verified =
        results.stream().map(result -> result.choice().cell()).collect(Collectors.toSet());
    return choices.values().stream()
        .filter(choice -> !verified.contains(choice.cell()))
        .map(
            choice ->
                new ExcludedAlgorithm(
                    choice.cell().operation(),
                    choice.algorithm().name(),
                    "its verification at " + choice.cell().msize() + " B failed"))
        .toList();
  }

  private Side side(List<CellFigures> measured, String name) {
    List<CellFigures> cells =
        measured.stream()
            .filter(cell -> name.equals(cell.treatment().levels().get(AlgorithmRace.NAME)))
            .filter(cell -> choices.containsKey(TuningCell.of(cell.key())))
            .map(
                cell ->
                    new CellFigures(cell.key(), Treatment.ONLY, cell.settings(), cell.launches()))
            .toList();
    return new Side(name, cells, List.of(), false, false);
  }

  /** Faster by the corrected test, and by more than the margin over the whole interval. */
  private boolean gains(CellComparison cell) {
    return cell.verdict() == Verdict.FASTER
        && cell.ratio().filter(ratio -> ratio.high() < 1 / (1 + margin)).isPresent();
  }

  /**
   * The choice holds for all sizes of the operation, so one has to gain, and none may lose more
   * than the margin.
   */
  private boolean gainsWithoutLoss(CellComparison cell, List<CellComparison> cells) {
    List<CellComparison> same =
        cells.stream()
            .filter(one -> one.pair().key().benchmark().equals(cell.pair().key().benchmark()))
            .toList();
    return same.stream().anyMatch(this::gains)
        && same.stream()
            .allMatch(one -> one.ratio().filter(ratio -> ratio.high() < 1 + margin).isPresent());
  }
}
