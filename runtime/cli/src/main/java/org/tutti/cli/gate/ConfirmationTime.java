package org.tutti.cli.gate;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.tutti.analysis.gate.ConfirmationRule;
import org.tutti.campaign.driver.TimeEstimate;
import org.tutti.records.campaign.Manifest;
import org.tutti.report.progress.FollowUp;

/** The longest time that looks of a confirmation take. */
final class ConfirmationTime implements FollowUp {
  private final int launches;
  private final BooleanSupplier alternating;
  private final boolean isOneSide;
  private final Optional<Duration> over;
  private final int first;
  private Optional<Boolean> alternates = Optional.empty();

  /**
   * @param launches of each side at the first look
   * @param alternating whether both sides are measured again; asked once, after the campaign before
   *     was planned
   * @param isOneSide whether the campaign before has one of them only
   * @param over time over which each look is spread, if that is said
   * @param first of the looks that may follow, counted from 0
   */
  ConfirmationTime(
      int launches,
      BooleanSupplier alternating,
      boolean isOneSide,
      Optional<Duration> over,
      int first) {
    this.launches = launches;
    this.alternating = alternating;
    this.isOneSide = isOneSide;
    this.over = over;
    this.first = first;
  }

  @Override
  public Duration atMost(Manifest campaign, Duration launch) {
    boolean both = alternates.orElseGet(alternating::getAsBoolean);
    alternates = Optional.of(both);
    ConfirmationRule rule = new ConfirmationRule(launches, both);
    Duration asked = GateConfirmation.spread(both, over).orElse(Duration.ZERO);
    Duration planned = campaign.spread().orElse(Duration.ZERO);
    Duration spread = asked.compareTo(planned) > 0 ? asked : planned;
    int sides = both && isOneSide ? 2 : 1;
    Duration block = launch.multipliedBy((long) campaign.treatments().size() * sides);
    Duration all = Duration.ZERO;
    for (int look = first; look < rule.looks(); look++) {
      int before = look == 0 ? 0 : rule.launches(look - 1);
      int added = rule.launches(look) - before;
      all =
          all.plus(
              TimeEstimate.atMost(
                  block, added, spread.multipliedBy(added).dividedBy(rule.launches(look))));
    }
    return all;
  }

  @Override
  public String purpose() {
    return "to confirm what seems slower";
  }
}
