package org.tutti.sync.process;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.tutti.annotations.SyncMethod.SyncParameterName;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.GlobalClock;
import org.tutti.sync.parameter.SyncParameter;
import org.tutti.sync.parameter.SyncParameters;

/**
 * Start times on a grid of global time (hunold2015, section 2; scheme 4 of its figure 2): the root
 * picks the time of the first window, and observation i starts at its beginning plus i lengths.
 *
 * <p>Unless a length is given, first runs behind a barrier find out how long the operation takes.
 * Starts are converted to local times before the run, so that waiting for one is a comparison.
 */
public final class WindowSync implements ProcessSync {
  /** Time between the agreement on a run and its first window, to begin with. */
  public static final SyncParameter<Long> LEAD = SyncParameter.time(SyncParameterName.LEAD);

  private static final long MAX_LEAD = 2_000_000;

  private final RankClock clock;
  private final Supplier<? extends GlobalClock> globalClock;
  private final Waiting waiting;
  private final CollectiveExchange collectives;
  private final OperationTime operationTime;
  private final StartValidator validator;
  private final DisseminationRounds barrier;
  private final int root;
  private final boolean isRoot;
  private final int attempts;
  private final long leastLead;
  private final WindowLength length;
  private final RunLength runLength = new RunLength();
  private final ArrivalOffsets arrival;

  private long[] planned = new long[0];
  private long[] onGlobalClock = new long[0];
  private long lead;
  private boolean calibrating;

  WindowSync(ProcessSyncConditions conditions) {
    SyncParameters parameters = conditions.parameters();
    Communicator communicator = conditions.communicator();
    this.clock = conditions.clock();
    this.globalClock = conditions.globalClock();
    this.waiting = conditions.waiting();
    this.collectives = new CollectiveExchange(communicator);
    this.operationTime = new OperationTime(collectives);
    this.validator = new StartValidator(communicator, parameters.get(PlannedStarts.TOLERANCE));
    this.barrier = new DisseminationRounds(communicator);
    this.root = conditions.root();
    this.isRoot = communicator.rank() == root;
    this.attempts = parameters.get(PlannedStarts.ATTEMPTS);
    this.length = new WindowLength(parameters.get(PlannedStarts.WINDOW));
    this.leastLead = parameters.get(LEAD);
    this.lead = leastLead;
    this.arrival = conditions.arrivalOffsets();
  }

  @Override
  public void beginCell(int members) {
    length.reset();
    runLength.reset();
    arrival.reset(members);
  }

  @Override
  public RunSpec prepare(int wanted) {
    calibrating = !length.isKnown() || !arrival.isKnown();
    if (calibrating) {
      return new RunSpec(RunSpec.LARGEST_UNKEPT, false);
    }
    int count = runLength.of(wanted, period());
    if (planned.length < count) {
      planned = new long[count];
      onGlobalClock = new long[count];
    }
    GlobalClock global = globalClock.get();
    long now = isRoot ? global.toGlobal(clock.now()) : 0;
    long firstStart = collectives.from(root, now + lead);
    for (int index = 0; index < count; index++) {
      onGlobalClock[index] = firstStart + index * period() + arrival.of(index);
      planned[index] = global.toLocal(onGlobalClock[index]);
    }
    return new RunSpec(count, true);
  }

  @Override
  public void start(int index) {
    if (calibrating) {
      barrier.await();
    } else {
      waiting.until(clock, planned[index]);
    }
  }

  @Override
  public RunValidity validate(long[] starts, long[] ends, int count) {
    if (calibrating) {
      if (!length.isKnown()) {
        length.size(operationTime.upperPeriod(starts, count));
      }
      if (!arrival.isKnown()) {
        arrival.learn(starts, ends, count);
      }
      return RunValidity.clean(count);
    }
    arrival.observed(count);
    RunValidity validity =
        validator.validate(planned, Arrays.copyOf(onGlobalClock, count), starts, ends, period());
    length.ran(validity);
    runLength.ran(validity);
    // A late first start means that agreeing took longer than was allowed for.
    lead = validity.isValid(0) ? Math.max(leastLead, lead * 3 / 4) : Math.min(MAX_LEAD, 2 * lead);
    return validity;
  }

  /** The time from the first planned start of an observation to that of the next. */
  private long period() {
    return length.nanos() + arrival.span();
  }

  @Override
  public Optional<ArrivalOffsets> arrival() {
    return Optional.of(arrival);
  }

  @Override
  public int attempts() {
    return attempts;
  }

  @Override
  public List<Long> windows() {
    return length.history();
  }
}
