package org.tutti.mpi;

/** The predefined reductions that combine numbers; logical and bitwise ones take integers only. */
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

  /** Whether floating-point numbers have it. */
  public boolean isArithmetic() {
    return ordinal() <= PROD.ordinal();
  }
}
