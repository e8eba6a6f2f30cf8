package org.tutti.lab.clocks;

import java.util.List;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.Synchronizer;

/**
 * MPI_Allreduce measured behind barriers and at planned times, with local and with global run-times
 * (hunold2015, figure 3).
 */
public final class SchemeExperiment implements Experiment {
  private static final List<String> SCHEMES =
      List.of("BARRIER", "DISSEMINATION", "WINDOW", "ROUNDTIME");

  private static final int[] COUNTS = {1, 4096};

  @Override
  public String name() {
    return "scheme";
  }

  /** Each cell is measured twice, once for the compilers. */
  @Override
  public double seconds(ExperimentContext bench) {
    double cells = 2 * COUNTS.length * bench.cellSeconds();
    return SCHEMES.size() * (bench.learningSeconds(bench.clockMethod()) + cells);
  }

  @Override
  public int keys() {
    return 2;
  }

  @Override
  public DataTable run(ExperimentContext bench) {
    DataTable table =
        new DataTable(
            "MPI_Allreduce by scheme: medians of run-times from local and from global times, and of"
                + " the time between first and last start (figure 3)",
            "scheme",
            "bytes",
            "local ns",
            "global ns",
            "valid %",
            "uncertainty ns",
            "starts apart ns");
    for (String scheme : SCHEMES) {
      try (Synchronizer synchronizer =
          Synchronizer.open(
              SyncConfiguration.of(scheme + "_" + bench.clockMethod()),
              bench.world(),
              bench.clock())) {
        for (int count : COUNTS) {
          measure(bench, synchronizer, count, table);
        }
      }
    }
    return table;
  }

  private static void measure(
      ExperimentContext bench, Synchronizer synchronizer, int count, DataTable table) {
    Communicator world = bench.world();
    MessageBuffer send = world.allocate(Datatype.DOUBLE, count);
    MessageBuffer receive = world.allocate(Datatype.DOUBLE, count);
    Runnable allreduce = () -> world.allreduce(send, receive, count, Datatype.DOUBLE, ReduceOp.SUM);
    ObservationRecorder.observe(bench, synchronizer, allreduce);
    ObservationRecorder observer = ObservationRecorder.observe(bench, synchronizer, allreduce);
    table.row(
        ExperimentContext.label(synchronizer.configuration().name()),
        count * Double.BYTES,
        RunTimes.median(RunTimes.local(world, observer)),
        RunTimes.median(RunTimes.global(world, observer)),
        observer.validPercent(),
        observer.timing().uncertainty(),
        RunTimes.median(RunTimes.spread(world, observer)));
  }
}
