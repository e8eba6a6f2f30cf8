package org.tutti.lab.clocks;

import java.util.List;

/** One experiment on synchronization. */
public interface Experiment {
  /** Its name on the command line, and that of its file. */
  String name();

  /** About how long it takes at most, in seconds. */
  double seconds(ExperimentContext bench);

  /** How many of its table's first columns say what a row is about. */
  int keys();

  /** Collective; what the table holds counts on the root only. */
  DataTable run(ExperimentContext bench);

  /** What its tables of several launches say together. */
  default DataTable overLaunches(List<DataTable> tables) {
    return RepeatedTables.combine(name(), keys(), tables);
  }
}
