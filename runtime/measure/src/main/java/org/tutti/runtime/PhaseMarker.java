package org.tutti.runtime;

/** Takes the marks of {@link Control#phase}. */
@FunctionalInterface
public interface PhaseMarker {
  /** The marker of a cell whose phases are not timed. */
  PhaseMarker OFF = phase -> {};

  /** A phase begins, and the one before it ends. */
  void mark(String phase);
}
