package org.tutti.sync.laboratory;

/** One experiment of the laboratory. */
public interface Experiment {
  /** Its name on the command line, and that of its file. */
  String name();

  /** Collective; what the table holds counts on the root only. */
  DataTable run(Bench bench);
}
