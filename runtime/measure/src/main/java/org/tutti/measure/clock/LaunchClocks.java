package org.tutti.measure.clock;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.measure.plan.SettingKey;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.records.launch.ClockRecord;
import org.tutti.sync.ClockKind;
import org.tutti.sync.ClockReliability;

/**
 * The local clocks, measured at the start of a launch, including those that no cell uses, for
 * comparison.
 *
 * @param started wall-clock time when the launch began on this rank
 * @param clocks by kind; those that are reliable on all ranks
 * @param qualities of the clocks of all kinds
 */
public record LaunchClocks(
    Instant started, Map<ClockKind, LaunchClock> clocks, List<ClockRecord> qualities) {
  /** No operation lasts many times as long as the step of a coarser clock. */
  private static final long COARSEST_NANOS = 1_000_000;

  /**
   * Collective: measures the clocks in the order of their kinds and checks that the plan can be
   * measured with them.
   *
   * @throws TuttiException on all ranks, if a cell needs a clock that is unreliable on some rank,
   *     or a window is shorter than the step of its clock
   */
  public static LaunchClocks measure(
      MpiSession session, Plan plan, CollectiveExchange collectives) {
    Map<ClockKind, LaunchClock> clocks = new EnumMap<>(ClockKind.class);
    List<ClockRecord> qualities = new ArrayList<>();
    for (ClockKind kind : ClockKind.values()) {
      Optional<String> reason = ClockReliability.whyUnreliable(kind, session.world());
      if (reason.isPresent()) {
        refuseIfNeeded(kind, plan, reason.get());
        qualities.add(ClockRecord.unavailable(kind, reason.get()));
      } else {
        LaunchClock clock = LaunchClock.measure(kind, session, collectives);
        Optional<String> coarse = whyTooCoarse(clock.granularity());
        coarse.ifPresent(why -> refuseIfNeeded(kind, plan, why));
        clocks.put(kind, clock);
        qualities.add(
            coarse.map(why -> ClockRecord.unavailable(kind, why)).orElse(clock.quality()));
      }
    }
    LaunchClocks measured = new LaunchClocks(Instant.now(), clocks, qualities);
    measured.checkWindows(plan);
    return measured;
  }

  /**
   * Checks the cells' windows against the step of the cells' clocks.
   *
   * @throws TuttiException if a window is shorter
   */
  void checkWindows(Plan plan) {
    for (Cell cell : plan.cells()) {
      cell.settings().syncConfiguration().checkWindow(of(cell).granularity());
    }
  }

  /** Why a clock with this step, in nanoseconds, times no operation. */
  static Optional<String> whyTooCoarse(long granularity) {
    if (granularity == Long.MAX_VALUE) {
      return Optional.of("it did not advance while it was read for some milliseconds");
    }
    return granularity <= COARSEST_NANOS
        ? Optional.empty()
        : Optional.of("it advances in steps of " + granularity / 1_000_000 + " ms");
  }

  private static void refuseIfNeeded(ClockKind kind, Plan plan, String reason) {
    for (Cell cell : plan.cells()) {
      if (cell.settings().get(SettingKey.CLOCK) == kind) {
        throw ClockReliability.unreliable(kind, reason);
      }
    }
  }

  /** The clock that a cell is timed with. */
  public LaunchClock of(Cell cell) {
    return clocks.get(cell.settings().get(SettingKey.CLOCK));
  }
}
