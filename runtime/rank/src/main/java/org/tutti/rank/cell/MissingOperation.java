package org.tutti.rank.cell;

import java.util.Optional;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.exchange.CollectiveExchange;

/** Ranks that only wait do not notice by themselves what the library lacks. */
final class MissingOperation {
  private MissingOperation() {}

  /** What the library lacks of what this rank calls, if anything. */
  static Optional<OperationNotInLibrary> in(Runnable calls) {
    try {
      calls.run();
      return Optional.empty();
    } catch (OperationNotInLibrary e) {
      return Optional.of(e);
    }
  }

  /**
   * Collective: lets all ranks know what is missing on one of them.
   *
   * @throws OperationNotInLibrary on all ranks
   */
  static void agree(CollectiveExchange collectives, Optional<OperationNotInLibrary> missing) {
    Optional<String> here = Optional.empty();
    if (missing.isPresent()) {
      here = Optional.of(missing.get().operation() + "\n" + missing.get().library());
    }
    Optional<String> first = collectives.first(here);
    if (first.isPresent()) {
      String[] parts = first.get().split("\n", -1);
      throw parts[1].isEmpty()
          ? OperationNotInLibrary.refused(parts[0])
          : new OperationNotInLibrary(parts[0], parts[1]);
    }
  }
}
