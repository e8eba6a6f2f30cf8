package org.tutti.rank.clock;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.records.launch.ClockRecord;
import org.tutti.records.settings.SettingKey;
import org.tutti.sync.ClockKind;
import org.tutti.sync.ClockReliability;

/**
 * The local clocks that cells are timed with, measured at the start of a launch or in an earlier
 * one.
 *
 * @param started wall-clock time when the launch began on this rank
 * @param clocks by kind; those that are reliable on all ranks
 * @param qualities of these clocks
 */
public record LaunchClocks(
    Instant started, Map<ClockKind, LaunchClock> clocks, List<ClockRecord> qualities) {
  /** No operation lasts many times as long as the step of a coarser clock. */
  private static final long COARSEST_NANOS = 1_000_000;

  /**
   * Collective: measures the clocks in the order of their kinds and checks that the plan can be
   * measured with them.
   *
   * @param known on this rank of its clocks
   * @throws TuttiException on all ranks, if a cell needs a clock that is unreliable on some rank,
   *     or a window is shorter than the step of its clock
   */
  public static LaunchClocks measure(
      MpiSession session, Plan plan, CollectiveExchange collectives, ClockKnowledge known) {
    Map<ClockKind, LaunchClock> clocks = new EnumMap<>(ClockKind.class);
    List<ClockRecord> qualities = new ArrayList<>();
    for (ClockKind kind : kinds(plan)) {
      refuse(kind, ClockReliability.whyUnreliable(kind, session.world()));
      LaunchClock clock = LaunchClock.measure(kind, session, collectives, known);
      refuse(kind, whyTooCoarse(clock.granularity()));
      clocks.put(kind, clock);
      qualities.add(clock.quality());
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

  private static Set<ClockKind> kinds(Plan plan) {
    Set<ClockKind> kinds = EnumSet.noneOf(ClockKind.class);
    for (Cell cell : plan.cells()) {
      kinds.add(cell.settings().get(SettingKey.CLOCK));
    }
    return kinds;
  }

  private static void refuse(ClockKind kind, Optional<String> reason) {
    if (reason.isPresent()) {
      throw ClockReliability.unreliable(kind, reason.get());
    }
  }

  /** The clock that a cell is timed with. */
  public LaunchClock of(Cell cell) {
    return clocks.get(cell.settings().get(SettingKey.CLOCK));
  }
}
