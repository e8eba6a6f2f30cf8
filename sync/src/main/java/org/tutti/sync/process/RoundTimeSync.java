package org.tutti.sync.process;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.GlobalClock;

/**
 * Round time: when all ranks have arrived, the root picks a start that all can reach, so that no
 * time passes idle; the cell has a slot of time, and as many observations as fit (ReproMPI's
 * scheme, with lateness judged after the wait, against a tolerance). Short operations are started
 * in batches, a window apart, as long as enough of them start in time.
 */
public final class RoundTimeSync implements ProcessSync {
  private static final int RUN = 500;

  private final WindowParameters parameters;
  private final RankClock clock;
  private final Supplier<? extends GlobalClock> globalClock;
  private final Waiting waiting;
  private final Agreement agreement;
  private final OperationTime operationTime;
  private final StartValidator judge;
  private final ReleaseTree tree;
  private final WindowLength length;
  private final BatchSize batch = new BatchSize();
  private final LeadTime lead;

  private final long[] planned = new long[RUN];
  private final long[] onGlobalClock = new long[RUN];
  private GlobalClock global;
  private long batchStart;
  private long slotEnd;
  private boolean begun;
  private boolean calibrating;

  /**
   * @param communicator one of Tutti's own, that the benchmark does not use
   * @param globalClock the clock as it is known now
   */
  public RoundTimeSync(
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
    this.tree = new ReleaseTree(communicator, parameters.root());
    this.length = new WindowLength(parameters.length());
    this.lead = new LeadTime(clock, tree, agreement);
  }

  @Override
  public String name() {
    return "ROUNDTIME";
  }

  @Override
  public void beginCell() {
    length.reset();
    batch.reset();
    begun = false;
  }

  @Override
  public RunPlan prepare(int wanted) {
    global = globalClock.get();
    if (!begun) {
      begun = true;
      slotEnd = clock.now() + parameters.slot();
      lead.measure(global);
    } else if (agreement.fromRoot(clock.now() < slotEnd ? 1 : 0, parameters.root()) == 0) {
      return RunPlan.OVER;
    }
    calibrating = !length.isKnown();
    return calibrating
        ? new RunPlan(RunPlan.LARGEST_UNKEPT, false)
        : new RunPlan(Math.min(wanted, RUN), true);
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
    onGlobalClock[index] = batchStart + inBatch * length.nanos();
    planned[index] = global.toLocal(onGlobalClock[index]);
    waiting.until(clock, planned[index]);
  }

  @Override
  public RunValidity judge(long[] starts, long[] ends, int count) {
    if (calibrating) {
      length.size(operationTime.upperPeriod(starts, count));
      if (length.isKnown()) {
        batch.size(length.nanos());
      }
      return RunValidity.clean(count);
    }
    RunValidity judgment =
        judge.judge(planned, Arrays.copyOf(onGlobalClock, count), starts, ends, length.nanos());
    length.ran(judgment);
    lead.ran(judgment, batch.count());
    batch.ran(judgment);
    return judgment;
  }

  @Override
  public List<Long> windows() {
    return length.history();
  }
}
