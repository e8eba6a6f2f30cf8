package org.tutti.rank.payload;

import org.tutti.mpi.Datatype;
import org.tutti.mpi.NumberOp;

/** The reductions of MPI on whole numbers, independent of those that are checked. */
final class Fold {
  private Fold() {}

  /** Reduces successive elements, whose results are those of the datatype, to the first ones. */
  static void into(NumberOp op, Datatype datatype, long[] results, long[] others, int count) {
    if (op == NumberOp.SUM && (datatype.element().isFloating() || datatype.bytes() == Long.BYTES)) {
      for (int i = 0; i < count; i++) {
        results[i] += others[i];
      }
      return;
    }
    for (int i = 0; i < count; i++) {
      long result = of(op, datatype.isUnsigned(), results[i], others[i]);
      results[i] = ElementBits.narrowed(datatype, result);
    }
  }

  /**
   * @param isUnsigned whether the highest bit is no sign
   */
  static long of(NumberOp op, boolean isUnsigned, long left, long right) {
    // Narrower elements are sign-extended, which keeps the order of unsigned ones as well.
    long order = isUnsigned ? Long.compareUnsigned(left, right) : Long.compare(left, right);
    return switch (op) {
      case SUM -> left + right;
      case PROD -> left * right;
      case MAX -> order > 0 ? left : right;
      case MIN -> order < 0 ? left : right;
      case LAND -> left != 0 && right != 0 ? 1 : 0;
      case LOR -> left != 0 || right != 0 ? 1 : 0;
      case LXOR -> (left != 0) != (right != 0) ? 1 : 0;
      case BAND -> left & right;
      case BOR -> left | right;
      case BXOR -> left ^ right;
    };
  }
}
