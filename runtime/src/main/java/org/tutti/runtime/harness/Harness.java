package org.tutti.runtime.harness;

import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;
import org.tutti.runtime.plan.Benchmark;

/** The generated measuring loop of one benchmark method. Instances are made by reflection, once. */
public interface Harness {
  /** What is measured, with the settings of its annotations. */
  Benchmark benchmark();

  /** Calls the benchmark without timing it. */
  void warmUp(Communicator communicator, Message message, int calls);

  /** Measures the observations of {@code run}; allocates nothing. */
  void measure(Run run, Communicator communicator, Message message);
}
