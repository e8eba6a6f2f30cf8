package org.tutti.sync.experiment;

/** One experiment on synchronization. */
public interface Experiment {
  /** Its name on the command line, and that of its file. */
  String name();

  /** About how long it takes at most, in seconds. */
  double seconds(ExperimentContext bench);

  /** Collective; what the table holds counts on the root only. */
  DataTable run(ExperimentContext bench);
}
