package org.tutti.rank.stop;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.LongSupplier;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.observation.ObservationLog;
import org.tutti.rank.observation.ObservationReduction;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/**
 * The rules that end a cell before it has all requested observations. The first rule that is met
 * ends the cell; the root decides for all ranks.
 */
public final class CellStoppingRules {
  private static final List<SettingKey<?>> RULES =
      List.of(
          SettingKey.REPETITIONS_INTERVAL,
          SettingKey.REPETITIONS_MEAN_INTERVAL,
          SettingKey.REPETITIONS_ERROR,
          SettingKey.REPETITIONS_DECAY,
          SettingKey.REPETITIONS_SECONDS);

  private static final int MIN = 30;

  private final CollectiveExchange collectives;
  private final ObservationReduction reduction;
  private final List<CellStoppingRule> rules;
  private double[] maxima = new double[0];

  private CellStoppingRules(
      CollectiveExchange collectives,
      ObservationReduction reduction,
      List<CellStoppingRule> rules) {
    this.collectives = collectives;
    this.reduction = reduction;
    this.rules = rules;
  }

  /** Whether these settings have a rule that may end a cell before all observations are made. */
  public static boolean areIn(Settings settings) {
    for (SettingKey<?> rule : RULES) {
      if (settings.find(rule).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /**
   * The rules of a cell.
   *
   * @param observing measuring time of the cell so far, in nanoseconds
   */
  public static CellStoppingRules of(
      Settings settings,
      CollectiveExchange collectives,
      ObservationReduction reduction,
      LongSupplier observing) {
    if (!areIn(settings)) {
      return new CellStoppingRules(collectives, reduction, List.of());
    }
    int most = settings.get(SettingKey.REPETITIONS);
    int least = Math.min(most, settings.find(SettingKey.MIN_REPETITIONS).orElse(MIN));
    int two = Math.max(2, least);
    List<CellStoppingRule> rules = new ArrayList<>();
    settings
        .find(SettingKey.REPETITIONS_INTERVAL)
        .ifPresent(share -> rules.add(MedianRule.of(share, least)));
    settings
        .find(SettingKey.REPETITIONS_MEAN_INTERVAL)
        .ifPresent(share -> rules.add(new MeanRule(share, two)));
    settings
        .find(SettingKey.REPETITIONS_ERROR)
        .ifPresent(share -> rules.add(new StandardErrorRule(share, two)));
    settings
        .find(SettingKey.REPETITIONS_DECAY)
        .ifPresent(
            sample ->
                rules.add(
                    new DecayRule(
                        sample,
                        most,
                        settings
                            .find(SettingKey.REPETITIONS_DECAY_FACTOR)
                            .map(OptionalDouble::of)
                            .orElse(OptionalDouble.empty()))));
    settings
        .find(SettingKey.REPETITIONS_SECONDS)
        .ifPresent(seconds -> rules.add(new TimeRule(seconds, observing)));
    return new CellStoppingRules(collectives, reduction, rules);
  }

  /** Whether there are no rules, so that all observations are made. */
  public boolean isEmpty() {
    return rules.isEmpty();
  }

  /** How many of the {@code missing} observations to make before the next check. */
  public int untilNextCheck(int valid, int missing) {
    int next = missing;
    for (CellStoppingRule rule : rules) {
      next = Math.min(next, rule.untilNextCheck(valid));
    }
    return next;
  }

  /**
   * Collective: the setting whose rule is met, if any.
   *
   * @param from the first observation that was not yet there at the last check
   */
  public Optional<SettingKey<?>> check(ObservationLog log, int from) {
    if (rules.isEmpty()) {
      return Optional.empty();
    }
    double[] added = reduction.localMaxima(log, from);
    int reached = -1;
    if (collectives.isRoot()) {
      int known = maxima.length;
      maxima = Arrays.copyOf(maxima, known + added.length);
      System.arraycopy(added, 0, maxima, known, added.length);
      reached = firstReached();
    }
    int found = (int) collectives.fromRoot(reached);
    return found < 0 ? Optional.empty() : Optional.of(rules.get(found).setting());
  }

  private int firstReached() {
    for (int index = 0; maxima.length > 0 && index < rules.size(); index++) {
      if (rules.get(index).isReached(maxima)) {
        return index;
      }
    }
    return -1;
  }
}
