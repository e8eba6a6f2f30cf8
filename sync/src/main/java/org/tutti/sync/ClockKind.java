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
  MONOTONIC {
    @Override
    RankClock openReal(MpiSession session) {
      return new MonotonicClock();
    }
  },
  MPI_WTIME {
    @Override
    RankClock openReal(MpiSession session) {
      return new WtimeClock(session);
    }
  },
  TSC {
    @Override
    public Optional<String> whyUnreliable() {
      return TscClock.whyUnreliable();
    }

    @Override
    RankClock openReal(MpiSession session) {
      return TscClock.open();
    }
  };

  /** Why this rank cannot trust the clock; empty where it can. */
  public Optional<String> whyUnreliable() {
    return Optional.empty();
  }

  /**
   * This rank's clock, which must be trusted; sends no message. All clocks of a simulated rank are
   * the one of its simulated node.
   */
  public RankClock open(MpiSession session) {
    return session instanceof SimulatedSession simulated
        ? new VirtualClock(simulated)
        : openReal(session);
  }

  abstract RankClock openReal(MpiSession session);

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
