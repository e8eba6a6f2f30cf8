package org.tutti.sync.clocksync;

import java.util.List;

/**
 * Clock synchronizations that another module adds. {@link java.util.ServiceLoader} finds the
 * source, a class with a public constructor, wherever it is on the class path.
 */
public interface ClockMethodSource {
  /** None has the name of another. */
  List<ClockMethod> methods();
}
