package org.tutti.cli.gate;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.gate.CellGate;
import org.tutti.analysis.gate.ConfirmationRule;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.analysis.gate.GateResult;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignResult;
import org.tutti.campaign.Confirmation;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.GateProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.diagnostics.UserText;
import org.tutti.records.launch.CellKey;
import org.tutti.report.progress.ProgressDisplay;
import org.tutti.report.remark.CampaignDoubt;

/**
 * How a gate measures again what seemed slower.
 *
 * @param campaign whose plan and programs are started again
 * @param baseline class path of the baseline, to be measured alternately; empty if the campaign has
 *     both sides, or if the head alone is measured
 * @param alternating whether both sides are measured
 * @param comparison of what was measured again, with options
 */
record GateConfirmation(
    CampaignResult campaign,
    Optional<String> baseline,
    boolean alternating,
    BiFunction<CampaignResult, ComparisonOptions, CampaignComparison> comparison) {
  /** Outlasts what disturbs machines for minutes; both sides would suffer from it alike. */
  private static final Duration ALONE = Duration.ofMinutes(30);

  /** Over which time each look is spread, unless the campaign says more. */
  static Optional<Duration> spread(boolean alternating, Optional<Duration> over) {
    return alternating ? over : Optional.of(over.orElse(ALONE));
  }

  /**
   * The result after a confirmation, if anything seemed slower.
   *
   * @param asked what the user asks for
   */
  GateResult confirmed(
      GateResult first,
      ConfirmationRequest asked,
      GateOptions options,
      boolean trusted,
      DriverSettings driver,
      ProgressDisplay progress) {
    if (first.outcome() != GateOutcome.REGRESSION && first.outcome() != GateOutcome.INCONCLUSIVE) {
      return first;
    }
    ConfirmationRule rule = new ConfirmationRule(asked.launches(), alternating);
    ConfirmationRule.Looks looks = rule.begin(first);
    if (looks.cells().isEmpty()) {
      return first;
    }
    Optional<String> objection = Confirmation.objection(campaign.directory());
    if (objection.isPresent()) {
      return notStarted(looks, objection.get());
    }
    Confirmation again =
        new Confirmation(
            campaign.directory(),
            baseline,
            keys(looks.cells()),
            unused(campaign.directory()),
            spread(alternating, asked.over()),
            trusted,
            driver);
    ComparisonOptions strict =
        rule.options(options.comparison(), looks.cells().size(), first.cells().size());
    List<String> doubts = new ArrayList<>();
    for (int look = 1; looks.nextLaunches() > 0; look++) {
      progress.followedBy(
          new ConfirmationTime(asked.launches(), () -> alternating, false, asked.over(), look));
      progress.preparing(
          new UserText(
              "Measured again: "
                  + Counted.of(looks.cells().size(), "cell")
                  + ", with "
                  + Counted.of(looks.nextLaunches(), "launch")
                  + (alternating ? " of each side." : ".")));
      try {
        CampaignResult measured =
            reopened(Campaign.confirm(again, looks.nextLaunches(), progress), options);
        if (measured.outcome().interrupted() || !measured.unfinished().isEmpty()) {
          return notStarted(looks, String.join("; ", unfinished(measured)));
        }
        looks.take(comparison.apply(measured, strict));
        doubts = CampaignDoubt.of("the confirmation", measured.analysis()).stream().toList();
      } catch (TuttiException e) {
        return notStarted(looks, e.getMessage());
      }
    }
    return looks
        .result(List.of("measured again: " + again.results()))
        .doubted(doubts, options.allowUntrustworthy());
  }

  /**
   * What the campaign measured of these cells. Where methods of a class are compared, the name of a
   * cell is that of the class.
   */
  private Set<CellKey> keys(List<CellGate> suspects) {
    List<CellKey> measured = campaign.cells().stream().map(CellFigures::key).distinct().toList();
    Set<String> names = measured.stream().map(CellKey::benchmark).collect(Collectors.toSet());
    return measured.stream()
        .filter(
            key ->
                suspects.stream()
                    .map(cell -> cell.pair().key())
                    .anyMatch(
                        cell ->
                            cell.msize() == key.msize()
                                && (cell.benchmark().equals(key.benchmark())
                                    || !names.contains(cell.benchmark()))))
        .collect(Collectors.toSet());
  }

  private static List<String> unfinished(CampaignResult measured) {
    return measured.unfinished().isEmpty() ? List.of("interrupted") : measured.unfinished();
  }

  /** The result with the quantile that is judged, which the driver does not read. */
  private static CampaignResult reopened(CampaignResult measured, GateOptions options) {
    return options.figure().wanted().isEmpty()
        ? measured
        : CampaignResult.open(measured.directory(), options.figure().wanted());
  }

  private static GateResult notStarted(ConfirmationRule.Looks looks, String why) {
    return looks.result(
        List.of(
            GateProblem.CONFIRMATION_NOT_STARTED.message(
                "What seemed slower could not be measured again: " + why + ".",
                GateProblem.CONFIRMATION_NOT_STARTED.description().remedy())));
  }

  /** Within the campaign: beside it, a pattern such as 'night-*' would take it for a night. */
  private static Path unused(Path campaign) {
    Path results = campaign.resolve("confirm");
    for (int number = 2; Files.exists(results); number++) {
      results = campaign.resolve("confirm-" + number);
    }
    return results;
  }
}
