package org.tutti.lab.clocks;

import java.util.List;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.Synchronizer;

/**
 * When each rank leaves a barrier, after the first that does: median, and mean with its 95 %
 * interval (hunold2015, figure 4).
 */
public final class BarrierSkewExperiment implements Experiment {
  static final List<String> BARRIERS = List.of("BARRIER", "DISSEMINATION", "TREE");

  private static final double NORMAL_95 = 1.96;

  @Override
  public String name() {
    return "barrier-skew";
  }

  @Override
  public double seconds(ExperimentContext bench) {
    return BARRIERS.size() * (bench.learningSeconds(bench.clockMethod()) + bench.cellSeconds());
  }

  @Override
  public int keys() {
    return 2;
  }

  @Override
  public DataTable run(ExperimentContext bench) {
    DataTable table =
        new DataTable(
            "Exit from a barrier, after that of the first rank (figure 4)",
            "barrier",
            "rank",
            "median ns",
            "mean ns",
            "95 % interval ns",
            "clock uncertainty ns");
    for (String barrier : BARRIERS) {
      measure(bench, barrier, table);
    }
    return table;
  }

  /** The exit from the barrier is the start of an operation that does nothing. */
  private static void measure(ExperimentContext bench, String barrier, DataTable table) {
    Communicator world = bench.world();
    try (Synchronizer synchronizer =
        Synchronizer.open(
            SyncConfiguration.of(barrier + "_" + bench.clockMethod()), world, bench.clock())) {
      ObservationRecorder observer = ObservationRecorder.observe(bench, synchronizer, () -> {});
      int count = observer.valid();
      MessageBuffer mine = world.allocate(Datatype.LONG, count);
      MessageBuffer all = world.allocate(Datatype.LONG, count * world.size());
      for (int index = 0; index < count; index++) {
        mine.putLong(index, observer.globalStart(index));
      }
      world.allgather(mine, all, count, Datatype.LONG);
      for (int rank = 0; rank < world.size(); rank++) {
        long[] afters = new long[count];
        double sum = 0;
        double squares = 0;
        for (int index = 0; index < count; index++) {
          afters[index] = all.getLong(rank * count + index) - first(all, index, count);
          double after = afters[index];
          sum += after;
          squares += after * after;
        }
        double mean = sum / count;
        double deviation = Math.sqrt(Math.max(0, squares / count - mean * mean));
        double interval = NORMAL_95 * deviation / Math.sqrt(count);
        table.row(
            barrier,
            rank,
            RunTimes.median(afters),
            mean,
            interval,
            observer.timing().uncertainty());
      }
    }
  }

  private static long first(MessageBuffer all, int index, int count) {
    long first = Long.MAX_VALUE;
    for (int at = index; at < all.count(); at += count) {
      first = Math.min(first, all.getLong(at));
    }
    return first;
  }
}
