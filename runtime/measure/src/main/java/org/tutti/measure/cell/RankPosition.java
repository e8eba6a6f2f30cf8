package org.tutti.measure.cell;

import java.util.List;
import org.tutti.measure.process.StackFrames;

/**
 * Where a rank is, for the message about a cell that takes too long.
 *
 * @param phase of the cell
 * @param stack of the thread that measures, innermost frame first
 */
record RankPosition(CellPhase phase, List<StackTraceElement> stack) {

  static RankPosition of(CellPhase phase, Thread thread) {
    return new RankPosition(phase, List.of(thread.getStackTrace()));
  }

  /**
   * Whether it keeps others waiting rather than waits for them: it runs a method of the benchmark,
   * but is neither in MPI nor in a synchronization.
   */
  boolean isAlone() {
    return stack.stream()
        .map(StackTraceElement::getClassName)
        .noneMatch(name -> name.startsWith("org.tutti.mpi.") || name.startsWith("org.tutti.sync."));
  }

  /** The words in {@code rank 3 is WORDS}. */
  String words() {
    return stack.stream()
        .filter(frame -> !frame.getClassName().matches("(java|jdk|sun)\\..*"))
        .findFirst()
        .map(frame -> phase.words() + ", at " + StackFrames.text(frame))
        .orElse(phase.words());
  }
}
