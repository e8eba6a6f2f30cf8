package org.tutti.operations.pointtopoint;

import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.ParameterCheck;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;
import org.tutti.stats.design.RoundRobin;

/** Pairs of one round of a schedule in which each rank meets each other once. */
@LeastProcesses(2)
abstract class RoundBenchmark implements Payload, ParameterCheck {
  static final int TAG = 1;

  /** The round, from 0; with p processes there are p - 1, and p if p is odd. */
  @Param("0")
  public int round;

  /**
   * The number of the only pair that is measured, in the order of their lower ranks; -1 for all
   * pairs of the round at once.
   */
  @Param("-1")
  public int only;

  /** The partner of this rank, or -1. */
  protected int partner;

  @Override
  public void checkProcesses(int processes) {
    if (processes > 1) {
      int rounds = new RoundRobin(processes).rounds();
      LeastValue.check("round", round, 0);
      LeastValue.check("only", only, -1);
      if (round >= rounds) {
        throw CommandLineProblem.OPTION_VALUE_INVALID.error(
            "Parameter round cannot be '" + round + "'.",
            processes + " processes have the rounds 0 to " + (rounds - 1) + ".");
      }
    }
  }

  @Setup
  public void meet(Control control) {
    RoundRobin schedule = new RoundRobin(control.processes());
    partner = schedule.partner(round, control.rank());
    if (only >= 0 && partner >= 0 && schedule.pair(round, control.rank()) != only) {
      partner = -1;
    }
  }

  /** Whether this rank receives data. */
  abstract boolean isReceiver(int rank);

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (partner >= 0 && isReceiver(place.rank())) {
      arrivals.block(0, place.count(), partner, 0);
    }
  }
}
