package org.tutti.rank.launch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.OnceInLaunch;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.rank.cell.PairMessages;
import org.tutti.rank.cell.PlanAgreement;
import org.tutti.rank.cell.PlannedCell;
import org.tutti.records.launch.Warning;
import org.tutti.stats.design.RoundRobin;

/**
 * What happens once in a launch, on this rank: measured before Tutti itself sends anything but the
 * messages by which ranks agree, since its own messages would be the first ones. Only what the plan
 * has cells of is measured.
 *
 * <p>Each rank meets each other one, to agree on the plan or in the rounds of a tournament, and
 * exchanges eight bytes with it. Whoever comes late does not wait for the other, so the shorter of
 * the two times is that of the pair. What Java has to compile is compiled before, by messages to
 * nobody; what the library makes at its first message belongs to that.
 */
final class FirstUse {
  private static final int REHEARSALS = 20_000;
  private static final int FURTHER = 51;

  private final Map<OnceInLaunch, Long> nanos = new EnumMap<>(OnceInLaunch.class);
  private final Communicator world;
  private final PairMessages messages;

  private FirstUse(MpiSession session) {
    world = session.world();
    messages = new PairMessages(session);
  }

  /**
   * Collective: checks that all ranks have the same plan, with the first messages of the launch.
   *
   * @throws org.tutti.diagnostics.TuttiException on all ranks, if they do not
   */
  static FirstUse measure(MpiSession session, Plan plan) {
    FirstUse measured = new FirstUse(session);
    List<OnceInLaunch> wanted = new ArrayList<>();
    for (Cell cell : plan.cells()) {
      OnceInLaunch once = OnceInLaunch.of(cell).orElse(null);
      if (once != null) {
        wanted.add(once);
      }
    }
    if (!session.initializationTime().isZero()) {
      measured.nanos.put(OnceInLaunch.INITIALIZATION, session.initializationTime().toNanos());
    }
    boolean meets =
        session.world().size() > 1
            && (wanted.contains(OnceInLaunch.FIRST_MESSAGE)
                || wanted.contains(OnceInLaunch.NEXT_MESSAGES))
            && measured.rehearse();
    Map<Integer, Long> met = PlanAgreement.check(plan, measured.messages);
    if (meets) {
      measured.meetAll(met);
    }
    return measured;
  }

  /** Whether the library can do what is to be measured. */
  private boolean rehearse() {
    try {
      for (int time = 0; time < REHEARSALS; time++) {
        messages.exchange(PointToPointMessages.PROC_NULL, 0);
      }
      return true;
    } catch (OperationNotInLibrary e) {
      return false;
    }
  }

  /** The cell with its time, if it is one of those that are measured once. */
  Optional<PlannedCell> planned(Cell cell, Optional<Warning> unmeasured) {
    OnceInLaunch once = OnceInLaunch.of(cell).orElse(null);
    return once == null
        ? Optional.empty()
        : Optional.of(
            PlannedCell.recorded(
                cell,
                nanos.getOrDefault(once, 0L),
                unmeasured.isPresent() ? unmeasured : missing(once)));
  }

  private Optional<Warning> missing(OnceInLaunch once) {
    return nanos.containsKey(once)
        ? Optional.empty()
        : Optional.of(
            Warning.because(
                MeasurementProblem.OPERATION_NOT_IN_LIBRARY,
                once.catalogName() + " is not in this library (" + world.libraryName() + ")"));
  }

  /**
   * @param met how long the first exchange took with those that were met before, in nanoseconds
   */
  private void meetAll(Map<Integer, Long> met) {
    RoundRobin schedule = new RoundRobin(world.size());
    long[] further = new long[FURTHER];
    long sumOfFirst = 0;
    long sumOfNext = 0;
    for (int round = 0; round < schedule.rounds(); round++) {
      int partner = schedule.partner(round, world.rank());
      if (partner >= 0) {
        long first = met.containsKey(partner) ? met.get(partner) : messages.exchange(partner, 0);
        for (int time = 0; time < FURTHER; time++) {
          further[time] = messages.exchange(partner, 0);
        }
        sumOfFirst += shorter(first, partner);
        Arrays.sort(further);
        sumOfNext += further[FURTHER / 2];
      }
    }
    int others = world.size() - 1;
    nanos.put(OnceInLaunch.FIRST_MESSAGE, sumOfFirst / others);
    nanos.put(OnceInLaunch.NEXT_MESSAGES, sumOfNext / others);
  }

  private long shorter(long own, int partner) {
    messages.exchange(partner, own);
    return Math.min(own, messages.received());
  }
}
