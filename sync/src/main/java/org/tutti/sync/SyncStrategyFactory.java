package org.tutti.sync;

import java.util.function.Supplier;
import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.ClockSync;
import org.tutti.sync.clocksync.GlobalClock;
import org.tutti.sync.clocksync.Hca2ClockSync;
import org.tutti.sync.clocksync.Hca3ClockSync;
import org.tutti.sync.clocksync.HcaClockSync;
import org.tutti.sync.clocksync.JkClockSync;
import org.tutti.sync.clocksync.NetgaugeClockSync;
import org.tutti.sync.clocksync.NoClockSync;
import org.tutti.sync.clocksync.RegressionParameters;
import org.tutti.sync.clocksync.SkampiClockSync;
import org.tutti.sync.joint.JointClockSync;
import org.tutti.sync.joint.JointParameters;
import org.tutti.sync.process.DisseminationSync;
import org.tutti.sync.process.MpiBarrierSync;
import org.tutti.sync.process.NoSync;
import org.tutti.sync.process.ProcessSync;
import org.tutti.sync.process.RoundTimeSync;
import org.tutti.sync.process.TreeSync;
import org.tutti.sync.process.Waiting;
import org.tutti.sync.process.WindowParameters;
import org.tutti.sync.process.WindowSync;
import org.tutti.sync.sharing.SharedClockSync;

/** Makes the strategies that a plan names. */
final class SyncStrategyFactory {
  private final SyncPlan plan;

  SyncStrategyFactory(SyncPlan plan) {
    this.plan = plan;
  }

  /**
   * The method, applied to one rank of each clock.
   *
   * @param granularity step of the clocks in nanoseconds
   * @param turns ranks that share a processor
   */
  ClockSync clockSync(long granularity, int turns) {
    return new SharedClockSync(method(granularity, turns));
  }

  private ClockSync method(long granularity, int turns) {
    double wander = plan.value(SyncParameter.WANDER);
    return switch (plan.clock()) {
      case NONE -> new NoClockSync();
      case SKAMPI -> new SkampiClockSync(plan.count(SyncParameter.OFFSET_EXCHANGES), wander);
      case NETGAUGE -> new NetgaugeClockSync(plan.count(SyncParameter.PATIENCE), wander);
      case JK -> new JkClockSync(regression());
      case HCA -> new HcaClockSync(regression());
      case HCA2 -> new Hca2ClockSync(regression());
      case HCA3 -> new Hca3ClockSync(regression());
      case JOINT -> new JointClockSync(joint(granularity, turns));
    };
  }

  ProcessSync processSync(
      Communicator communicator,
      RankClock clock,
      Supplier<? extends GlobalClock> global,
      Waiting waiting) {
    return switch (plan.process()) {
      case NONE -> new NoSync();
      case BARRIER -> new MpiBarrierSync(communicator);
      case DISSEMINATION -> new DisseminationSync(communicator);
      case TREE -> new TreeSync(communicator);
      case WINDOW -> new WindowSync(windowParameters(), communicator, clock, global, waiting);
      case ROUNDTIME -> new RoundTimeSync(windowParameters(), communicator, clock, global, waiting);
    };
  }

  private RegressionParameters regression() {
    return new RegressionParameters(
        plan.count(SyncParameter.FIT_POINTS),
        plan.count(SyncParameter.EXCHANGES),
        plan.nanos(SyncParameter.FIT_SPREAD),
        plan.count(SyncParameter.ROUND_TRIPS),
        plan.count(SyncParameter.WARMUP_EXCHANGES),
        plan.count(SyncParameter.OFFSET_EXCHANGES),
        plan.value(SyncParameter.WANDER));
  }

  private JointParameters joint(long granularity, int turns) {
    return new JointParameters(
        plan.count(SyncParameter.BURSTS),
        plan.count(SyncParameter.BURST_EXCHANGES),
        plan.count(SyncParameter.BURST_WARMUP),
        plan.nanos(SyncParameter.SPREAD),
        turns,
        granularity,
        plan.value(SyncParameter.WANDER));
  }

  private WindowParameters windowParameters() {
    return new WindowParameters(
        plan.nanos(SyncParameter.WINDOW),
        plan.nanos(SyncParameter.LEAD),
        plan.nanos(SyncParameter.TOLERANCE),
        plan.nanos(SyncParameter.SLOT),
        plan.count(SyncParameter.ROOT));
  }
}
