package org.tutti.sync.process;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.GlobalClock;

/**
 * Start times on a grid of global time (hunold2015, section 2; scheme 4 of its figure 2): the root
 * picks the time of the first window, and observation i starts at its beginning plus i lengths.
 *
 * <p>Unless a length is given, first runs behind a barrier find out how long the operation takes.
 * Starts are converted to local times before the run, so that waiting for one is a comparison.
 */
public final class WindowSync implements ProcessSync {
  private static final long MOST_LEAD = 2_000_000;

  private final WindowParameters parameters;
  private final RankClock clock;
  private final Supplier<? extends GlobalClock> globalClock;
  private final Waiting waiting;
  private final Agreement agreement;
  private final OperationTime operationTime;
  private final StartValidator judge;
  private final DisseminationRounds barrier;
  private final boolean isRoot;
  private final WindowLength length;
  private final RunLength runLength = new RunLength();

  private long[] planned = new long[0];
  private long firstStart;
  private long lead;
  private boolean calibrating;

  /**
   * @param communicator one of Tutti's own, that the benchmark does not use
   * @param globalClock the clock as it is known now
   */
  public WindowSync(
      WindowParameters parameters,
      Communicator communicator,
      RankClock clock,
      Supplier<? extends GlobalClock> globalClock,
      Waiting waiting) {
    this.parameters = parameters;
    this.clock = clock;
    this.globalClock = globalClock;
    this.waiting = waiting;
    this.agreement = new Agreement(communicator);
    this.operationTime = new OperationTime(agreement);
    this.judge = new StartValidator(communicator, parameters.tolerance());
    this.barrier = new DisseminationRounds(communicator);
    this.isRoot = communicator.rank() == parameters.root();
    this.length = new WindowLength(parameters.length());
    this.lead = parameters.lead();
  }

  @Override
  public String name() {
    return "WINDOW";
  }

  @Override
  public void beginCell() {
    length.reset();
    runLength.reset();
  }

  @Override
  public RunPlan prepare(int wanted) {
    calibrating = !length.isKnown();
    if (calibrating) {
      return new RunPlan(RunPlan.LARGEST_UNKEPT, false);
    }
    int count = runLength.of(wanted, length.nanos());
    if (planned.length < count) {
      planned = new long[count];
    }
    GlobalClock global = globalClock.get();
    long now = isRoot ? global.toGlobal(clock.now()) : 0;
    firstStart = agreement.fromRoot(now + lead, parameters.root());
    for (int index = 0; index < count; index++) {
      planned[index] = global.toLocal(firstStart + index * length.nanos());
    }
    return new RunPlan(count, true);
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
  public RunValidity judge(long[] starts, long[] ends, int count) {
    if (calibrating) {
      length.size(operationTime.upperPeriod(starts, count));
      return RunValidity.clean(count);
    }
    long[] onGlobalClock = new long[count];
    Arrays.setAll(onGlobalClock, index -> firstStart + index * length.nanos());
    RunValidity judgment = judge.judge(planned, onGlobalClock, starts, ends, length.nanos());
    length.ran(judgment);
    runLength.ran(judgment);
    // A late first start means that agreeing took longer than was allowed for.
    lead =
        judgment.isValid(0)
            ? Math.max(parameters.lead(), lead * 3 / 4)
            : Math.min(MOST_LEAD, 2 * lead);
    return judgment;
  }

  @Override
  public List<Long> windows() {
    return length.history();
  }
}
