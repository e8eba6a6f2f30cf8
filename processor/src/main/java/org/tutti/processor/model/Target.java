package org.tutti.processor.model;

/** The operation that a benchmark measures, and the datatype of its messages. */
public sealed interface Target {
  /** Constant of {@code org.tutti.mpi.Datatype}. */
  String datatype();

  /**
   * An MPI operation.
   *
   * @param operation constant of {@code org.tutti.annotations.Operation}
   * @param reduction constant of {@code org.tutti.annotations.ReductionKind}
   * @param inPlace whether its data are in the receive buffer
   */
  record CollectiveTarget(String operation, String reduction, boolean inPlace, String datatype)
      implements Target {}

  /**
   * A point-to-point exchange.
   *
   * @param pattern constant of {@code org.tutti.annotations.Pattern}
   */
  record PointToPointTarget(String pattern, String datatype) implements Target {}

  /**
   * A user-defined operation.
   *
   * @param operation its name in results
   * @param send size of the send buffer, as an expression
   * @param receive size of the receive buffer, as an expression
   */
  record OwnTarget(String operation, String send, String receive, String datatype)
      implements Target {}
}
