package org.tutti.rank.cell;

import java.util.HashMap;
import java.util.Map;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.records.settings.SettingValue;
import org.tutti.records.settings.Settings;

/**
 * Whether all ranks have the same plan: ranks on other hosts may have another jar or other
 * variables. Before they know, they must not send anything that depends on their plans, or one
 * waits forever for what another one does not send.
 *
 * <p>Values go up and down a binomial tree, in exchanges between two ranks rather than a
 * collective, since these are the first messages of a launch, and may be what it measures.
 */
public final class PlanAgreement {
  /** No digest of a plan: those are 32 bits wide. */
  private static final long DIFFERENT = Long.MIN_VALUE;

  private final PairMessages messages;
  private final int rank;
  private final int size;
  private final Map<Integer, Long> nanos = new HashMap<>();

  private PlanAgreement(PairMessages messages) {
    this.messages = messages;
    this.rank = messages.world().rank();
    this.size = messages.world().size();
  }

  /**
   * Collective: checks that all ranks have the same cells, in the same order and with the same
   * settings.
   *
   * @return how long this rank's first exchange took with each other rank that it has met, in
   *     nanoseconds
   * @throws org.tutti.diagnostics.TuttiException on all ranks, if they do not
   */
  public static Map<Integer, Long> check(Plan plan, PairMessages messages) {
    PlanAgreement agreement = new PlanAgreement(messages);
    if (agreement.value(digest(plan)) == DIFFERENT) {
      throw MeasurementProblem.RANKS_DISAGREE.error(
          "The ranks do not agree on what to measure.",
          "Give all ranks the same jar, the same options, and the same TUTTI_ variables.");
    }
    return agreement.nanos;
  }

  /** The value of all ranks, or that they have different ones. */
  private long value(long own) {
    long value = own;
    int bit = 1;
    while (bit < size && (rank & bit) == 0) {
      if (rank + bit < size) {
        nanos.put(rank + bit, messages.exchange(rank + bit, value));
        value = value == messages.received() ? value : DIFFERENT;
      }
      bit <<= 1;
    }
    if (rank != 0) {
      nanos.put(rank - bit, messages.exchange(rank - bit, value));
      messages.exchange(rank - bit, value);
      value = messages.received();
    }
    for (bit >>= 1; bit > 0; bit >>= 1) {
      if (rank + bit < size) {
        messages.exchange(rank + bit, value);
      }
    }
    return value;
  }

  private static int digest(Plan plan) {
    int digest = 1;
    Settings last = Settings.NONE;
    int ofLast = 0;
    for (Cell cell : plan.cells()) {
      // Cells of a benchmark share their settings.
      ofLast = cell.settings() == last ? ofLast : digest(cell.settings());
      last = cell.settings();
      digest = 31 * (31 * digest + cell.toString().hashCode()) + ofLast;
    }
    return digest;
  }

  /** Whatever their order. */
  private static int digest(Settings settings) {
    int digest = 0;
    for (SettingValue<?> setting : settings.values()) {
      digest += (31 * setting.key().name().hashCode()) ^ setting.text().hashCode();
    }
    return digest;
  }
}
