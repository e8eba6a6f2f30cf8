package org.tutti.measure.launch;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.cell.PlannedCell;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.OnceInLaunch;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.ProviderKind;
import org.tutti.records.launch.Warning;
import org.tutti.stats.design.RoundRobin;

/**
 * What happens once in a launch, on this rank: measured before Tutti itself sends anything, since
 * its own messages would be the first ones. Only what the plan has cells of is measured.
 *
 * <p>Each rank meets each other one in the rounds of a tournament and exchanges eight bytes with
 * it. Whoever comes late does not wait for the other, so the shorter of the two times is that of
 * the pair. What Java has to compile is compiled before, by messages to nobody; what the library
 * makes at its first message belongs to that.
 */
final class FirstUse {
  private static final int TAG = 1;
  private static final int REHEARSALS = 20_000;
  private static final int FURTHER = 51;
  private static final double NANOS = 1e9;

  private final Map<OnceInLaunch, Long> nanos = new EnumMap<>(OnceInLaunch.class);
  private final Communicator world;
  private final LongSupplier clock;
  private final MessageBuffer send;
  private final MessageBuffer receive;

  private FirstUse(MpiSession session) {
    world = session.world();
    clock =
        session.library().provider() == ProviderKind.SIMULATED
            ? () -> (long) (NANOS * session.wtime())
            : System::nanoTime;
    send = world.allocate(Datatype.LONG, 1);
    receive = world.allocate(Datatype.LONG, 1);
  }

  /** Collective, if the plan has a cell of the first messages. */
  static FirstUse measure(MpiSession session, Plan plan) {
    FirstUse measured = new FirstUse(session);
    List<OnceInLaunch> wanted =
        plan.cells().stream().flatMap(cell -> OnceInLaunch.of(cell).stream()).toList();
    if (!session.initializationTime().isZero()) {
      measured.nanos.put(OnceInLaunch.INITIALIZATION, session.initializationTime().toNanos());
    }
    if (session.world().size() > 1
        && (wanted.contains(OnceInLaunch.FIRST_MESSAGE)
            || wanted.contains(OnceInLaunch.NEXT_MESSAGES))) {
      try {
        measured.meetAll();
      } catch (OperationNotInLibrary e) {
        return measured;
      }
    }
    return measured;
  }

  /** The cell with its time, if it is one of those that are measured once. */
  Optional<PlannedCell> planned(Cell cell, Optional<Warning> unmeasured) {
    return OnceInLaunch.of(cell)
        .map(
            once ->
                PlannedCell.recorded(
                    cell, nanos.getOrDefault(once, 0L), unmeasured.or(() -> missing(once))));
  }

  private Optional<Warning> missing(OnceInLaunch once) {
    return nanos.containsKey(once)
        ? Optional.empty()
        : Optional.of(
            Warning.of(
                MeasurementProblem.OPERATION_NOT_IN_LIBRARY,
                "%s is not in this library (%s)",
                once.catalogName(),
                world.libraryName()));
  }

  private void meetAll() {
    for (int time = 0; time < REHEARSALS; time++) {
      exchange(PointToPointMessages.PROC_NULL);
    }
    RoundRobin schedule = new RoundRobin(world.size());
    long[] further = new long[FURTHER];
    long sumOfFirst = 0;
    long sumOfNext = 0;
    for (int round = 0; round < schedule.rounds(); round++) {
      int partner = schedule.partner(round, world.rank());
      if (partner >= 0) {
        long first = exchange(partner);
        for (int time = 0; time < FURTHER; time++) {
          further[time] = exchange(partner);
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
    send.putLong(0, own);
    exchange(partner);
    return Math.min(own, receive.getLong(0));
  }

  private long exchange(int partner) {
    long begin = clock.getAsLong();
    world.sendrecv(send, 1, partner, TAG, receive, 1, partner, TAG, Datatype.LONG);
    return clock.getAsLong() - begin;
  }
}
