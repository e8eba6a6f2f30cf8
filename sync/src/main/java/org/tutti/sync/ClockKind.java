package org.tutti.sync;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.simulated.SimulatedSession;
import org.tutti.sync.clock.MonotonicClock;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clock.VirtualClock;
import org.tutti.sync.clock.WtimeClock;
import org.tutti.sync.tsc.TscClock;

/** The local clocks, by their names on the command line and in results. */
public enum ClockKind {
  MONOTONIC,
  MPI_WTIME,
  TSC;

  /** Why this rank cannot trust the clock; empty where it can. */
  public Optional<String> whyUnreliable() {
    return this == TSC ? TscClock.whyUnreliable() : Optional.empty();
  }

  /**
   * This rank's clock, which must be trusted; sends no message. All clocks of a simulated rank are
   * the one of its simulated node.
   */
  public RankClock open(MpiSession session) {
    if (session instanceof SimulatedSession simulated) {
      return new VirtualClock(simulated);
    }
    return switch (this) {
      case MONOTONIC -> new MonotonicClock();
      case MPI_WTIME -> new WtimeClock(session);
      case TSC -> TscClock.open();
    };
  }

  /**
   * The clock called {@code name}.
   *
   * @throws TuttiException if there is none
   */
  public static ClockKind of(String name) {
    for (ClockKind kind : values()) {
      if (kind.name().equalsIgnoreCase(name.replace('-', '_'))) {
        return kind;
      }
    }
    throw CommandLineProblem.NAME_UNKNOWN.error(
        "There is no clock '" + name + "'.",
        Suggestions.of(name, names()) + "Known are: " + String.join(", ", names()) + ".");
  }

  private static List<String> names() {
    return Arrays.stream(values()).map(Enum::name).toList();
  }
}
