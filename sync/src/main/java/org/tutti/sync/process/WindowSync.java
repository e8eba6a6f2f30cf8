package org.tutti.sync.process;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.Clock;
import org.tutti.sync.clocksync.GlobalClock;

/**
 * Start times on a grid of global time (hunold2015, section 2; scheme 4 of its figure 2): the root
 * picks the time of the first window, and observation i starts at its beginning plus i lengths.
 *
 * <p>Unless a length is given, a first run behind a barrier finds out how long the operation takes,
 * and a window is twice that. Starts are converted to local times before the run, so that waiting
 * for one is a comparison.
 */
public final class WindowSync implements ProcessSync {
  private static final int SAFETY_FACTOR = 2;

  private final WindowParameters parameters;
  private final Clock clock;
  private final Supplier<GlobalClock> globalClock;
  private final WaitStrategy waiting;
  private final Agreement agreement;
  private final OperationTime operationTime;
  private final Verdicts verdicts;
  private final DisseminationBarrier barrier;
  private final boolean isRoot;
  private final List<Long> history = new ArrayList<>();

  private long[] localStarts = new long[0];
  private long length;
  private boolean calibrating;

  /**
   * @param communicator one of Tutti's own, that the benchmark does not use
   * @param globalClock the clock as it is known now
   */
  public WindowSync(
      WindowParameters parameters,
      Communicator communicator,
      Clock clock,
      Supplier<GlobalClock> globalClock,
      WaitStrategy waiting) {
    this.parameters = parameters;
    this.clock = clock;
    this.globalClock = globalClock;
    this.waiting = waiting;
    this.agreement = new Agreement(communicator);
    this.operationTime = new OperationTime(agreement);
    this.verdicts = new Verdicts(communicator);
    this.barrier = new DisseminationBarrier(communicator);
    this.isRoot = communicator.rank() == parameters.root();
    this.length = parameters.length();
  }

  @Override
  public String name() {
    return "WINDOW";
  }

  @Override
  public void beginCell() {
    length = parameters.length();
    history.clear();
  }

  @Override
  public RunPlan prepare(int wanted) {
    calibrating = length == 0;
    if (calibrating) {
      return new RunPlan(RunPlan.LARGEST_UNKEPT, false);
    }
    GlobalClock global = globalClock.get();
    long now = isRoot ? global.toGlobal(clock.now()) : 0;
    long first = agreement.fromRoot(now + parameters.lead(), parameters.root());
    if (localStarts.length < wanted) {
      localStarts = new long[wanted];
    }
    for (int index = 0; index < wanted; index++) {
      localStarts[index] = global.toLocal(first + index * length);
    }
    history.add(length);
    return new RunPlan(wanted, true);
  }

  @Override
  public void start(int index) {
    if (calibrating) {
      barrier.await();
    } else {
      waiting.until(clock, localStarts[index]);
    }
  }

  @Override
  public Judgement judge(long[] starts, long[] ends, int count) {
    if (calibrating) {
      length = SAFETY_FACTOR * operationTime.upperPeriod(starts, count);
      return Judgement.clean(count);
    }
    long[] lateBy = new long[count];
    long[] overBy = new long[count];
    for (int index = 0; index < count; index++) {
      lateBy[index] = starts[index] - localStarts[index] - parameters.tolerance();
      overBy[index] = ends[index] - localStarts[index] - length;
    }
    return verdicts.join(lateBy, overBy);
  }

  @Override
  public List<Long> windows() {
    return List.copyOf(history);
  }
}
