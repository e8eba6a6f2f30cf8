package org.tutti.runtime;

/**
 * Refuses parameters. The class of a benchmark implements it, or a class with {@link
 * org.tutti.annotations.State}; a {@link Payload} is one.
 */
public interface ParameterCheck {
  /**
   * Refuses parameters that do not fit the number of processes, such as more dimensions of a grid
   * than there are processes, or that fit none. Called before launch, when the parameters have been
   * assigned. The cell is then not measured, and the others are.
   *
   * @throws org.tutti.diagnostics.TuttiException that says why the operation is impossible
   */
  void checkProcesses(int processes);
}
