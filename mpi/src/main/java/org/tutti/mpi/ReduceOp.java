package org.tutti.mpi;

/** The predefined reduction operators of MPI; logical and bitwise ones take integer types only. */
public enum ReduceOp {
  MAX,
  MIN,
  SUM,
  PROD,
  LAND,
  BAND,
  LOR,
  BOR,
  LXOR,
  BXOR
}
