package org.tutti.lab.operations.intercommunicator;

import java.util.Optional;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.NumberOp;
import org.tutti.mpi.ReduceOp;

/** A collective between two sides that combines the blocks of the other one. */
public abstract class SidesReduction extends SidesCollective {
  /** How elements are combined. */
  @Param("SUM")
  public NumberOp reduction;

  /** The same for the library. */
  protected ReduceOp op;

  SidesReduction(Operation operation) {
    super(operation);
  }

  @Setup
  public final void choose() {
    op = ReduceOp.of(reduction);
  }

  @Override
  final Optional<ReduceOp> op() {
    return Optional.of(ReduceOp.of(reduction));
  }
}
