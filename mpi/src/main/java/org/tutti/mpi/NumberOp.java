package org.tutti.mpi;

/** The predefined reductions that combine numbers, or what else one element has. */
public enum NumberOp {
  MAX,
  MIN,
  SUM,
  PROD,
  LAND,
  BAND,
  LOR,
  BOR,
  LXOR,
  BXOR;

  /** Whether MPI defines it for such elements (MPI 4.0, section 6.9.2). */
  public boolean takes(ElementKind kind) {
    return switch (kind) {
      case INTEGER -> true;
      case MULTI_LANGUAGE -> !isLogical();
      case FLOATING -> isOrder() || isArithmetic();
      case COMPLEX -> isArithmetic();
      case LOGICAL -> isLogical();
      case BYTE -> isBitwise();
      case PAIR, OPAQUE -> false;
    };
  }

  private boolean isOrder() {
    return this == MAX || this == MIN;
  }

  private boolean isArithmetic() {
    return this == SUM || this == PROD;
  }

  private boolean isLogical() {
    return this == LAND || this == LOR || this == LXOR;
  }

  private boolean isBitwise() {
    return this == BAND || this == BOR || this == BXOR;
  }
}
