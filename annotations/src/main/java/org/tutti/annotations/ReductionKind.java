package org.tutti.annotations;

/** The predefined reductions of MPI; logical and bitwise ones take integer datatypes only. */
public enum ReductionKind {
  SUM,
  PROD,
  MAX,
  MIN,
  LAND,
  BAND,
  LOR,
  BOR,
  LXOR,
  BXOR;

  /** Whether it is defined for floating-point datatypes. */
  public boolean takesFloatingPoint() {
    return switch (this) {
      case SUM, PROD, MAX, MIN -> true;
      case LAND, BAND, LOR, BOR, LXOR, BXOR -> false;
    };
  }
}
