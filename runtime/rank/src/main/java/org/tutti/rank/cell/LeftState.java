package org.tutti.rank.cell;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.process.RankState;
import org.tutti.records.launch.Warning;

/** The state of a rank's thread and JVM that a cell has changed, and that has been restored. */
final class LeftState {
  private final RankState before;
  private final Set<String> changed = new LinkedHashSet<>();

  /** That of a cell; the first one of a launch is told of what the constructors left. */
  LeftState(LaunchContext context) {
    this.before = context.stateBefore();
    this.changed.addAll(context.takeChangedByConstructors());
  }

  /** Restores what differs from the state before the first cell. */
  void restore() {
    changed.addAll(before.restore());
  }

  /** Collective: the warning that some rank has changed something, if so. */
  Optional<Warning> warning(CollectiveExchange ranks, int rank) {
    Optional<String> what =
        ranks.first(
            changed.isEmpty()
                ? Optional.empty()
                : Optional.of("rank " + rank + ": " + String.join(", ", changed)));
    return what.isPresent()
        ? Optional.of(Warning.of(MeasurementProblem.STATE_LEFT_BEHIND).with("state", what.get()))
        : Optional.empty();
  }
}
