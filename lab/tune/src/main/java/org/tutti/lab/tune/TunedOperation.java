package org.tutti.lab.tune;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The operations for which Open MPI's component {@code tuned} chooses algorithms by size: their
 * numbers in a rules file ({@code ompi/mca/coll/base/coll_base_functions.h}), and which size they
 * look up there ({@code coll_tuned_decision_dynamic.c} of Open MPI 4.1). {@link LookUpCheck} checks
 * the latter in the library itself.
 *
 * <p>The others cannot be chosen by size. {@code MPI_Alltoallv} and {@code MPI_Alltoallw} always
 * look up 0, {@code MPI_Scan} and {@code MPI_Exscan} the size of one element times the number of
 * processes, so that the rule of one size would hold for all.
 */
enum TunedOperation {
  ALLGATHER(0, true),
  ALLGATHERV(1, false),
  ALLREDUCE(2, false),
  ALLTOALL(3, true),
  BARRIER(6, false),
  BCAST(7, false),
  GATHER(9, true),
  REDUCE(11, false),
  REDUCE_SCATTER(12, true),
  REDUCE_SCATTER_BLOCK(13, true),
  SCATTER(15, true);

  private final int number;
  private final boolean ofAllProcesses;

  TunedOperation(int number, boolean ofAllProcesses) {
    this.number = number;
    this.ofAllProcesses = ofAllProcesses;
  }

  /** The operation of a name such as {@code MPI_Allreduce}. */
  static Optional<TunedOperation> named(String operation) {
    return Arrays.stream(values()).filter(one -> one.operation().equals(operation)).findFirst();
  }

  /** Such as {@code MPI_Allreduce}. */
  String operation() {
    return "MPI_" + name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
  }

  /** Such as {@code coll_tuned_allreduce_algorithm}. */
  String variable() {
    return "coll_tuned_" + name().toLowerCase(Locale.ROOT) + "_algorithm";
  }

  int number() {
    return number;
  }

  /** The size that the library looks up for a block of this size. */
  long ruleSize(TuningCell cell) {
    return ofAllProcesses ? cell.msize() * cell.processes() : cell.msize();
  }
}
