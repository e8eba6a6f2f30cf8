package org.tutti.lab.stress;

import java.util.List;
import java.util.stream.Stream;

/**
 * An operation whose data are checked.
 *
 * @param name as MPI calls it
 * @param data what it moves
 * @param call performs it
 */
record StressOperation(String name, StressData data, Call call) {

  /** Performs an operation. */
  interface Call {
    void on(StressArguments place);
  }

  /** One operation of each kind. */
  static List<StressOperation> all() {
    return Stream.of(StressedMessages.all(), StressedCollectives.all())
        .flatMap(List::stream)
        .toList();
  }
}
