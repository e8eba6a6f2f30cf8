package org.tutti.measure.payload;

import org.tutti.mpi.ReduceOp;

/** The reductions of MPI on whole numbers, independent of those that are checked. */
final class Fold {
  private Fold() {}

  static long of(ReduceOp op, long left, long right) {
    return switch (op) {
      case SUM -> left + right;
      case PROD -> left * right;
      case MAX -> Math.max(left, right);
      case MIN -> Math.min(left, right);
      case LAND -> left != 0 && right != 0 ? 1 : 0;
      case LOR -> left != 0 || right != 0 ? 1 : 0;
      case LXOR -> (left != 0) != (right != 0) ? 1 : 0;
      case BAND -> left & right;
      case BOR -> left | right;
      case BXOR -> left ^ right;
    };
  }
}
