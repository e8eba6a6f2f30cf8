package org.tutti.measure.harness;

import java.util.List;
import java.util.Optional;
import org.tutti.runtime.Payload;

/**
 * The generated measuring loop of one benchmark method and what surrounds it. Instances are made by
 * reflection, once; everything else is a plain call.
 */
public interface Harness {
  /** Sets the fields that are parameters, before {@link #setUpCell}. */
  default void assign(ParameterValues values) {}

  /**
   * Refuses parameters, as the benchmark's class and its states say; called after {@link #assign}.
   *
   * @throws org.tutti.diagnostics.TuttiException if they do not fit the number of processes
   */
  default void checkParameters(int processes) {
    Optional<Payload> payload = payload();
    if (payload.isPresent()) {
      payload.get().checkProcesses(processes);
    }
  }

  /** What the benchmark moves, if its class says so; asked after {@link #assign}. */
  default Optional<Payload> payload() {
    return Optional.empty();
  }

  /** Calls the set-up methods of level LAUNCH; the runtime synchronizes the ranks afterward. */
  default void setUpLaunch(CellContext cell) {}

  /** Calls the set-up methods of level CELL; the runtime synchronizes the ranks afterward. */
  default void setUpCell(CellContext cell) {}

  /** Measures the observations of {@code run}; allocates nothing beyond what the benchmark does. */
  void measure(Run run, CellContext cell);

  /** What the benchmark counts itself. */
  default List<CounterDefinition> counters() {
    return List.of();
  }

  /**
   * The present value of a counter on this rank.
   *
   * @param index in {@link #counters()}
   */
  default double readCounter(int index) {
    throw new IndexOutOfBoundsException(index);
  }

  /** Calls the tear-down methods of level CELL. */
  default void tearDownCell(CellContext cell) {}

  /** Calls the tear-down methods of level LAUNCH. */
  default void tearDownLaunch(CellContext cell) {}
}
