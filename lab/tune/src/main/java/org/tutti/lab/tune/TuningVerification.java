package org.tutti.lab.tune;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.analysis.compare.Verdict;
import org.tutti.campaign.CampaignPlan;

/** Measures the default against the file with all choices, in launches of their own. */
final class TuningVerification {
  private static final String TUNED = "tuned";

  private final TunableLibrary library;
  private final ArrivalLevels arrivals;
  private final Map<TuningCell, String> worst;
  private final Map<TuningCell, Choice> choices = new TreeMap<>();
  private final double margin;

  /**
   * A verification that is still to be run.
   *
   * @param worst the pattern under which the default takes longest, by cell, as other launches have
   *     found, so that its time here is not the largest by chance
   */
  TuningVerification(
      TunableLibrary library,
      List<Choice> choices,
      ArrivalLevels arrivals,
      Map<TuningCell, String> worst,
      double margin) {
    this.library = library;
    this.arrivals = arrivals;
    this.worst = worst;
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
    List<Map<String, String>> treatments =
        new ArrayList<>(arrivals.treatments(Algorithm.DEFAULT.name(), Map.of()));
    treatments.addAll(arrivals.treatments(TUNED, library.levels(all, file)));
    return measuring.toBuilder().treatments(treatments).build();
  }

  /**
   * What the launches say about the choices; only those cells are compared. With arrival patterns,
   * the default under its worst pattern is compared with the choice under each of them: a gain has
   * to be found in all these comparisons, so that it is one in the worst pattern of the choice,
   * too.
   */
  List<VerifiedChoice> results(List<CellFigures> measured) {
    Side before = side(Algorithm.DEFAULT.name(), measured, (cell, pattern) -> worstOf(cell));
    Side after = side(TUNED, measured, (cell, pattern) -> pattern);
    if (before.cells().isEmpty() || after.cells().isEmpty()) {
      return List.of();
    }
    ComparisonOptions options = ComparisonOptions.DEFAULT.withMargin(margin);
    Map<TuningCell, List<CellComparison>> cells = new LinkedHashMap<>();
    CampaignComparison.of(before, after, true, true, options)
        .cells()
        .forEach(
            cell ->
                cells
                    .computeIfAbsent(TuningCell.of(cell.pair().key()), key -> new ArrayList<>())
                    .add(cell));
    cells.values().removeIf(underPatterns -> underPatterns.size() < arrivals.patterns().size());
    List<VerifiedChoice> verified = new ArrayList<>();
    cells.forEach(
        (cell, underPatterns) -> {
          boolean gains = underPatterns.stream().allMatch(this::gains);
          boolean written = library.choosesBySize() ? gains : gainsWithoutLoss(cell, cells);
          verified.add(
              new VerifiedChoice(choices.get(cell), slowest(underPatterns), gains, written));
        });
    return verified;
  }

  private String worstOf(TuningCell cell) {
    return worst.getOrDefault(cell, arrivals.patterns().get(0));
  }

  /** The comparison of the choice under the pattern under which it takes longest. */
  private static CellComparison slowest(List<CellComparison> underPatterns) {
    return underPatterns.stream()
        .max(Comparator.comparingDouble(one -> one.pair().figuresOfB().median()))
        .orElseThrow();
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

  /**
   * A side with as many cells for each choice as there are patterns.
   *
   * @param measuredUnder the pattern under which the figures that stand for a pattern were measured
   */
  private Side side(
      String name,
      List<CellFigures> measured,
      BiFunction<TuningCell, String, String> measuredUnder) {
    List<CellFigures> cells = new ArrayList<>();
    ArrivalLevels.sorted(measured)
        .forEach(
            (key, algorithms) -> {
              TuningCell cell = TuningCell.of(key);
              Map<String, CellFigures> figures = algorithms.getOrDefault(name, Map.of());
              for (String pattern : arrivals.patterns()) {
                CellFigures found = figures.get(measuredUnder.apply(cell, pattern));
                if (found != null && choices.containsKey(cell)) {
                  cells.add(ArrivalLevels.under(pattern, found));
                }
              }
            });
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
  private boolean gainsWithoutLoss(TuningCell cell, Map<TuningCell, List<CellComparison>> cells) {
    List<List<CellComparison>> same =
        cells.entrySet().stream()
            .filter(one -> one.getKey().operation().equals(cell.operation()))
            .map(Map.Entry::getValue)
            .toList();
    return same.stream().anyMatch(one -> one.stream().allMatch(this::gains))
        && same.stream()
            .flatMap(List::stream)
            .allMatch(one -> one.ratio().filter(ratio -> ratio.high() < 1 + margin).isPresent());
  }
}
