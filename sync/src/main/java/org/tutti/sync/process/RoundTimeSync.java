package org.tutti.sync.process;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
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
 * Round time: when all ranks have arrived, the root picks a start that all can reach, so that no
 * time passes idle; the cell has a slot of time, and as many observations as fit (ReproMPI's
 * scheme, with lateness judged after the wait, against a tolerance). Short operations are started
 * in batches, a window apart, as long as enough of them start in time.
 */
public final class RoundTimeSync implements ProcessSync {
  /** Time that a cell may take. */
  public static final SyncParameter<Long> SLOT = SyncParameter.time(SyncParameterName.SLOT);

  private static final int RUN = 500;

  private final RankClock clock;
  private final Supplier<? extends GlobalClock> globalClock;
  private final Waiting waiting;
  private final CollectiveExchange collectives;
  private final OperationTime operationTime;
  private final StartValidator validator;
  private final ReleaseTree tree;
  private final WindowLength length;
  private final BatchSize batch = new BatchSize();
  private final LeadTime lead;
  private final ArrivalOffsets arrival;
  private final int root;
  private final long slot;
  private final int attempts;

  private final long[] planned = new long[RUN];
  private final long[] onGlobalClock = new long[RUN];
  private GlobalClock global;
  private long batchStart;
  private long slotEnd;
  private boolean begun;
  private boolean calibrating;

  RoundTimeSync(ProcessSyncConditions conditions) {
    SyncParameters parameters = conditions.parameters();
    Communicator communicator = conditions.communicator();
    this.clock = conditions.clock();
    this.globalClock = conditions.globalClock();
    this.waiting = conditions.waiting();
    this.root = conditions.root();
    this.slot = parameters.get(SLOT);
    this.attempts = parameters.get(PlannedStarts.ATTEMPTS);
    this.collectives = new CollectiveExchange(communicator);
    this.operationTime = new OperationTime(collectives);
    this.validator = new StartValidator(communicator, parameters.get(PlannedStarts.TOLERANCE));
    this.tree = new ReleaseTree(communicator, root);
    this.length = new WindowLength(parameters.get(PlannedStarts.WINDOW));
    this.lead = new LeadTime(clock, tree, collectives);
    this.arrival = conditions.arrivalOffsets();
  }

  static Optional<String> noticeOfSlot(SyncParameters parameters) {
    return parameters.isGiven(SLOT)
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "Round time without a slot: each cell may take %.0f s (set it with slot=...).",
                parameters.get(SLOT) * 1e-9));
  }

  @Override
  public void beginCell(int members) {
    length.reset();
    batch.reset();
    arrival.reset(members);
    begun = false;
  }

  @Override
  public RunSpec prepare(int wanted) {
    global = globalClock.get();
    if (!begun) {
      begun = true;
      slotEnd = clock.now() + slot;
      lead.measure(global);
    } else if (collectives.from(root, clock.now() < slotEnd ? 1 : 0) == 0) {
      return RunSpec.OVER;
    }
    calibrating = !length.isKnown() || !arrival.isKnown();
    return calibrating
        ? new RunSpec(RunSpec.LARGEST_UNKEPT, false)
        : new RunSpec(Math.min(wanted, RUN), true);
  }

  @Override
  public void start(int index) {
    if (calibrating) {
      tree.arrive();
      tree.release(0);
      return;
    }
    int inBatch = index % batch.count();
    if (inBatch == 0) {
      tree.arrive();
      long start = tree.isRoot() ? global.toGlobal(clock.now()) + lead.nanos() : 0;
      batchStart = tree.release(start);
    }
    onGlobalClock[index] = batchStart + inBatch * period() + arrival.of(index);
    planned[index] = global.toLocal(onGlobalClock[index]);
    waiting.until(clock, planned[index]);
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
      if (length.isKnown() && arrival.isKnown()) {
        batch.size(period());
      }
      return RunValidity.clean(count);
    }
    arrival.observed(count);
    RunValidity validity =
        validator.validate(planned, Arrays.copyOf(onGlobalClock, count), starts, ends, period());
    length.ran(validity);
    lead.ran(validity, batch.count());
    batch.ran(validity);
    return validity;
  }

  /** The time from an observation's first planned start to that of the next one of its batch. */
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
