package org.tutti.sync;

import java.util.function.Supplier;
import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.Clock;
import org.tutti.sync.clocksync.ClockSync;
import org.tutti.sync.clocksync.GlobalClock;
import org.tutti.sync.clocksync.HcaClockSync;
import org.tutti.sync.clocksync.HcaParameters;
import org.tutti.sync.clocksync.NoClockSync;
import org.tutti.sync.clocksync.SkampiClockSync;
import org.tutti.sync.process.DisseminationSync;
import org.tutti.sync.process.MpiBarrierSync;
import org.tutti.sync.process.ProcessSync;
import org.tutti.sync.process.SpinWait;
import org.tutti.sync.process.WindowParameters;
import org.tutti.sync.process.WindowSync;

/** Makes the strategies that a plan names. */
final class Strategies {
  private final SyncPlan plan;

  Strategies(SyncPlan plan) {
    this.plan = plan;
  }

  ClockSync clockSync() {
    return switch (plan.clock()) {
      case NONE -> new NoClockSync();
      case SKAMPI ->
          new SkampiClockSync(
              plan.count(SyncParameter.OFFSET_EXCHANGES),
              plan.count(SyncParameter.ROOT),
              plan.value(SyncParameter.WANDER));
      case HCA -> new HcaClockSync(hcaParameters());
    };
  }

  ProcessSync processSync(Communicator communicator, Clock clock, Supplier<GlobalClock> global) {
    return switch (plan.process()) {
      case BARRIER -> new MpiBarrierSync(communicator);
      case DISSEMINATION -> new DisseminationSync(communicator);
      case WINDOW ->
          new WindowSync(windowParameters(), communicator, clock, global, new SpinWait());
    };
  }

  private HcaParameters hcaParameters() {
    return new HcaParameters(
        plan.count(SyncParameter.FIT_POINTS),
        plan.count(SyncParameter.EXCHANGES),
        plan.count(SyncParameter.ROUND_TRIPS),
        plan.count(SyncParameter.WARMUP_EXCHANGES),
        plan.count(SyncParameter.OFFSET_EXCHANGES),
        plan.count(SyncParameter.ROOT),
        plan.value(SyncParameter.WANDER));
  }

  private WindowParameters windowParameters() {
    return new WindowParameters(
        plan.nanos(SyncParameter.WINDOW),
        plan.nanos(SyncParameter.LEAD),
        plan.nanos(SyncParameter.TOLERANCE),
        plan.count(SyncParameter.ROOT));
  }
}
