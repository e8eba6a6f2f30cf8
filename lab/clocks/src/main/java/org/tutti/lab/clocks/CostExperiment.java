package org.tutti.lab.clocks;

import java.util.List;
import org.tutti.mpi.exchange.CollectiveExchange;

/**
 * What each clock synchronization costs: its rounds, which follow one another, its messages, and
 * the time it takes (hunold2015, sections 2, 4 and 6).
 */
public final class CostExperiment implements Experiment {
  @Override
  public String name() {
    return "cost";
  }

  @Override
  public double seconds(ExperimentContext bench) {
    return bench.learningSeconds(methods(bench));
  }

  @Override
  public int keys() {
    return 1;
  }

  @Override
  public DataTable run(ExperimentContext bench) {
    CollectiveExchange ranks = new CollectiveExchange(bench.world());
    DataTable table =
        new DataTable(
            "Rounds, messages of all ranks and of the busiest, and duration of each"
                + " synchronization of "
                + bench.world().size()
                + " ranks",
            "method",
            "rounds",
            "messages",
            "of a rank",
            "duration ms");
    for (String method : methods(bench)) {
      try (MonitoredSync learned = MonitoredSync.once(bench, method)) {
        table.row(
            learned.label(),
            ranks.maximum(learned.rounds()),
            ranks.sum(learned.messages()),
            ranks.maximum(learned.messages()),
            ranks.maximum(learned.millis()));
      }
    }
    return table;
  }

  private static List<String> methods(ExperimentContext bench) {
    return bench.methodsOr(ExperimentContext.METHODS);
  }
}
