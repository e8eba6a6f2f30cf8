package org.tutti.lab.clocks;

import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.Synchronizer;
import org.tutti.sync.clocksync.GlobalClock;

/** How far the clocks of all ranks drift from the root's (hunold2015, figure 6). */
public final class DriftExperiment implements Experiment {
  @Override
  public String name() {
    return "drift";
  }

  @Override
  public double seconds(ExperimentContext bench) {
    return bench.learningSeconds("SKAMPI") + bench.seconds();
  }

  @Override
  public int keys() {
    return 2;
  }

  @Override
  public DataTable run(ExperimentContext bench) {
    DataTable table =
        new DataTable(
            "Drift of each rank's clock relative to rank 0 (figure 6)",
            "seconds",
            "rank",
            "drift ns",
            "+- ns");
    try (Synchronizer synchronizer =
        Synchronizer.open(SyncConfiguration.of("BARRIER_SKAMPI"), bench.world(), bench.clock())) {
      GlobalClock offsetOnly = synchronizer.synchronization().clock();
      long begin = bench.clock().now();
      for (int second = 0; second <= bench.seconds(); second++) {
        bench.idle(begin, second);
        GlobalOffsets.MeasuredOffset[] offsets =
            GlobalOffsets.measure(bench.world(), bench.clock(), offsetOnly);
        for (int rank = 1; rank < offsets.length; rank++) {
          table.row(second, rank, offsets[rank].nanos(), offsets[rank].error());
        }
      }
    }
    return table;
  }
}
